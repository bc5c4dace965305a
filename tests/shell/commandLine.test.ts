import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { help, ownArguments, readCommandLine } from '../../electron/shell/commandLine.ts'

const nothing = { mode: 'run', dataDir: undefined, safe: false, gallery: false }

describe('R-APP-1: a command line is read whole before anything is opened', () => {
  test.each<[string, readonly string[], object]>([
    ['nothing', [], {}],
    ['a folder', ['--data-dir', 'here'], { dataDir: resolve('/home/here') }],
    ['a folder, joined', ['--data-dir=/a b'], { dataDir: resolve('/a b') }],
    ['the last of two folders', ['--data-dir=/a', '--data-dir', '/b'], { dataDir: resolve('/b') }],
    ['safe mode with a file', ['--safe-mode', 'a.gavel'], { safe: true }],
    ['a file as desktops give it', ['file:///a%20b.GAVEL'], {}],
    ['the gallery, which help does not tell of', ['--gallery'], { gallery: true }],
    ['the self-test', ['--self-test'], { mode: 'self-test' }],
    ['the version', ['--version'], { mode: 'version' }],
    ['the version, short', ['-v'], { mode: 'version' }],
    ['help', ['--help'], { mode: 'help' }],
    ['help, short', ['-h'], { mode: 'help' }],
    ['switches of Chromium’s', ['--ozone-platform-hint=auto', '--lang', 'de', '--lang=fr', '--disable-gpu'], {}],
    ['what a tool adds', ['-r', '/loader.js', '--no-sandbox', '--inspect=0', '--remote-debugging-port=0', '--safe-mode'], { safe: true }],
    ['the Finder’s name of the process', ['-psn_0_12345'], {}],
  ])('%s', (_what, args, found) => {
    expect(readCommandLine(args, '/home')).toEqual({ ok: true, value: { ...nothing, ...found } })
  })

  test.each<[string, readonly string[], string]>([
    ['an option that is not known', ['--selftest'], 'there is no option --selftest'],
    ['one that is almost known', ['--self-test=yes'], 'there is no option --self-test=yes'],
    ['a short one', ['-x'], 'there is no option -x'],
    ['one that every object has', ['--constructor'], 'there is no option --constructor'],
    ['a switch that would weaken the window', ['--disable-web-security'], 'there is no option --disable-web-security'],
    ['a folder that is not named', ['--data-dir'], '--data-dir wants a folder'],
    ['a folder that is empty', ['--data-dir='], '--data-dir wants a folder'],
    ['an option in a folder’s place', ['--data-dir', '--safe-mode'], '--data-dir wants a folder'],
    ['a file that is no match', ['notes.txt'], 'notes.txt is no file that ends in .gavel'],
  ])('%s is refused, and said to be', (_what, args, detail) => {
    expect(readCommandLine(args, '/home')).toEqual({ ok: false, fault: { code: 'bad-input', detail } })
  })
})

test.each<[string, readonly string[], boolean, readonly string[]]>([
  ['a package', ['/opt/gavel', '--help'], true, ['--help']],
  ['a checkout', ['electron', '/src', '--help'], false, ['--help']],
  ['a checkout, with switches of Electron’s', ['electron', '-r', 'x.cjs', '--lang=de', '/src', '--help'], false, ['--help']],
  ['a module that is run by itself', ['electron', '--help'], false, ['--help']],
])('the program’s own arguments of %s', (_what, argv, isPackaged, own) => {
  expect(ownArguments(argv, isPackaged, '/src')).toEqual(own)
})

test('every option that is known is explained', () => {
  for (const option of ['--data-dir', '--safe-mode', '--self-test', '--version', '--help', '--lang']) expect(help).toContain(`  ${option}`)
})
