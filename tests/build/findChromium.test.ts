import { describe, expect, test } from 'vitest'
import { findChromium } from '../../build/host/findChromium.ts'

const here = (...files: string[]): ((file: string) => boolean) => files.includes.bind(files)

describe('the browser that the host runs on', () => {
  test.each<[string, NodeJS.Platform, Record<string, string>, string[], string | undefined]>([
    ['Chromium before Chrome', 'linux', { PATH: '/bin:/usr/bin' }, ['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    ['Chrome', 'linux', { PATH: '/usr/bin' }, ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
    ['Edge', 'linux', { PATH: '/usr/bin' }, ['/usr/bin/microsoft-edge'], '/usr/bin/microsoft-edge'],
    ['a place outside PATH', 'linux', { PATH: '' }, ['/snap/bin/chromium'], '/snap/bin/chromium'],
    ['none', 'linux', { PATH: '/usr/bin' }, [], undefined],
    [
      'an application of the Mac',
      'darwin',
      { HOME: '/Users/a' },
      ['/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium'],
      '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'Edge, which Windows has',
      'win32',
      { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    [
      'the one that is named',
      'linux',
      { PATH: '/usr/bin', ELECTRON_HOST_CHROMIUM: '/x/chrome' },
      ['/x/chrome', '/usr/bin/chromium'],
      '/x/chrome',
    ],
    [
      'none, when the named one is missing',
      'linux',
      { PATH: '/usr/bin', ELECTRON_HOST_CHROMIUM: '/x/chrome' },
      ['/usr/bin/chromium'],
      undefined,
    ],
  ])('is %s (%s)', (_title, platform, env, files, found) => {
    expect(findChromium(env, platform, here(...files))).toBe(found)
  })
})
