import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder, isUsable } from '../../electron/shell/dataFolder.ts'

test.each([
  { argv: ['gavel', '.', '--data-dir', '/a'], env: { GAVEL_DATA_DIR: '/b' }, folder: '/a' },
  { argv: ['gavel', '.', '--data-dir=/a b'], env: {}, folder: '/a b' },
  { argv: ['gavel', '.'], env: { GAVEL_DATA_DIR: '/b' }, folder: '/b' },
  { argv: ['gavel', '--data-dir', 'here'], env: {}, folder: path.resolve('here') },
  { argv: ['gavel', '--data-dir'], env: {}, folder: undefined },
  { argv: ['gavel', '--data-dir='], env: { GAVEL_DATA_DIR: '' }, folder: undefined },
])('the data folder of $argv with $env is $folder', ({ argv, env, folder }) => {
  expect(dataFolder(argv, env)).toBe(folder)
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
