import { Worker } from 'node:worker_threads'
import type { Course } from '../../shared/kernel/course.ts'
import type { CourseJob, CourseSaid } from './messages.ts'

/** A course as far as it is known, and after how many passes. */
export type Charted = { readonly pass: number; readonly course: Course }

/** What came of asking for one. */
export type Chart =
  { readonly ok: true; readonly charted: Charted } | { readonly ok: false; readonly stopped: boolean; readonly why: string }

export type Charter = {
  /**
   * The course that `key` names, once it has had more passes than `after`. One is charted at a time: asking for another stops it. What is
   * done is kept for a while.
   */
  readonly read: (key: string, job: CourseJob, after: number) => Promise<Chart>
  /** Stops charting. Whoever waits for it is told so. */
  readonly stop: () => void
  /** Stops, and drops what is kept. */
  readonly forget: () => void
}

/** How many courses are kept; another is charted again, and comes out the same. */
const room = 12
/** A thread that needs more memory than this has gone astray. */
const mostMegabytes = 512

type Work = {
  readonly key: string
  readonly worker: Worker
  charted: Charted | null
  readonly waiting: Set<{ readonly after: number; readonly settle: (chart: Chart) => void }>
}

/** Where the worker's module is: beside this one, as a source or as its bundle. */
export function courseModule(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? 'worker.ts' : 'course.js', import.meta.url)
}

/** Charts courses on a worker thread, one after another. It keeps no program from ending. */
export function charterOn(module: URL): Charter {
  const kept = new Map<string, Charted>()
  let current: Work | null = null

  const tell = (work: Work, chart: Chart): void => {
    for (const one of work.waiting) {
      if (chart.ok && chart.charted.pass <= one.after) continue
      work.waiting.delete(one)
      one.settle(chart)
    }
  }
  const end = (work: Work, stopped: boolean, why: string): void => {
    if (current === work) current = null
    tell(work, { ok: false, stopped, why })
  }
  const hear = (work: Work, course: CourseSaid): void => {
    work.charted = { pass: (work.charted?.pass ?? 0) + 1, course }
    if (course.done) keep(work.key, work.charted)
    tell(work, { ok: true, charted: work.charted })
  }
  const keep = (key: string, charted: Charted): void => {
    kept.set(key, charted)
    for (const oldest of kept.keys()) if (kept.size > room) kept.delete(oldest)
  }
  const hire = (key: string, job: CourseJob): Work => {
    const worker = new Worker(module, { workerData: job, env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } })
    const work: Work = { key, worker, charted: null, waiting: new Set() }
    worker.unref()
    worker.on('message', (said: CourseSaid) => hear(work, said))
    worker.on('error', (error) => end(work, false, `the thread failed: ${String(error)}`))
    worker.on('exit', (code) => end(work, false, `the thread ended (${code})`))
    return work
  }
  const stop = (): void => {
    const work = current
    if (work === null) return
    end(work, true, 'stopped')
    void work.worker.terminate()
  }

  return {
    read: (key, job, after) => {
      const known = kept.get(key)
      if (known !== undefined) return Promise.resolve({ ok: true, charted: known })
      if (current?.key !== key) {
        stop()
        current = hire(key, job)
      }
      const { charted, waiting } = current
      if (charted !== null && charted.pass > after) return Promise.resolve({ ok: true, charted })
      return new Promise((settle) => waiting.add({ after, settle }))
    },
    stop,
    forget: () => {
      stop()
      kept.clear()
    },
  }
}
