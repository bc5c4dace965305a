import { rowOf, type BenchOptions, type Row } from '../rows.ts'
import { median } from '../measure.ts'
import { onNewFolder } from './client.ts'
import { courseOf, gameIds, sitDown, type Course } from './course.ts'

/** The two ends of a match. */
type Tenths = { readonly first: Tenth; readonly last: Tenth }

/** What an action takes in a tenth of a match, at the median: milliseconds, and bytes of the heap. */
type Tenth = { readonly time: number; readonly heap: number }

/** As long as the rules let a match go on: Judge Dredd for 150 turns, a campaign until doom. */
const longest = { 'realm-lords': 600, 'judge-dredd': 1700 } as const

/** An action in the last tenth of a long match beside one in its first: in time and in memory that it asks for. */
export async function longGamesBench({ repetitions }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const id of gameIds) {
    const course = courseOf(id, longest[id])
    const played: Tenths[] = []
    for (let repetition = 0; repetition <= repetitions; repetition++) played.push(await playThrough(course))
    const counted = played.slice(1)
    const row = (what: string, unit: string, of: (tenth: Tenth) => number) =>
      rowOf(
        { bench: 'long-games', what: `${course.name}, ${course.moves.length} actions: ${what}`, unit, target: { most: 1.2 } },
        counted.map(({ last }) => of(last)),
        counted.map(({ first }) => of(first)),
      )
    rows.push(
      row('time, last tenth to first', 'ms an action', ({ time }) => time),
      row('heap, last tenth to first', 'bytes an action', ({ heap }) => heap),
    )
  }
  return rows
}

function playThrough(course: Course): Promise<Tenths> {
  return onNewFolder(async (service) => {
    const sitting = await sitDown(service, course)
    const tenth = Math.floor(course.moves.length / 10)
    const measured = async (): Promise<Tenth> => {
      const tenths: Tenth[] = []
      for (let n = 0; n < tenth; n++) {
        const before = process.memoryUsage().heapUsed
        const time = await sitting.act()
        tenths.push({ time, heap: process.memoryUsage().heapUsed - before })
      }
      return { time: median(tenths.map(({ time }) => time)), heap: median(tenths.map(({ heap }) => heap)) }
    }
    const first = await measured()
    while (sitting.ply() < course.moves.length - tenth) await sitting.act()
    return { first, last: await measured() }
  })
}
