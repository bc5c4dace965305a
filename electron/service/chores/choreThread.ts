import { parentPort, workerData } from 'node:worker_threads'
import type { AnyGame } from '../../../shared/kernel/game.ts'
import type { Chore, ChoreSaid } from './chore.ts'
import { doChore } from './doChore.ts'

/** How often a thread says how far it is, in milliseconds. */
const telling = 100

/** Does the chore that this worker thread was started for, says what came of it, and ends. */
export function choreThread(games: readonly AnyGame[]): void {
  const port = parentPort
  if (port === null) throw new Error('this is no worker thread')
  const say = (said: ChoreSaid): void => port.postMessage(said)
  let told = 0
  const done = doChore(workerData as Chore, games, (at, total) => {
    const now = performance.now()
    if (now - told < telling) return
    told = now
    say({ kind: 'progress', done: at, total })
  })
  say(done.ok ? { kind: 'done', value: done.value } : { kind: 'failed', failed: done })
}
