import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Cards } from '../../../../shared/games/judge-dredd/cards/cards.ts'
import type { Throw } from '../../../../shared/games/judge-dredd/events.ts'
import { contestOf, duelSides, neededDie, rangeOf, termsOf, type Side } from '../../../../shared/games/judge-dredd/odds/index.ts'
import type { Aimed, Fight, View } from '../../../../shared/games/judge-dredd/state.ts'

/** One term of a side's sum, in the order in which it is written down. */
export type Term =
  | { readonly kind: 'base'; readonly value: number }
  | { readonly kind: 'perp'; readonly value: number; readonly perp: string }
  | { readonly kind: 'crime'; readonly value: number; readonly crime: string }
  /** `thrown` is null before the dice fall. */
  | { readonly kind: 'die'; readonly keep: Side['keep']; readonly thrown: Pick<Throw, 'dice' | 'kept'> | null }
  | { readonly kind: 'card'; readonly card: string; readonly by: Seat; readonly amount: number }
  | { readonly kind: 'twice'; readonly card: string; readonly by: Seat; readonly keep: 'highest' | 'lowest' }

/** A card that was played, and what stands there without any. */
export type PlayedTerm = Extract<Term, { kind: 'card' | 'twice' }>
export type FixedTerm = Exclude<Term, PlayedTerm>

/** Whether a term is a card that was played. */
export function isPlayed(term: Term): term is PlayedTerm {
  return term.kind === 'card' || term.kind === 'twice'
}

/** A side of a fight with every term named, and what its total can come to; once thrown `low` and `high` are the total. */
export type FightSide = { readonly on: Aimed; readonly terms: readonly Term[]; readonly low: number; readonly high: number }

/** By how much a Judge's die must be above the Perp's: see `neededDie`. */
export type Needed = ReturnType<typeof neededDie>
export type JudgeSide = FightSide & { readonly seat: Seat; readonly needs: Needed | null }

/** Both sides of a fight; the Perp's is null in a duel. `thrown`: what each side threw, once the dice have fallen. */
export type Sides = {
  readonly judges: readonly JudgeSide[]
  readonly perp: (FightSide & { readonly perp: string; readonly points: number }) | null
}
export type Thrown = { readonly perp: Throw | null; readonly judges: readonly (Throw & { readonly seat: Seat })[] }

/** JD-A3, JD-A4, JD-R26: everything that decides a fight, spelled out. `view` must know the Perp, who lies face up there. */
export function sidesOf(cards: Cards, view: View, fight: Fight, thrown: Thrown | null = null): Sides {
  const contest = fight.kind === 'arrest' ? contestOf(cards, view, fight.arrest) : null
  const judges = contest === null && fight.kind === 'duel' ? duelSides(cards, fight.duel) : (contest?.judges ?? [])
  const base: Term = { kind: 'base', value: cards.pack.numbers.judgeBase }
  return {
    judges: judges.map((judge) => {
      const threw = thrown?.judges.find(({ seat }) => seat === judge.seat) ?? null
      const on: Aimed = { side: 'judge', seat: judge.seat }
      const needs = contest === null ? null : neededDie(contest, judge)
      return { seat: judge.seat, needs, ...sideOf(cards, fight, on, [base], judge, threw) }
    }),
    perp: fight.kind === 'arrest' && contest !== null ? perpSide(cards, view, fight, contest.perp, thrown?.perp ?? null) : null,
  }
}

function perpSide(
  cards: Cards,
  view: View,
  fight: Extract<Fight, { kind: 'arrest' }>,
  side: Side,
  threw: Throw | null,
): NonNullable<Sides['perp']> {
  const { crime } = fight.arrest
  const perp = view.scenes.find((scene) => scene.crime === crime)?.perp as string
  const fixed: Term[] = [
    { kind: 'perp', value: cards.perpValue(perp), perp },
    { kind: 'crime', value: cards.crimeValue(crime), crime },
  ]
  const points = cards.perpValue(perp) + cards.crimeValue(crime)
  return { perp, points, ...sideOf(cards, fight, { side: 'perp' }, fixed, side, threw) }
}

function sideOf(cards: Cards, fight: Fight, on: Aimed, fixed: readonly Term[], side: Side, threw: Throw | null): FightSide {
  const played = termsOf(fight, on).map((one): Term =>
    'amount' in one
      ? { kind: 'card', card: one.card, by: one.by, amount: one.amount }
      : { kind: 'twice', card: one.card, by: one.by, keep: one.keep },
  )
  const { min, max } = rangeOf(cards, side)
  return {
    on,
    terms: [...fixed, { kind: 'die', keep: side.keep, thrown: threw }, ...played],
    low: threw?.total ?? min,
    high: threw?.total ?? max,
  }
}
