import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { newDump, writeDump } from '../../electron/shell/crashes.ts'
import { logFile } from '../../electron/shell/logFile.ts'
import { scrubber } from '../../electron/shell/scrub.ts'
import { emptyFolder } from '../support/folder.ts'

const at = (): Date => new Date('2026-03-01T10:00:00Z')
const asItIs = (text: string): string => text

describe('R-HID-1: nothing personal stands in a log', () => {
  const scrub = scrubber(
    { data: '/home/anna.k/.config/Gavel', app: '/home/anna.k/apps/gavel/resources/app.asar' },
    { home: '/home/anna.k', names: ['anna.k', 'annas-laptop', 'root', 'x'] },
  )
  test.each([
    ['the data folder is named by what it is', "open '/home/anna.k/.config/Gavel/gavel.db'", "open '<data>/gavel.db'"],
    ['so is the program', 'at run (/home/anna.k/apps/gavel/resources/app.asar/main.js:3:4)', 'at run (<app>/main.js:3:4)'],
    ['a path in the home folder goes, blanks and all', "ENOENT: open '/home/anna.k/My Games/Anna and Ben.gavel'", "ENOENT: open '<home>'"],
    ['a path without quotes too', 'read /home/anna.k/secret/x.gavel, failed', 'read <home>, failed'],
    ['the name of the account', 'user anna.k on annas-laptop', 'user <name> on <name>'],
    ['a word that only looks like it stays', 'johanna.kim as root has x', 'johanna.kim as root has x'],
    ['anything else stays', '/opt/Gavel/gavel: no', '/opt/Gavel/gavel: no'],
  ])('%s', (_what, text, clean) => {
    expect(scrub(text)).toBe(clean)
  })
})

test('a log turns when it is full, keeps so many old ones, and every line has its time', () => {
  const folder = path.join(emptyFolder(), 'logs')
  const { write, tail } = logFile(folder, (text) => text.replace('secret', '…'), at, { bytes: 100, old: 2 })
  for (let line = 0; line < 12; line++) write(`secret line ${line}`)
  expect(readdirSync(folder).toSorted()).toEqual(['gavel.1.log', 'gavel.2.log', 'gavel.log'])
  expect(tail(2)).toEqual(['2026-03-01T10:00:00.000Z … line 10', '2026-03-01T10:00:00.000Z … line 11'])
  expect(tail(100).length).toBeLessThan(12)
})

test('a log that cannot be written stops nobody', () => {
  const file = path.join(emptyFolder(), 'file')
  writeFileSync(file, '')
  const { write, tail } = logFile(path.join(file, 'below'), asItIs, at)
  expect([write('lost'), tail(5)]).toEqual([undefined, []])
})

describe('R-APP-5: what ended the program is written down, and the next start says so, once', () => {
  test('a dump is new to the next start, and to no later one', () => {
    const folder = emptyFolder()
    expect(newDump(folder, new Date(Date.now() - 60_000))).toBeNull()
    const name = writeDump(folder, new Date(), 'TypeError: x')
    expect(name).toMatch(/^crashes.[\dTZ-]+\.txt$/)
    expect(readFileSync(path.join(folder, name ?? ''), 'utf8')).toBe('TypeError: x')
    expect([newDump(folder, new Date(Date.now() + 1_000)), newDump(folder, new Date(Date.now() + 2_000))]).toEqual([name, null])
  })

  test('so is one of Chromium’s own, and of many only the last stay', () => {
    const folder = emptyFolder()
    newDump(folder, new Date(0))
    mkdirSync(path.join(folder, 'crashes/pending'), { recursive: true })
    writeFileSync(path.join(folder, 'crashes/pending/a.dmp'), '')
    for (let day = 1; day <= 12; day++) {
      const name = writeDump(folder, new Date(Date.UTC(2026, 0, day)), '') ?? ''
      utimesSync(path.join(folder, name), day, day)
    }
    expect(newDump(folder, new Date())).toBe(path.join('crashes', 'pending/a.dmp'))
    expect(readdirSync(path.join(folder, 'crashes')).filter((name) => name.endsWith('.txt'))).toHaveLength(9)
  })

  test('a folder that cannot be written to has none, and nothing breaks', () => {
    const file = path.join(emptyFolder(), 'file')
    writeFileSync(file, '')
    expect([writeDump(file, new Date(), ''), newDump(file, new Date()), existsSync(file)]).toEqual([null, null, true])
  })
})
