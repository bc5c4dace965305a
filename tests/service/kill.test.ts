import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { seededChance } from '../../shared/kernel/chance.ts'
import { play, start } from '../../shared/kernel/match.ts'
import { fingerprint } from '../../shared/kernel/plain.ts'
import { emptyFolder } from '../support/folder.ts'
import { highCard } from '../support/highCard.ts'
import { anyGame, chosen } from '../support/play.ts'
import { clientOn, playOn, valueOf } from '../support/service.ts'
import { withFile } from '../support/store.ts'
import { killedSeed, killedTricks } from './killed.ts'

const script = fileURLToPath(new URL('playUntilKilled.ts', import.meta.url))
const lives = 20

/** The hash of every ply when nothing interrupts: by the rules alone, without a store. */
function straightHashes(): string[] {
  const game = anyGame(highCard)
  const chance = seededChance(killedSeed)
  let { position } = start(game, { tricks: killedTricks }, chance)
  const hashes = [fingerprint(position.state)]
  for (let move = chosen(game, 0, position.state); move !== null; move = chosen(game, position.ply, position.state)) {
    const step = play(game, position, move, chance)
    if (!step.ok) throw new Error(step.fault.detail)
    position = step.value.position
    hashes.push(fingerprint(position.state))
  }
  return hashes
}

/** When a program dies: so many milliseconds after its start, or after so many answers (and a little). */
type Death = { readonly afterStart: number } | { readonly afterAnswers: number; readonly andMilliseconds: number }

type Life = { readonly answered: number | null; readonly killed: boolean; readonly complaints: string }

/** A program that plays on the folder and is killed. Tells the last ply that it has answered for. */
function live(folder: string, death: Death): Promise<Life> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    let complaints = ''
    const killAfter = (milliseconds: number): void => void setTimeout(() => child.kill('SIGKILL'), milliseconds)
    // A line without its end was not answered.
    const answers = (): number[] => said.split('\n').slice(0, -1).map(Number)
    if ('afterStart' in death) killAfter(death.afterStart)
    child.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if ('afterAnswers' in death && answers().length >= death.afterAnswers) killAfter(death.andMilliseconds)
    })
    child.on('close', (_code, signal) => resolve({ answered: answers().at(-1) ?? null, killed: signal === 'SIGKILL', complaints }))
  })
}

/** Every fourth dies while it starts, makes its store or replays; the others while they play. */
function deathOf(life: number): Death {
  if (life % 4 === 0) return { afterStart: Math.random() * 700 }
  return { afterAnswers: 1 + Math.floor(Math.random() * 30), andMilliseconds: Math.random() * 4 }
}

test(`R-SAVE-5, R-RNG-5: killed ${lives} times at any moment, a match is at its last answer each time, and ends as one that was never killed`, async () => {
  const expected = straightHashes()
  const folder = emptyFolder()
  let reached = 0
  for (let life = 0; life < lives; life++) {
    const { answered, killed, complaints } = await live(folder, deathOf(life))
    expect([killed, complaints]).toEqual([true, ''])

    const { call, service } = clientOn(folder)
    expect(valueOf(await call('app.info', {})).store).toEqual({ ok: true })
    const [listed] = valueOf(await call('matches.list', {})).matches
    if (answered !== null || reached > 0) expect(listed).toBeDefined()
    if (listed !== undefined) {
      expect(listed.damaged).toBe(false)
      const { ply } = valueOf(await call('matches.open', { match: listed.match }))
      expect(ply).toBeGreaterThanOrEqual(Math.max(reached, answered ?? 0))
      // What was on its way when the program was killed may be there too, but no more than that.
      if (answered !== null) expect(ply).toBeLessThanOrEqual(answered + 1)
      reached = ply
    }
    service.close()
  }
  expect(reached).toBeGreaterThan(lives)
  expect(reached).toBeLessThan(expected.length - 1)

  const { call, service } = clientOn(folder)
  const [listed] = valueOf(await call('matches.list', {})).matches
  let update: MatchUpdate = valueOf(await call('matches.open', { match: listed?.match ?? '' }))
  while (update.outcome === null) update = await playOn(call, update)
  service.close()
  const hashes = withFile(folder, (db) =>
    db
      .prepare<[], string>('SELECT start_hash FROM matches UNION ALL SELECT hash FROM (SELECT hash FROM actions ORDER BY ply)')
      .pluck()
      .all(),
  )
  expect(hashes).toEqual(expected)
})
