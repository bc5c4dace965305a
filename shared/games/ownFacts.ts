import type { AllFacts } from './allFacts.ts'

type Counts<Row> = { readonly [Key in keyof Row as Row[Key] extends number ? Key : never]: Row[Key] }

/** What rows count more than others of the same key; those that count nothing more are left out. */
function more<Row extends object>(
  rows: readonly Row[],
  before: readonly Row[],
  keys: readonly (keyof Row)[],
  counted: readonly (keyof Counts<Row>)[],
): Row[] {
  const keyOf = (row: Row): string => JSON.stringify(keys.map((key) => row[key]))
  const known = new Map(before.map((row) => [keyOf(row), row]))
  return rows.flatMap((row) => {
    const old = known.get(keyOf(row))
    if (old === undefined) return [row]
    const left = counted.map((name) => [name, Number(row[name]) - Number(old[name])] as const)
    return left.some(([, count]) => count !== 0) ? [{ ...row, ...Object.fromEntries(left) }] : []
  })
}

function moreDice(rows: AllFacts['dice'], before: AllFacts['dice']): AllFacts['dice'] {
  return rows.flatMap((row) => {
    const old = before.find(({ seat, kind }) => seat === row.seat && kind === row.kind)
    const faces = row.faces.map((count, face) => count - (old?.faces[face] ?? 0))
    return faces.some((count) => count > 0) ? [{ ...row, faces }] : []
  })
}

/**
 * What happened in a branch itself (R-STAT-1): its facts without those of the part that it took over, which count where they were played.
 * What a match is at its end (places, points, rounds, what it takes a whole match to earn) is that of all of it. A fight that runs over the
 * branching is of the match in which it ended.
 *
 * @param before the facts of the part that was taken over, as of a match that was left there
 */
export function ownFacts(whole: AllFacts, before: AllFacts): AllFacts {
  return {
    rounds: whole.rounds,
    difficulty: whole.difficulty,
    seats: whole.seats.map((seat, at) => {
      const { contests = 0, contestsWon = 0, luck = 0 } = before.seats[at] ?? {}
      return { ...seat, contests: seat.contests - contests, contestsWon: seat.contestsWon - contestsWon, luck: seat.luck - luck }
    }),
    dice: moreDice(whole.dice, before.dice),
    rolls: whole.rolls.slice(before.rolls.length),
    deeds: more(whole.deeds, before.deeds, ['seat', 'deed'], ['count']),
    attempts: whole.attempts.slice(before.attempts.length),
    plays: more(whole.plays, before.plays, ['seat', 'card', 'half', 'target'], ['count']),
    fights: whole.fights.slice(before.fights.length),
    items: more(whole.items, before.items, ['item'], ['bought', 'sold', 'gold']),
    steps: whole.steps.filter(({ round }) => round >= before.rounds),
  }
}
