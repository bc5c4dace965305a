import { statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { storePath } from '../../electron/db/files.ts'
import { ask } from '../../electron/service/ask.ts'
import type { Service } from '../../electron/service/service.ts'
import type { CallName } from '../../shared/contract/names.ts'
import type { Totals } from '../../shared/contract/history.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { fill } from '../sim/household/fill.ts'
import { median, milliseconds } from './measure.ts'
import { quietService } from './store/client.ts'

/** What every call of the history may take at the median, in milliseconds. */
const limit = 100

/** A call of the history, and what it is asked with. */
type Question = readonly [CallName, object]

export const historyUsage = 'npm run bench -- history [--matches N] [--dir DIR] [--repetitions N]'

const flags = {
  matches: { type: 'string', default: '20000' },
  dir: { type: 'string' },
  repetitions: { type: 'string', default: '7' },
} as const

type Options = { readonly matches: number; readonly dataDir: string; readonly repetitions: number }

/** Reads the command line; refuses with `bad-input` what it does not know, no match at all, and fewer than 5 repetitions. */
export function readHistoryOptions(args: readonly string[]): Result<Options> {
  try {
    const { values } = parseArgs({ args: [...args], options: flags })
    const [matches, repetitions] = [Number(values.matches), Number(values.repetitions)]
    if (!Number.isInteger(matches) || matches < 1) return refuse('bad-input', `--matches ${values.matches}: a whole number from 1 on`)
    if (!Number.isInteger(repetitions) || repetitions < 5)
      return refuse('bad-input', `--repetitions ${values.repetitions}: a whole number from 5 on`)
    return done({ matches, repetitions, dataDir: values.dir ?? join(tmpdir(), `gavel-history-${matches}`) })
  } catch (error) {
    return refuse('bad-input', (error as Error).message)
  }
}

/**
 * Builds a database of so many matches, or what is missing of it in the folder, and prints how long every call of the history takes on it, in
 * milliseconds; the first time, when months are counted up, stands apart. The folder is kept. Exit code 1 if a call is too slow.
 */
export async function historyBench({ matches, dataDir, repetitions }: Options): Promise<void> {
  build(dataDir, matches)
  const service = quietService(dataDir)
  try {
    process.exitCode = await measured(service, dataDir, repetitions)
  } finally {
    service.close()
  }
}

function build(dataDir: string, matches: number): void {
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0)
  const built = fill(dataDir, matches, new Date('2026-11-30T12:00:00Z'), (written) => {
    if (written % 500 === 0) console.log(`${written} of ${matches} matches after ${seconds()} s`)
  })
  if (built.matches > 0) console.log(`built: ${built.matches} matches with ${built.actions} actions in ${seconds()} s`)
}

async function measured(service: Service, dataDir: string, repetitions: number): Promise<number> {
  const { people } = await ask(service, 'players.list', {})
  const rival = people.find(({ me }) => !me)
  const { total } = people[0]?.totals ?? ({ total: 0 } as Totals)
  const size = (statSync(storePath(dataDir)).size / 1e6).toFixed(0)
  console.log(
    `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}); ${size} MB, ${total} matches of "me"; medians of ${repetitions}`,
  )
  const [campaign, patrol] = await Promise.all(['realm-lords', 'judge-dredd'].map((game) => newest(service, game)))
  const asked = questions(campaign!, patrol!, rival?.player ?? 1)
  const times = await timesOf(service, asked, repetitions)
  const slow = times.filter(([, ...later]) => median(later) > limit).length
  for (const [at, question] of asked.entries()) console.log(lineOf(question, times[at]!))
  console.log(slow === 0 ? `all within ${limit} ms` : `${slow} above ${limit} ms`)
  return slow === 0 ? 0 : 1
}

/** How long each question took: the first time, which does not count, and then by turns so many times more. */
async function timesOf(service: Service, asked: readonly Question[], repetitions: number): Promise<number[][]> {
  const times = asked.map((): number[] => [])
  for (let repetition = 0; repetition <= repetitions; repetition++)
    for (const [at, [name, input]] of asked.entries()) times[at]!.push(await milliseconds(() => ask(service, name, input)))
  return times
}

function lineOf([name, input]: Question, [first = 0, ...later]: readonly number[]): string {
  const middle = median(later)
  const verdict = middle > limit ? `   ABOVE ${limit}` : ''
  const what = `${name.padEnd(24)}${JSON.stringify(input).slice(0, 58).padEnd(60)}`
  return `${what}${middle.toFixed(1).padStart(8)} ms   most ${Math.max(...later).toFixed(1)}, first ${first.toFixed(1)}${verdict}`
}

async function newest(service: Service, game: string): Promise<string> {
  const { rows } = await ask(service, 'history.matches', {
    filter: { game },
    limit: 1,
  })
  return rows[0]!.match
}

/** Everything that the screens ask. */
function questions(campaign: string, patrol: string, player: number): readonly Question[] {
  const rival = { kind: 'person', player }
  return [
    ['players.list', {}],
    ['history.overview', {}],
    ['history.overview', { filter: { game: 'judge-dredd', opponent: rival } }],
    ['history.results', {}],
    ...(['game', 'difficulty', 'hero', 'opponent', 'seats'] as const).map((by) => ['history.rates', { by }] as const),
    ['history.streaks', {}],
    ['history.rivals', {}],
    ['history.calendar', {}],
    ['history.foes', {}],
    ['history.cards', {}],
    ['history.items', {}],
    ['history.dice', {}],
    ['history.luck', {}],
    ['history.achievements', {}],
    ['history.matches', {}],
    ['history.matches', { filter: { enemy: 'mire-witch', fight: 'defeated' } }],
    ['history.matches', { filter: { perp: 'perp-28', fate: 'intensiveCare' } }],
    ['history.match', { match: campaign }],
    ['history.match', { match: patrol }],
    ['history.road', { match: campaign }],
    ['history.dice', { filter: { player: rival } }],
    ['matches.list', {}],
  ]
}
