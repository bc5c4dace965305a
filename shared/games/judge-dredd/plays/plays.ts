import type { Action, Aim } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import type { CityHalf } from '../cards/schema.ts'
import { bound, present, scenesAt, within } from '../city.ts'
import { drawable } from '../packs.ts'
import type { Moment, View } from '../state.ts'
import { combatAims } from './combat.ts'
import { quietNeighbours } from './public.ts'

/**
 * JD-C1, JD-A6, JD-E4, JD-R16: every way in which the viewer could play a card of his hand in a window, each kind of card once.
 * Read from his view alone.
 */
export function plays(cards: Cards, view: View, moment: Moment): Action[] {
  const kinds = [...new Set(view.hand)]
  return kinds.flatMap((card) => aimsOf(cards, view, moment, card).map((aim): Action => ({ type: 'play', card, aim })))
}

/** JD-C3, JD-R16: what a card of the viewer can be played on in a window; empty if it cannot be played there. */
export function aimsOf(cards: Cards, view: View, moment: Moment, id: string): Aim[] {
  const card = cards.card(id)
  if (moment.window === 'combat') return card.combat ? combatAims(card.combat, moment.fight) : []
  const { window } = moment
  if (!card.city?.windows.some((one) => one === window)) return []
  return cityAims(cards, view, moment.active, card.city)
}

/**
 * JD-R18: the legal targets of a city half. JD-E3, JD-I3, JD-R19: on a Judge in Intensive Care, and on the hand of his player,
 * nothing but Robodoc is played; his player plays cards as everybody does, also those for himself (JD-R29).
 */
function cityAims(cards: Cards, view: View, active: number, { effect, target }: CityHalf): Aim[] {
  const judge = view.judges[active]!
  if (target === 'active' && judge.inCare) return []
  switch (effect.op) {
    case 'heal':
      return judge.inCare ? [{ at: 'none' }] : []
    case 'stride':
      return 'set' in effect && judge.strides === effect.set ? [] : [{ at: 'none' }]
    case 'barney':
      return judge.barneyed ? [] : [{ at: 'none' }]
    case 'relocate':
      return effect.to === 'adjacentQuiet' ? quietAims(cards, view) : relocations(cards, view, active, effect.to)
    case 'draw':
      return drawable(view, view.packs.cards) > 0 ? [{ at: 'none' }] : []
    case 'take':
      return view.judges.flatMap((rival, seat): Aim[] =>
        seat !== view.you && !rival.inCare && view.held[seat]! > 0 ? [{ at: 'rival', seat }] : [],
      )
    case 'moveCrime':
      return view.scenes.flatMap(({ crime, sector }) => within(cards, sector, effect.steps).map((to): Aim => ({ at: 'crime', crime, to })))
    case 'swapPerps':
      return pairs(view.scenes.map(({ crime }) => crime)).map((crimes): Aim => ({ at: 'crimes', crimes }))
    case 'peek':
      return peeks(view)
  }
}

/** Where Express Tube and Wrong Turning can put the Judge who is about to move: nowhere if he is bound (JD-R8). */
function relocations(cards: Cards, view: View, active: number, to: 'start' | 'adjacent'): Aim[] {
  const { at } = view.judges[active]!
  if (bound(view, active)) return []
  const sectors =
    to === 'adjacent'
      ? cards.sector(at as string).neighbours
      : cards.starts.filter((sector) => sector !== at && scenesAt(view.scenes, sector).length === 0)
  return sectors.map((sector): Aim => ({ at: 'sector', to: sector }))
}

function quietAims(cards: Cards, view: View): Aim[] {
  return view.judges.flatMap((judge, seat) =>
    present(judge) ? quietNeighbours(cards, view, seat).map((to): Aim => ({ at: 'judge', seat, to })) : [],
  )
}

/** One or two face-down Perps that the player does not know. */
function peeks(view: View): Aim[] {
  const unknown = view.scenes.filter(({ perp }) => perp === null).map(({ crime }) => crime)
  return [...unknown.map((crime) => [crime]), ...pairs(unknown)].map((crimes): Aim => ({ at: 'crimes', crimes }))
}

function pairs(ids: readonly string[]): string[][] {
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]))
}
