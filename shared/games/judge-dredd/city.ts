import type { Seat } from '../../kernel/game.ts'
import type { Cards } from './cards/cards.ts'
import type { Board, Judge, SceneView } from './state.ts'

/** Whether a Judge stands in a sector proper: placed, and not in Intensive Care (JD-I1, JD-R14). */
export function present(judge: Pick<Judge, 'at' | 'inCare'>): boolean {
  return judge.at !== null && !judge.inCare
}

/** Whether a Judge is able to make an arrest where he is: in the sector proper and not Barneyed (JD-R8). */
export function able(judge: Pick<Judge, 'at' | 'inCare' | 'barneyed'>): boolean {
  return present(judge) && !judge.barneyed
}

/** The Crimes in a sector; there may be several (JD-R3). */
export function scenesAt<Some extends Pick<SceneView, 'sector'>>(scenes: readonly Some[], sector: string | null): Some[] {
  return scenes.filter((scene) => scene.sector === sector)
}

/** The Judges present in a sector. */
export function judgesAt(board: Pick<Board, 'judges'>, sector: string | null): Seat[] {
  return board.judges.flatMap((judge, seat) => (present(judge) && judge.at === sector ? [seat] : []))
}

/**
 * JD-M5, JD-E1, JD-E2, JD-R8: a Judge in a sector with a Crime may not leave it and no card moves him, unless another
 * Judge able to arrest is there or he is Barneyed.
 */
export function bound(board: Board, seat: Seat): boolean {
  const judge = board.judges[seat]!
  if (!able(judge) || scenesAt(board.scenes, judge.at).length === 0) return false
  return !board.judges.some((other, at) => at !== seat && able(other) && other.at === judge.at)
}

/** JD-M1, JD-M2: whether two sectors are adjacent; over the river only a bridge makes them so. */
export function adjacent(cards: Cards, a: string, b: string): boolean {
  return cards.sector(a).neighbours.includes(b)
}

/** The other sectors within so many steps of one, nearest first. */
export function within(cards: Cards, from: string, steps: number): string[] {
  const found = [from]
  let edge = [from]
  for (let step = 0; step < steps; step++) {
    edge = edge
      .flatMap((sector) => cards.sector(sector).neighbours)
      .filter((sector, at, all) => !found.includes(sector) && all.indexOf(sector) === at)
    found.push(...edge)
  }
  return found.slice(1)
}

/** JD-V2: the Combat values of what a Judge has arrested, Perps and Crimes together. */
export function score(cards: Cards, judge: Pick<Judge, 'arrests'>): number {
  return judge.arrests.reduce((sum, { crime, perp }) => sum + cards.perpValue(perp) + cards.crimeValue(crime), 0)
}
