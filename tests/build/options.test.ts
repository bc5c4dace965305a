import { expect, test } from 'vitest'
import { hasDisplay, isForTerminal, readOptions } from '../../build/start/options.ts'

test.each([
  { args: [], tour: undefined, rest: [] },
  { args: ['--data-dir', 'x'], tour: undefined, rest: ['--data-dir', 'x'] },
  { args: ['--tour'], tour: 'tour', rest: [] },
  { args: ['--tour', 'pictures'], tour: 'pictures', rest: [] },
  { args: ['--tour=pictures', 'a'], tour: 'pictures', rest: ['a'] },
  { args: ['--tour', '--data-dir', 'x'], tour: 'tour', rest: ['--data-dir', 'x'] },
])('npm start -- $args: tour $tour, the app gets $rest', ({ args, tour, rest }) => {
  expect(readOptions(args)).toEqual({ tour, rest })
})

test.each<[NodeJS.Platform, Record<string, string>, boolean]>([
  ['linux', {}, false],
  ['linux', { DISPLAY: '' }, false],
  ['linux', { DISPLAY: ':0' }, true],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true],
  ['darwin', {}, true],
  ['win32', {}, true],
])('on %s with %o there is a display: %s', (platform, env, has) => {
  expect(hasDisplay(env, platform)).toBe(has)
})

test.each([
  [['--help'], true],
  [['--version'], true],
  [['--self-test'], true],
  [['--no-such-option'], true],
  [[], false],
  [['--gallery'], false],
  [['--data-dir', 'x'], false],
])('%j is answered on the terminal, where there is no display too: %s', (args, is) => expect(isForTerminal(args)).toBe(is))
