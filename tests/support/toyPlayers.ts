import type { Computers, ComputerPlayer } from '../../shared/games/computers.ts'

const deaf: ComputerPlayer = (_view, legal) => {
  const begun = performance.now()
  while (performance.now() - begun < 60_000);
  return legal[0]
}
const highest: ComputerPlayer = (_view, legal) => legal.at(-1)

/** Computer players for the toy games, by level: good ones, and every way in which one can go wrong. */
export const toyPlayers = {
  quick: highest,
  steady: highest,
  thinker: (_view, legal, _chance, { stop }) => {
    while (!stop());
    return legal.at(-1)
  },
  dreamer: deaf,
  /** The same, but with the time for it. */
  deaf,
  cheat: () => ({ type: 'lay', card: 99 }),
  clumsy: () => {
    throw new Error('it tripped')
  },
  mortal: () => process.exit(3),
  /** Says all that it was given. */
  gossip: (view, legal) => {
    throw new Error(JSON.stringify({ view, legal }))
  },
} as const satisfies Readonly<Record<string, ComputerPlayer>>

const caps: Readonly<Record<string, number>> = { steady: 400, thinker: 30_000, dreamer: 20, deaf: 30_000 }

/** What the service has to know of them. */
export const toyComputers: Computers & { readonly worker: URL } = {
  levels: (game) => (game === 'high-card' ? Object.keys(toyPlayers) : []),
  time: (_game, level) => ({ cap: caps[level] ?? 100, samples: 10 }),
  worker: new URL('toyWorker.ts', import.meta.url),
}
