import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrations } from '../../electron/db/migrations/index.ts'
import { emptyFolder } from '../support/folder.ts'
import { goodStore, withFile } from '../support/store.ts'

const golden = new URL('schema.golden.sql', import.meta.url)

test('R-SAVE-9: from no file, the migrations lead to the layout that is written down', () => {
  const folder = emptyFolder()
  goodStore(folder).close()
  const [schema, version, application] = withFile(folder, (db) => [
    db.prepare<[], string>("SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name").pluck().all(),
    db.pragma('user_version', { simple: true }),
    db.pragma('application_id', { simple: true }),
  ])
  expect(schema.map((sql) => `${sql};\n`).join('\n')).toBe(readFileSync(golden, 'utf8'))
  expect([version, application]).toEqual([migrations.length, 0x4741564c])
})

test('R-SAVE-9: the migrations are numbered without a gap', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, at) => at + 1))
})

test('every table is strict, so that a text never becomes a number by accident', () => {
  const folder = emptyFolder()
  goodStore(folder).close()
  const loose = withFile(folder, (db) =>
    db
      .prepare<[], string>(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'",
      )
      .pluck()
      .all(),
  )
  expect(loose).toEqual([])
})
