import { Worker } from 'node:worker_threads'
import type { Asked, Question, Said, WorkerData } from './messages.ts'

/** What came of a thought. `failed` also when it was stopped. */
export type Found = { readonly ok: true; readonly action: unknown } | { readonly ok: false; readonly why: string }

/** A thought that is under way. After `stop` it has failed at once. */
export type Thought = { readonly found: Promise<Found>; readonly stop: () => void }

export type Thinker = {
  readonly think: (question: Question) => Thought
  /** Starts the thread before it is needed. */
  readonly warmUp: () => void
  /** Ends the thread and every thought. */
  readonly close: () => void
}

/** All in milliseconds: until a new thread has loaded its players, beyond a thought's own cap, and until one that was told to stop is ended. */
const patience = { start: 15_000, answer: 1_000, stop: 100 } as const
/** A thread that needs more memory than this has gone astray; it ends, and another takes its place. */
const mostMegabytes = 512

type Job = { readonly asked: Asked; readonly settle: (found: Found) => void; timer: NodeJS.Timeout | null }

/** Where the worker's module is: beside this one, as a source or as its bundle. */
export function workerModule(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? 'worker.ts' : 'computer.js', import.meta.url)
}

/**
 * One worker thread in which one thought at a time is thought. Whatever happens to it (it dies, does not answer in time, does not stop
 * when told), its thought has failed and the next one gets a new thread.
 */
export function thinker(module: URL): Thinker {
  const stopped = new Int32Array(new SharedArrayBuffer(4))
  const queue: Job[] = []
  let worker: Worker | null = null
  let current: Job | null = null
  let lastId = 0
  let closed = false

  const hire = (): Worker => {
    const hired = new Worker(module, {
      workerData: { stopped } satisfies WorkerData,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    hired.unref()
    hired.on('message', (said: Said) => hear(said))
    hired.on('error', (error) => lose(hired, `the thread failed: ${String(error)}`))
    hired.on('exit', (code) => lose(hired, `the thread ended (${code})`))
    return hired
  }
  const wait = (job: Job, milliseconds: number, why: string): void => {
    if (job.timer !== null) clearTimeout(job.timer)
    job.timer = setTimeout(() => dismiss(why), milliseconds)
  }
  const finish = (found: Found): void => {
    if (current === null) return
    if (current.timer !== null) clearTimeout(current.timer)
    current.settle(found)
    current = null
  }
  const hear = (said: Said): void => {
    if (said.id !== current?.asked.id) return
    if (said.kind === 'begun') {
      if (Atomics.load(stopped, 0) < said.id) wait(current, current.asked.cap + patience.answer, 'no answer in time')
      return
    }
    finish(said.kind === 'chosen' ? { ok: true, action: said.action } : { ok: false, why: said.why })
    next()
  }
  const lose = (lost: Worker, why: string): void => {
    if (lost !== worker) return
    worker = null
    finish({ ok: false, why })
    next()
  }
  const dismiss = (why: string): void => {
    const dismissed = worker
    if (dismissed === null) return
    lose(dismissed, why)
    void dismissed.terminate()
  }
  const next = (): void => {
    const job = closed || current !== null ? undefined : queue.shift()
    if (job === undefined) return
    current = job
    worker ??= hire()
    wait(job, patience.start, 'the thread did not start in time')
    worker.postMessage(job.asked)
  }
  const stop = (job: Job): void => {
    job.settle({ ok: false, why: 'stopped' })
    if (job !== current) return void queue.splice(0, queue.length, ...queue.filter((other) => other !== job))
    Atomics.store(stopped, 0, job.asked.id)
    wait(job, patience.stop, 'stopped')
  }

  return {
    think: (question) => {
      let settle: Job['settle'] = () => undefined
      const found = new Promise<Found>((resolve) => (settle = resolve))
      if (closed) settle({ ok: false, why: 'closed' })
      const job: Job = { asked: { ...question, id: (lastId += 1) }, settle, timer: null }
      if (!closed) queue.push(job)
      next()
      return { found, stop: () => stop(job) }
    },
    warmUp: () => {
      if (!closed) worker ??= hire()
    },
    close: () => {
      closed = true
      for (const job of queue.splice(0)) job.settle({ ok: false, why: 'closed' })
      dismiss('closed')
    },
  }
}
