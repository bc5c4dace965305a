import { simulatedLevels } from '../../shared/games/judge-dredd/bots/index.ts'

/** Two levels that play each other at a table, as many seats for the one as for the other. */
export type Rung = { readonly players: number; readonly higher: string; readonly lower: string }

/** The games that have a ladder, with their levels from the weakest up and the sizes of table that are tried. */
const ladders: Readonly<Record<string, { readonly levels: readonly string[]; readonly tables: readonly number[] }>> = {
  'judge-dredd': { levels: simulatedLevels, tables: [2, 4] },
}

export const laddered: readonly string[] = Object.keys(ladders)

/** Every level beside the one below it, at each size of table; empty for a game without a ladder. */
export function rungsOf(game: string): Rung[] {
  const ladder = ladders[game]
  if (ladder === undefined) return []
  const { levels, tables } = ladder
  return levels.slice(1).flatMap((higher, at) => tables.map((players): Rung => ({ players, higher, lower: levels[at]! })))
}

/** Who sits where in the game with this number: every way to share the seats out equally takes its turn. */
export function seated({ players, higher, lower }: Rung, number: number): string[] {
  const ways = halves(players)
  const way = ways[number % ways.length]!
  return Array.from({ length: players }, (_, seat) => (way.includes(seat) ? higher : lower))
}

/** All choices of half the seats. */
function halves(players: number): number[][] {
  const all = Array.from({ length: 2 ** players }, (_, bits) =>
    Array.from({ length: players }, (__, seat) => seat).filter((seat) => (bits >> seat) & 1),
  )
  return all.filter((some) => some.length === players / 2)
}
