import { expect, test } from 'vitest'
import { parseAccelerator } from '../../build/host/accelerator.ts'

const none = { ctrl: false, alt: false, meta: false, shift: false as boolean | undefined }

test.each<[string, NodeJS.Platform, object]>([
  ['CmdOrCtrl+N', 'linux', { ...none, key: 'n', ctrl: true }],
  ['CmdOrCtrl+N', 'darwin', { ...none, key: 'n', meta: true }],
  ['Shift+CommandOrControl+Z', 'linux', { ...none, key: 'z', ctrl: true, shift: true }],
  ['Alt+Left', 'linux', { ...none, key: 'arrowleft', alt: true }],
  ['F11', 'linux', { ...none, key: 'f11' }],
  ['Ctrl+Plus', 'linux', { ...none, key: '+', ctrl: true, shift: undefined }],
  ['Ctrl++', 'linux', { ...none, key: '+', ctrl: true, shift: undefined }],
  ['CmdOrCtrl+-', 'linux', { ...none, key: '-', ctrl: true, shift: undefined }],
  ['CmdOrCtrl+,', 'linux', { ...none, key: ',', ctrl: true, shift: undefined }],
  ['Space', 'linux', { ...none, key: ' ' }],
])('%s on %s', (accelerator, platform, chord) => {
  expect(parseAccelerator(accelerator, platform)).toEqual({ accelerator, ...chord })
})

test('an unknown modifier is refused', () => {
  expect(() => parseAccelerator('Hyper+N')).toThrow('"Hyper+N" is not an accelerator')
})
