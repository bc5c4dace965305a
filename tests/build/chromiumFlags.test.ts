import { expect, test } from 'vitest'
import { chromiumFlags } from '../../build/host/chromiumFlags.ts'

const flags = (switches: Record<string, string> = {}, port?: string): readonly string[] =>
  chromiumFlags('/profile', port, new Map(Object.entries(switches)))

test.each([
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
  '--no-proxy-server',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
])("R-APP-4: the host's browser uses no network: %s", (flag) => {
  expect(flags()).toContain(flag)
})

test("the app's own switches go on, but none that would open what the host keeps shut", () => {
  const given = flags({
    lang: 'de',
    'force-color-profile': 'srgb',
    'host-resolver-rules': 'MAP * x',
    'user-data-dir': '/else',
    'no-proxy-server': '',
  })
  expect(given.filter((flag) => /^--(lang|force-color|host-res|user-data|no-proxy)/.test(flag)).toSorted()).toEqual([
    '--force-color-profile=srgb',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    '--lang=de',
    '--no-proxy-server',
    '--user-data-dir=/profile',
  ])
})

test('lists of features are joined: Chromium reads only the last of two', () => {
  const lists = flags({ 'disable-features': 'A,Translate', 'enable-features': 'B' }).filter((flag) => flag.includes('able-features='))
  expect(lists).toHaveLength(2)
  expect(lists[0]?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(['A', 'Translate', 'MediaRouter']))
  expect(lists[1]).toBe('--enable-features=B')
})
