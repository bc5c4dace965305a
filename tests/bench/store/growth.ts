import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Connection } from '../../../electron/db/connection.ts'
import { storePath } from '../../../electron/db/files.ts'
import { ask } from '../../../electron/service/ask.ts'
import type { Service } from '../../../electron/service/service.ts'
import { milliseconds, type Subject } from '../measure.ts'
import { compare, type BenchOptions, type Row } from '../rows.ts'
import { quietService } from './client.ts'
import { acting, courseOf, playTo, sitDown, type Course } from './course.ts'
import { opening } from './resume.ts'

/** The fewest stored matches, which more of them are held against. */
const few = 10
const many = [1000]
const manyMore = [20_000]

/** How many actions the match has that is opened, and each stored one. */
const actions = 60
/** So many actions, or pages, are one repetition. */
const batch = 10
const target = { most: 1.2 } as const

/** A folder with so many matches, the service on it, and the match that is played on in it. */
type House = { readonly dataDir: string; readonly service: Service; readonly match: string; readonly saving: Subject }

/** Resuming, saving and the list of matches with many matches in the store, beside the same with few. */
export async function growthBench({ repetitions, long }: BenchOptions): Promise<Row[]> {
  const course = courseOf('judge-dredd', 1500)
  const rows: Row[] = []
  for (const count of long ? [...many, ...manyMore] : many) {
    const houses = [await houseOf(course, count), await houseOf(course, few)] as const
    try {
      const [large, small] = houses
      const row = (what: string, of: (house: House) => Subject) =>
        compare({ bench: 'growth', what: `${what}: ${count} matches to ${few}`, unit: 'ms', target }, of(large), of(small), repetitions)
      rows.push(
        await row('resume', ({ service, match }) => opening(service, match, actions)),
        await row('saving', ({ saving }) => saving),
        await row('list', ({ service }) => listing(service)),
      )
    } finally {
      for (const { service, dataDir } of houses) {
        service.close()
        rmSync(dataDir, { recursive: true, force: true })
      }
    }
  }
  return rows
}

async function houseOf(course: Course, count: number): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gavel-bench-'))
  const before = quietService(dataDir)
  const first = await sitDown(before, course)
  await playTo(first, actions)
  before.close()
  const db = connect(storePath(dataDir))
  multiply(db, first.match, count - 2)
  db.close()
  const service = quietService(dataDir)
  return { dataDir, service, match: first.match, saving: acting(await sitDown(service, course), batch) }
}

/** Copies a stored match with other ids, in one transaction. */
function multiply(db: Connection, match: string, times: number): void {
  const copies = ['matches', 'seats', 'actions', 'snapshots'].map((table) => {
    const columns = db.pragma(`table_info(${table})`) as { readonly name: string }[]
    const others = columns.map(({ name }) => name).filter((name) => name !== 'match')
    return db.prepare<[copy: string, match: string]>(
      `INSERT INTO ${table} (match, ${others.join(', ')}) SELECT ?, ${others.join(', ')} FROM ${table} WHERE match = ?`,
    )
  })
  db.transaction(() => {
    for (let n = 0; n < times; n++) {
      const copy = randomUUID()
      for (const statement of copies) statement.run(copy, match)
    }
  })()
}

/** A page of the list that is full even where there are few. */
const listing =
  (service: Service): Subject =>
  async () =>
    (await milliseconds(async () => {
      for (let n = 0; n < batch; n++) await ask(service, 'matches.list', { limit: few })
    })) / batch
