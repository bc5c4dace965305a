import { ask } from '../../../electron/service/ask.ts'
import type { Service } from '../../../electron/service/service.ts'
import { milliseconds, type Subject } from '../measure.ts'
import { compare, type BenchOptions, type Row } from '../rows.ts'
import { onNewFolder } from './client.ts'
import { courseOf, gameIds, playTo, sitDown } from './course.ts'
import { plainReader } from './plain.ts'

const actions = 500

/** Opening a match of 500 actions with all checks, beside reading its bytes and parsing them. */
export async function resumeBench({ repetitions }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const id of gameIds) {
    const course = courseOf(id, actions)
    const row = await onNewFolder(async (service, dataDir) => {
      const sitting = await sitDown(service, course)
      await playTo(sitting, actions)
      const reader = plainReader(dataDir)
      const beside = () =>
        milliseconds(() => {
          if (reader.whole(sitting.match) !== actions) throw new Error('other actions than were played')
        })
      const comparison = { bench: 'resume', what: `${course.name}: ${actions} actions`, unit: 'ms', target: { most: 3 } }
      try {
        return await compare(comparison, opening(service, sitting.match, actions), beside, repetitions)
      } finally {
        reader.close()
      }
    })
    rows.push(row)
  }
  return rows
}

/** Opens a match that is not in memory, and makes sure that it stands where it should. */
export function opening(service: Service, match: string, ply: number): Subject {
  return async () => {
    await ask(service, 'store.retry', {})
    return milliseconds(async () => {
      const view = await ask(service, 'matches.open', { match })
      if (view.ply !== ply) throw new Error(`opened at ply ${view.ply} of ${ply}`)
    })
  }
}
