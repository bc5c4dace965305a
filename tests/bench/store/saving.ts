import { join } from 'node:path'
import { milliseconds, type Subject } from '../measure.ts'
import { compare, type BenchOptions, type Row } from '../rows.ts'
import { onNewFolder } from './client.ts'
import { acting, courseOf, gameIds, playTo, sitDown, type Course, type Sitting } from './course.ts'
import { plainWriter } from './plain.ts'
import { writtenOf } from './written.ts'

/** So many actions are one repetition; before the first a few batches are played, as a program does that has run for some minutes. */
const batch = 40
const early = 4

/** An action from its call to its answer, when it is on the disk, beside one bare insert of the same bytes, equally durable. */
export async function savingBench({ repetitions }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const id of gameIds) {
    const course = courseOf(id, batch * (early + repetitions + 1))
    rows.push(
      await onNewFolder(async (service, dataDir) => {
        const sitting = await sitDown(service, course)
        await playTo(sitting, early * batch)
        const { write, close } = bareWriting(course, sitting, join(dataDir, 'bare.db'))
        const comparison = { bench: 'saving', what: `${course.name}: an action`, unit: 'ms', target: { most: 1.5 } }
        try {
          return await compare(comparison, acting(sitting, batch), write, repetitions)
        } finally {
          close()
        }
      }),
    )
  }
  return rows
}

/** Writes what was written for the batch of actions that was played last. */
function bareWriting(course: Course, sitting: Sitting, file: string): { readonly write: Subject; readonly close: () => void } {
  const { insert, close } = plainWriter(file)
  const written = writtenOf(course, sitting.match)
  const write = async () => {
    const rows = written.slice(sitting.ply() - batch, sitting.ply())
    return (await milliseconds(() => rows.forEach(insert))) / batch
  }
  return { write, close }
}
