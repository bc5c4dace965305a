import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { background } from '../../electron/shell/colours.ts'

test('the window has the colour of the table before its first picture, by day and by candlelight', () => {
  const tokens = readFileSync(new URL('../../renderer/theme/tokens.css', import.meta.url), 'utf8')
  const [day, candlelight] = [...tokens.matchAll(/--table-far: (#[0-9a-f]{6});/g)].map(([, colour]) => colour)
  expect([day, candlelight]).toEqual([background.light, background.dark])
})
