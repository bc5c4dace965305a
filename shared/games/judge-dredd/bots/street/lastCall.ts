import type { Action } from '../../actions.ts'
import { fighters, modifiersOf } from '../../plays/combat.ts'
import type { Fight, View } from '../../state.ts'
import { contestOf, duelOdds, oddsIn, withPlay, type Contest } from '../../odds/index.ts'
import { arrestChance, careChance } from './chances.ts'
import type { Rated } from './moves.ts'
import type { Outlook } from './prospects.ts'
import { costPart } from './worth.ts'

type Play = Extract<Action, { type: 'play' }>

/** A card that could be played now, the best way to; `kick`: cancelling comes before all else, then the strongest. */
type Option = { readonly play: Play; readonly cost: number; readonly kick: number }

/** More cards at once are not thought about. */
const mostOptions = 5

/**
 * JD-A5, JD-A6, JD-R16: rates passing (0) and every card at the last call: what the best set of cards with it in it adds to
 * what the fight is worth to the viewer by its exact chances, less what the cards are worth in hand.
 */
export function rateLastCall(outlook: Outlook, fight: Fight, legal: readonly Action[]): Rated[] {
  const now = fightWorth(outlook, fight)
  const options = optionsOf(outlook, fight, now, legal)
  const best = new Map<Option, number>()
  everySet(options, (set) => {
    const gain = fightWorth(outlook, played(outlook, fight, set)) - now - set.reduce((sum, option) => sum + option.cost, 0)
    for (const option of set) best.set(option, Math.max(best.get(option) ?? -Infinity, gain))
  })
  const rated = options.map((option): Rated => ({ action: option.play, worth: best.get(option) ?? -Infinity }))
  return [...rated, { action: { type: 'pass' }, worth: 0 }]
}

/** What a fight is worth to the viewer as its cards stand: points and Intensive Care, by seat as they count for him. */
export function fightWorth(outlook: Outlook, fight: Fight): number {
  const { cards, view, stakes, temper } = outlook
  if (fight.kind === 'duel') {
    const odds = duelOdds(cards, fight.duel).seats.find((one) => one.seat === view.you)
    return odds === undefined ? 0 : duelPoints * odds.chance
  }
  const contest = contestOf(cards, view, fight.arrest)
  const points = pointsOf(outlook, fight.arrest.crime)
  const care = temper.care * (outlook.patience > 0 ? 1 : 0)
  return worthOf(contest, (seat, arrest, hurt) => stake(stakes[seat]!, seat === view.you, temper.spite) * (points * arrest - care * hurt))
}

/** The duel decides the match: cards are of no other use. */
const duelPoints = 50

function stake(of: number, own: boolean, spite: number): number {
  return own ? of : of * spite
}

function worthOf({ perp, judges, sides }: Contest, of: (seat: number, arrest: number, care: number) => number): number {
  const [only, ...others] = judges
  if (only !== undefined && others.length === 0 && only.keep === null && perp.keep === null) {
    const edge = only.plus - perp.plus
    return of(only.seat, arrestChance(edge), careChance(edge))
  }
  const { rolls, seats } = oddsIn({ perp, judges, sides })
  return seats.reduce((sum, one) => sum + of(one.seat, one.arrest / rolls, one.care / rolls), 0)
}

function pointsOf({ cards, view }: Outlook, crime: string): number {
  const perp = view.scenes.find((scene) => scene.crime === crime)!.perp as string
  return cards.perpValue(perp) + cards.crimeValue(crime)
}

/** Every card of the hand that changes the fight for the better or might with others, each in its best way. */
function optionsOf(outlook: Outlook, fight: Fight, now: number, legal: readonly Action[]): Option[] {
  const { cards, view, worths } = outlook
  const part = costPart(cards, view, outlook.temper) * (involved(view, fight) ? 1 : 1 + outlook.temper.waiting * toBeAsked(view))
  const best = new Map<string, { play: Play; gain: number }>()
  for (const play of legal) {
    if (play.type !== 'play') continue
    const gain = fightWorth(outlook, withPlay(cards, view, fight, play, view.you as number)) - now + leaning(outlook, fight, play)
    const known = best.get(play.card)
    if (gain > 0 && (known === undefined || gain > known.gain)) best.set(play.card, { play, gain })
  }
  return [...best.values()]
    .sort((a, b) => b.gain - a.gain)
    .flatMap(({ play }) =>
      view.hand.filter((card) => card === play.card).map(() => optionOf(outlook, fight, play, part * worths.get(play.card)!)),
    )
    .slice(0, mostOptions)
    .sort((a, b) => b.kick - a.kick)
}

/** Where one card alone changes no chance, a card that leans the right way may still do so together with others. */
function leaning({ view }: Outlook, fight: Fight, { aim }: Play): number {
  if (aim.at !== 'fight') return 0
  const mine = involved(view, fight)
  if (aim.on.side === 'perp') return mine ? 0 : 1e-6
  return aim.on.seat === view.you ? 1e-6 : 0
}

function optionOf({ cards }: Outlook, _fight: Fight, play: Play, cost: number): Option {
  const effect = cards.card(play.card).combat
  const kick = effect?.op === 'cancel' ? 100 : effect?.op === 'combat' ? effect.amount : 10
  return { play, cost, kick }
}

function involved(view: View, fight: Fight): boolean {
  return fighters(fight).includes(view.you as number)
}

/** How many others may still be asked before this last call closes. */
function toBeAsked({ stage, held, you }: View): number {
  if (stage.step !== 'window') return 0
  return held.filter((count, seat) => seat !== you && count > 0 && !stage.passed.includes(seat)).length
}

function everySet(options: readonly Option[], use: (set: readonly Option[]) => void): void {
  for (let bits = 1; bits < 2 ** options.length; bits++) use(options.filter((_, at) => (bits >> at) & 1))
}

function played({ cards, view }: Outlook, fight: Fight, set: readonly Option[]): Fight {
  return set.reduce((now, { play }) => (canStill(now, play) ? withPlay(cards, view, now, play, view.you as number) : now), fight)
}

function canStill(fight: Fight, { aim }: Play): boolean {
  return aim.at !== 'none' || modifiersOf(fight).length > 0
}
