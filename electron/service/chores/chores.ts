import { Worker } from 'node:worker_threads'
import type { Chore, ChoreSaid, Failed, Tell, Yield } from './chore.ts'

/** What came of a chore. */
export type Outcome<Kind extends Chore['kind']> = { readonly ok: true; readonly value: Yield[Kind] } | Failed

export type Chores = {
  /** Does a chore on a thread of its own; one of a kind at a time. */
  readonly run: <Kind extends Chore['kind']>(chore: Extract<Chore, { kind: Kind }>, tell?: Tell) => Promise<Outcome<Kind>>
  /** Ends every chore that is under way, and answers when none touches the file any more. */
  readonly stop: () => Promise<void>
}

/** Where the worker's module is: beside this one, as a source or as its bundle. */
export function choreModule(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? 'worker.ts' : 'chores.js', import.meta.url)
}

/** The threads for long work on the store's file. They keep no program from ending. */
export function choresOn(module: URL): Chores {
  const running = new Map<Chore['kind'], Worker>()

  const begin = (chore: Chore, tell: Tell): Promise<Outcome<Chore['kind']>> => {
    const worker = new Worker(module, { workerData: chore, env: {}, execArgv: [] })
    worker.unref()
    const outcome = new Promise<Outcome<Chore['kind']>>((resolve) => {
      const fail = (reason: Failed['reason'], detail: string): void => resolve({ ok: false, reason, detail })
      worker.on('message', (said: ChoreSaid) => {
        if (said.kind === 'progress') tell(said.done, said.total)
        else resolve(said.kind === 'done' ? { ok: true, value: said.value as Yield[Chore['kind']] } : said.failed)
      })
      worker.on('error', (error) => fail('stopped', `the thread failed: ${String(error)}`))
      worker.on('exit', (code) => {
        running.delete(chore.kind)
        fail('stopped', `the thread ended (${code})`)
      })
    })
    running.set(chore.kind, worker)
    return outcome
  }

  return {
    run: async <Kind extends Chore['kind']>(chore: Extract<Chore, { kind: Kind }>, tell: Tell = () => undefined) => {
      for (let other = running.get(chore.kind); other !== undefined; other = running.get(chore.kind)) await ended(other)
      return (await begin(chore, tell)) as Outcome<Kind>
    },
    stop: async () => {
      await Promise.all([...running.values()].map((worker) => worker.terminate()))
    },
  }
}

function ended(worker: Worker): Promise<unknown> {
  return new Promise((resolve) => worker.once('exit', resolve))
}
