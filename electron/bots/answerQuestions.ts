import { parentPort, workerData } from 'node:worker_threads'
import type { ComputerPlayer } from '../../shared/games/computers.ts'
import { fastChance } from '../../shared/kernel/chance.ts'
import type { Asked, Said, WorkerData } from './messages.ts'

/** Answers the questions that come to this worker thread, one after another. `playerOf` makes a player; it is kept. */
export function answerQuestions(playerOf: (game: string, level: string) => ComputerPlayer): void {
  const port = parentPort
  if (port === null) throw new Error('this is no worker thread')
  const { stopped } = workerData as WorkerData
  const players = new Map<string, ComputerPlayer>()
  const say = (said: Said): void => port.postMessage(said)

  port.on('message', ({ id, game, level, view, legal, seed, cap, samples }: Asked) => {
    try {
      const key = `${game}/${level}`
      const player = players.get(key) ?? playerOf(game, level)
      players.set(key, player)
      say({ id, kind: 'begun' })
      const deadline = performance.now() + cap
      const stop = (): boolean => Atomics.load(stopped, 0) >= id || performance.now() >= deadline
      say({ id, kind: 'chosen', action: player(view, legal, fastChance(seed), { samples, stop }) })
    } catch (error) {
      say({ id, kind: 'failed', why: String(error) })
    }
  })
}
