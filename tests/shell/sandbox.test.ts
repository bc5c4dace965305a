import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { desktopEntry, readPacking } from '../../build/desktop/entry.ts'
import { ID } from '../../build/desktop/index.ts'
import { chromiumFlags } from '../../build/host/chromiumFlags.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
/** What would switch the sandbox off: for a window, or on a command line. */
const switchedOff = /sandbox['"]?:\s*false|--(no|disable-[a-z-]*)-?sandbox|appendSwitch\(\s*['"](no|disable)-[a-z-]*sandbox/

afterEach(() => void vi.restoreAllMocks())

describe('R-APP-3: the sandbox is never off in what ships', () => {
  test('the main process asks for it for every page, and switches it off nowhere', () => {
    const sources = globSync('electron/**/*.ts', { cwd: root })
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.filter((file) => switchedOff.test(read(file)))).toEqual([])
    expect(read('electron/shell/runApp.ts')).toMatch(/^ +app\.enableSandbox\(\)$/m)
  })

  test('no desktop starts the program without it', () => {
    expect([desktopEntry(readPacking(), ID), read('electron-builder.yml')].filter((text) => /sandbox/.test(text))).toEqual([])
  })

  test.each([
    ['sandbox: false', true],
    ["args: ['--no-sandbox']", true],
    ["appendSwitch('disable-setuid-sandbox')", true],
    ['sandbox: true', false],
  ])('the search finds what it looks for: %s', (text, found) => expect(switchedOff.test(text)).toBe(found))

  test.each([
    ['nobody else', 1000, {}, false],
    ['root, who cannot start it otherwise', 0, {}, true],
    ['a test that asks for it', 1000, { 'no-sandbox': '' }, true],
  ])('the host runs the browser without it for %s', (_who, user, switches, off) => {
    vi.spyOn(process, 'getuid').mockReturnValue(user)
    expect(chromiumFlags('/profile', undefined, new Map(Object.entries(switches))).includes('--no-sandbox')).toBe(off)
  })
})
