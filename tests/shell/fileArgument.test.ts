import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fileArgument } from '../../electron/shell/fileArgument.ts'

test.each<[string, readonly string[], string | null]>([
  ['a file', ['gavel', '/a/b.gavel'], '/a/b.gavel'],
  ['a file beside', ['gavel', 'b.gavel'], '/home/b.gavel'],
  ['a file in capitals', ['gavel', '/a/B.GAVEL'], '/a/B.GAVEL'],
  ['the last of several', ['gavel', '/a.gavel', '/b.gavel'], '/b.gavel'],
  ['switches beside it', ['gavel', '--data-dir', '/data', '/a.gavel', '--x'], '/a.gavel'],
  ['an address, as Linux desktops give it', ['gavel', 'file:///a/the%20long%20way.gavel'], '/a/the long way.gavel'],
  ['an address on another computer', ['gavel', 'file://elsewhere/a.gavel'], null],
  ['no file', ['gavel', '.'], null],
  ['a switch that looks like one', ['gavel', '--open=a.gavel'], null],
  ['a program that is called so', ['/opt/x.gavel'], null],
])('R-SEC-1: of a command line with %s', (_what, argv, file) => {
  expect(fileArgument(argv, '/home')).toBe(file === null ? null : resolve(file))
})
