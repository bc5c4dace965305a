import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../../electron/service/ask.ts'
import { serviceOn, type Service } from '../../../electron/service/service.ts'
import type { Output } from '../../../shared/contract/api.ts'
import { games } from '../../../shared/games/registry.ts'
import type { Result } from '../../../shared/kernel/result.ts'
import { fill } from '../../sim/household/fill.ts'

const now = new Date('2026-11-30T12:00:00Z')
const never = 3_600_000
let folder: string

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'gavel-tables-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program on a household's data, which is told where to write. */
function programOn(dataDir: string, save: (name: string) => string | null): Service {
  const dialogs = { save: (name: string) => Promise.resolve(save(name)), open: () => Promise.resolve(null) }
  return serviceOn({ dataDir, games, log: () => undefined, checkAfter: never, countAfter: never, dialogs })
}

test('R-STAT-2: what an export is filtered by does not stay in what is kept of each month', async () => {
  const data = join(folder, 'data')
  fill(data, 6, now)
  const answers: unknown[] = []
  for (const exports of [true, false]) {
    const service = programOn(data, () => null)
    if (exports) await ask(service, 'history.export', { table: 'achievements', format: 'csv', filter: { result: 'lost' } })
    answers.push(await ask(service, 'history.achievements', {}))
    service.close()
  }
  expect(answers[0]).toEqual(answers[1])
})

describe('R-SAVE-13: a table is written where the person says', () => {
  async function saving(path: string | null): Promise<Result<Output<'history.export'>>> {
    const data = join(folder, 'data')
    fill(data, 2, now)
    const offered: string[] = []
    const service = programOn(data, (name) => (offered.push(name), path))
    const answer = await service.call('history.export', { table: 'matches', format: 'csv', filter: {} })
    service.close()
    expect(offered).toEqual([expect.stringMatching(/^gavel-matches-\d{4}-\d\d-\d\d\.csv$/)])
    return answer
  }

  test('whole, with its name and rows in the answer', async () => {
    const path = join(folder, 'table.csv')
    expect(await saving(path)).toEqual({ ok: true, value: { name: 'table.csv', folder, rows: expect.any(Number) as number } })
    expect(readFileSync(path, 'utf8')).toMatch(/^\uFEFF.*match/)
  })

  test('nowhere when no file was chosen', async () => {
    expect(await saving(null)).toEqual({ ok: true, value: null })
  })

  test('nowhere when the folder is not there, and says so', async () => {
    expect(await saving(join(folder, 'no', 'folder', 'table.csv'))).toMatchObject({ ok: false, fault: { code: 'file-unwritable' } })
  })
})
