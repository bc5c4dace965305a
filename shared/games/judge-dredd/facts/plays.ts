import type { Seat } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import type { DreddEvent } from '../events.ts'
import { onNobody, onPerp, type PlayFacts } from './rows.ts'

type Played = Extract<DreddEvent, { type: 'cardPlayed' }>

/** Whom a card was played on: a seat, the Perp, or nobody. */
export function targetOf(cards: Cards, { seat, card, half, aim }: Played, active: Seat): number {
  if (aim.at === 'fight') return aim.on.side === 'perp' ? onPerp : aim.on.seat
  if (aim.at === 'judge' || aim.at === 'rival') return aim.seat
  if (half === 'combat') return onNobody
  const target = cards.card(card).city?.target
  if (target === 'self') return seat
  return target === 'active' || target === 'patient' ? active : onNobody
}

/** Counts cards by who played them on whom. */
export function playsCounter(cards: Cards) {
  const counts = new Map<string, Omit<PlayFacts, 'count'> & { count: number }>()
  return {
    add: (event: Played, active: Seat): void => {
      const { seat, card, half } = event
      const target = targetOf(cards, event, active)
      const key = `${seat} ${card} ${half} ${target}`
      const row = counts.get(key) ?? { seat, card, half, target, count: 0 }
      counts.set(key, row)
      row.count += 1
    },
    rows: (): PlayFacts[] => [...counts.values()],
  }
}
