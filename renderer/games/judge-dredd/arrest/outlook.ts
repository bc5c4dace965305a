import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { Cards } from '../../../../shared/games/judge-dredd/cards/cards.ts'
import { arrestOdds, duelOdds, withPlay } from '../../../../shared/games/judge-dredd/odds/index.ts'
import { fighters } from '../../../../shared/games/judge-dredd/plays/combat.ts'
import type { Aimed, Fight, View } from '../../../../shared/games/judge-dredd/state.ts'

export const partKinds = ['arrest', 'unharmed', 'standOff', 'care', 'win', 'again', 'lose'] as const
export type PartKind = (typeof partKinds)[number]

/** A part of all rolls that ends in one way for a Judge. */
export type Part = { readonly kind: PartKind; readonly count: number }

/** What awaits one Judge, in counts of equally likely rolls; `chance` 0 … 1: that he makes the arrest, or wins the duel in the end. */
export type SeatOutlook = { readonly seat: Seat; readonly parts: readonly Part[]; readonly chance: number }

/** What awaits everybody in a fight if no card is played any more. */
export type Outlook = { readonly rolls: number; readonly seats: readonly SeatOutlook[] }

/** The exact chances of a fight, from what the viewer may see. Parts always stand in the order good, even, bad. */
export function outlookOf(cards: Cards, view: View, fight: Fight): Outlook {
  if (fight.kind === 'duel') {
    const { rolls, seats } = duelOdds(cards, fight.duel)
    return { rolls, seats: seats.map(({ seat, win, again, chance }) => ({ seat, chance, parts: duelParts(rolls, win, again) })) }
  }
  const { rolls, seats } = arrestOdds(cards, view, fight.arrest)
  const alone = seats.length === 1
  return {
    rolls,
    seats: seats.map((one) => ({
      seat: one.seat,
      chance: one.arrest / rolls,
      parts: (alone ? (['arrest', 'standOff', 'care'] as const) : (['arrest', 'unharmed', 'standOff', 'care'] as const)).map((kind) => ({
        kind,
        count: one[kind],
      })),
    })),
  }
}

function duelParts(rolls: number, win: number, again: number): Part[] {
  return [
    { kind: 'win', count: win },
    { kind: 'again', count: again },
    { kind: 'lose', count: rolls - win - again },
  ]
}

/** The Judge whose chance the numbers under a hand are about: the viewer's own if he fights, else the one who named the fight. */
export function subjectOf(view: Pick<View, 'you'>, fight: Fight): Seat {
  const seats = fighters(fight)
  return seats.find((seat) => seat === view.you) ?? seats[0]!
}

type Play = Extract<Action, { type: 'play' }>

/** A card of the hand with one of its aims: the subject's chance if it is played and nothing follows, and the change, both 0 … 1. */
export type Prospect = {
  readonly play: Play
  readonly on: Aimed | null
  readonly outlook: SeatOutlook
  readonly rolls: number
  readonly gain: number
}

/** R-UX-2: how each play of one card would change the chance of the subject, the best for the viewer first: a rival would rather see it fall. */
export function prospectsOf(cards: Cards, view: View, fight: Fight, plays: readonly Play[]): Prospect[] {
  const subject = subjectOf(view, fight)
  const chanceIn = (one: Fight) => {
    const { rolls, seats } = outlookOf(cards, view, one)
    return { rolls, outlook: seats.find(({ seat }) => seat === subject)! }
  }
  const now = chanceIn(fight).outlook.chance
  const wish = subject === view.you ? 1 : -1
  return plays
    .map((play) => {
      const { rolls, outlook } = chanceIn(withPlay(cards, view, fight, play, view.you ?? subject))
      return { play, on: play.aim.at === 'fight' ? play.aim.on : null, outlook, rolls, gain: outlook.chance - now }
    })
    .sort((a, b) => wish * (b.gain - a.gain))
}
