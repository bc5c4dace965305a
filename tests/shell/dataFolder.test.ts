import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder, isUsable } from '../../electron/shell/dataFolder.ts'

test.each([
  { named: '/a', env: { GAVEL_DATA_DIR: '/b' }, folder: '/a' },
  { named: undefined, env: { GAVEL_DATA_DIR: '/b' }, folder: '/b' },
  { named: undefined, env: { GAVEL_DATA_DIR: 'here' }, folder: path.resolve('here') },
  { named: undefined, env: { GAVEL_DATA_DIR: '' }, folder: undefined },
  { named: undefined, env: {}, folder: undefined },
])('the data folder of $named with $env is $folder', ({ named, env, folder }) => {
  expect(dataFolder(named, env)).toBe(folder)
})

test('R-SAVE-3: a folder that cannot be made is not usable, one that can be is made', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'gavel-folder-'))
  writeFileSync(path.join(base, 'file'), '')
  expect([isUsable(path.join(base, 'new/folder')), isUsable(path.join(base, 'file')), isUsable(path.join(base, 'file/below'))]).toEqual([
    true,
    false,
    false,
  ])
})
