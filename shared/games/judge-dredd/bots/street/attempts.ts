import type { Cards } from '../../cards/cards.ts'
import type { View } from '../../state.ts'
import { arrestChance, careChance } from './chances.ts'
import type { Temper } from './temper.ts'
import { costPart, late, type Worths } from './worth.ts'

/** Something a Judge could add to his total, and what the cards for it cost; the dearer the more. */
export type Offer = { readonly bonus: number; readonly cost: number }

/** What an attempt is worth to whoever makes it, by seat, Perp (its value, or null for one nobody knows) and Crime (its value). */
export type Attempts = (seat: number, perp: number | null, crime: number) => number

/** The cards of the viewer that add to a Judge: how much, against a Perp of at least so much, for what cost. */
type Arm = { readonly amount: number; readonly high: number; readonly from: number; readonly cost: number }

/** A card of the others adds about so much, and costs its player so much a point. */
const typical = { amount: 1.65, cost: 0.33 }
/** How often Call for Backup finds somebody near. */
const nearby = 0.7

function armsOf(cards: Cards, view: View, worths: Worths, part: number): Arm[] {
  return view.hand.flatMap((id): Arm[] => {
    const effect = cards.card(id).combat
    if (effect === null || effect.op !== 'combat' || effect.side === 'perp') return []
    const cost = part * worths.get(id)!
    if (!('when' in effect)) return [{ amount: effect.amount, high: effect.amount, from: 0, cost }]
    if (effect.when === 'perpAtLeast') return [{ amount: effect.amount, high: effect.amountWhen, from: effect.value, cost }]
    const amount = effect.amount + nearby * (effect.amountWhen - effect.amount)
    return [{ amount, high: amount, from: 0, cost }]
  })
}

/** What some arms come to together, every choice of them, the costlier of two that give the same left out. */
function offersOf(arms: readonly Arm[], perp: number): Offer[] {
  let all: Offer[] = [{ bonus: 0, cost: 0 }]
  for (const arm of arms) {
    const amount = arm.from > 0 && perp >= arm.from ? arm.high : arm.amount
    all = [...all, ...all.map(({ bonus, cost }) => ({ bonus: bonus + amount, cost: cost + arm.cost }))]
  }
  const sorted = all.sort((a, b) => a.cost - b.cost || b.bonus - a.bonus)
  let best = -1
  return sorted.filter(({ bonus }) => bonus > best && ((best = bonus), true))
}

/** JD-A7, JD-A8: the worth of an attempt for so many points, at an edge, with the best choice of what there is to add. */
export function attemptWorth(offers: readonly Offer[], points: number, edge: number, care: number): number {
  let best = -Infinity
  for (const { bonus, cost } of offers) {
    if (cost > points) break
    best = Math.max(best, points * arrestChance(edge + bonus) - care * careChance(edge + bonus) - cost)
  }
  return best
}

/** What a Perp that nobody turned up can be: the values of those that lie neither open nor arrested, nor are known. */
export function unseenPerps(cards: Cards, view: View): number[] {
  const seen = new Set([...view.judges.flatMap((judge) => judge.arrests.map((one) => one.perp)), ...view.scenes.map((scene) => scene.perp)])
  return cards.pack.perps.filter((perp) => !seen.has(perp.id)).map((perp) => perp.value)
}

/** The attempts of every seat, as the viewer expects them: his with his cards, the others' with such as they may have. */
export function attemptsOf(cards: Cards, view: View, worths: Worths, temper: Temper): Attempts {
  const part = costPart(cards, view, temper)
  const arms = armsOf(cards, view, worths, part)
  const base = cards.pack.numbers.judgeBase
  const unseen = unseenPerps(cards, view)
  const handsSum = view.held.reduce((sum, held) => sum + held, 0)
  const offers = new Map<string, Offer[]>()
  const known = new Map<number, number>()
  const offered = (seat: number, perp: number): readonly Offer[] => {
    const own = seat === view.you
    const key = own ? `own ${perp}` : `${view.held[seat]}`
    const found = offers.get(key)
    if (found !== undefined) return found
    const made = own ? offersOf(arms, perp) : typicalOffers(view.held[seat]!, typical.cost * temper.card * late(cards, view))
    offers.set(key, made)
    return made
  }
  const against = (seat: number, perp: number, crime: number): number => {
    const key = (seat * 32 + perp) * 32 + crime
    const before = known.get(key)
    if (before !== undefined) return before
    const hindered = temper.hindrance * (handsSum - view.held[seat]!)
    const worth = attemptWorth(offered(seat, perp), perp + crime, base - perp - crime - hindered, temper.care)
    known.set(key, worth)
    return worth
  }
  return (seat, perp, crime) => {
    if (perp !== null) return against(seat, perp, crime)
    const key = (seat * 32 + 31) * 32 + crime
    const before = known.get(key)
    if (before !== undefined) return before
    const mean = unseen.reduce((sum, one) => sum + against(seat, one, crime), 0) / Math.max(1, unseen.length)
    known.set(key, mean)
    return mean
  }
}

function typicalOffers(held: number, cost: number): Offer[] {
  const most = Math.floor(typical.amount * held)
  return Array.from({ length: most + 1 }, (_, bonus) => ({ bonus, cost: bonus * cost }))
}
