import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '../../../shared/games/registry.ts'
import { serviceOn, type Service, type ServiceOptions } from '../service.ts'
import { ask } from '../ask.ts'
import { play, type Played, type Trial } from './play.ts'
import { trials } from './trials.ts'

/** One thing that was looked at: `detail` says what was found, or what was wrong. */
export type Checked = { readonly name: string; readonly ok: boolean; readonly detail: string; readonly milliseconds: number }
export type SelfTestReport = { readonly ok: boolean; readonly version: string; readonly checks: readonly Checked[] }

export type SelfTestOptions = {
  readonly version: string
  readonly log: (line: string) => void
  /** What else is to be looked at, by name: each gives what it found, or throws. */
  readonly others?: Readonly<Record<string, () => string | Promise<string>>>
  /** Other matches than those that ship, for tests. */
  readonly trials?: readonly Trial[]
  /** Other hands of the program's, for tests. */
  readonly service?: Partial<ServiceOptions>
}

/** Nothing is done in the background meanwhile. */
const quiet = { checkAfter: 3_600_000, countAfter: 3_600_000 }

/**
 * Checks the program by itself, in a folder that is gone afterwards: opens a store, plays, replays every match from its actions and compares
 * the hashes, leaves, and comes back. Never throws; what goes wrong is in the report (R-APP-6).
 */
export async function selfTest(options: SelfTestOptions): Promise<SelfTestReport> {
  const { version, log, others = {} } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'gavel-self-test-'))
  const checks: Checked[] = []
  const check = async (name: string, run: () => string | Promise<string>): Promise<void> => {
    const started = performance.now()
    const { ok, detail } = await outcomeOf(run)
    checks.push({ name, ok, detail, milliseconds: Math.round(performance.now() - started) })
  }
  let service: Service | undefined
  const open = (): Service => (service = serviceOn({ dataDir, games, version, log, ...quiet, ...options.service }))
  const running = (): Service => service ?? open()
  const played: Played[] = []

  await check('store', () => opened(open()))
  for (const trial of options.trials ?? trials)
    await check(nameOf(trial), async () => {
      const one = await play(running(), trial)
      played.push(one)
      if (!one.isOver && trial.plies === undefined) throw new Error(`not over after ${one.ply} actions`)
      return `${one.ply} actions`
    })
  await check('replay', () => replayed(running(), played))
  await check('backup', async () => `${(await ask(running(), 'backups.make', {})).bytes} bytes`)
  await check('again', async () => {
    running().close()
    return comeBack(open(), played)
  })
  for (const [name, run] of Object.entries(others)) await check(name, run)
  await check('end', () => {
    running().close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    return 'nothing is left behind'
  })
  return { ok: checks.every(({ ok }) => ok), version, checks }
}

async function outcomeOf(run: () => string | Promise<string>): Promise<Pick<Checked, 'ok' | 'detail'>> {
  try {
    return { ok: true, detail: await run() }
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) }
  }
}

function nameOf({ start: { game, seats = [] } }: Trial): string {
  return seats.some(({ player }) => player === 'computer') ? `computer player: ${game}` : `game: ${game}`
}

async function opened(service: Service): Promise<string> {
  const { store, versions } = await ask(service, 'app.info', {})
  if (!store.ok) throw new Error(store.reason)
  return `Electron ${versions.electron ?? 'none'}, Node ${versions.node}`
}

/** Every match is played again from its actions; the hash of each position has to be the one that was stored with its action. */
async function replayed(service: Service, played: readonly Played[]): Promise<string> {
  const { fault, checked, bad, facts } = await ask(service, 'data.check', {})
  const wrong = [...(fault === null ? [] : [fault]), ...bad.map(({ why }) => why), ...facts.different]
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  if (checked !== played.length) throw new Error(`${checked} matches of ${played.length}`)
  return `${checked} matches lead where they led`
}

async function comeBack(service: Service, played: readonly Played[]): Promise<string> {
  for (const { match, ply, isOver } of played) {
    const found = await ask(service, 'matches.open', { match })
    if (found.ply !== ply || (found.outcome !== null) !== isOver) throw new Error(`a match of ${ply} actions has ${found.ply}`)
  }
  return `${played.length} matches are where they were left`
}
