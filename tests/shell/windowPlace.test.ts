import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { placeOn, readPlace, writePlace, type Box } from '../../electron/shell/windowPlace.ts'
import { emptyFolder } from '../support/folder.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const laptop = box(0, 25, 1440, 875)
const beside = box(1440, 0, 1920, 1040)
const small = box(0, 0, 800, 600)

describe('R-APP-2: the window opens wholly on a screen that exists', () => {
  test.each<[string, [Box, ...Box[]], Box | null, Box]>([
    ['the first time: in the middle', [laptop], null, box(80, 63, 1280, 800)],
    ['where it was', [laptop, beside], box(1600, 100, 1500, 900), box(1600, 100, 1500, 900)],
    ['where it was, left of the first screen', [laptop, box(-1920, 0, 1920, 1040)], box(-1800, 50, 1000, 700), box(-1800, 50, 1000, 700)],
    ['its screen has gone', [laptop], box(1600, 100, 1280, 800), box(80, 63, 1280, 800)],
    ['half of it hung out', [laptop], box(1000, 500, 1280, 800), box(160, 100, 1280, 800)],
    ['under the menu bar', [laptop], box(0, 0, 1280, 800), box(0, 25, 1280, 800)],
    ['larger than the screen', [laptop, beside], box(-50, -50, 2000, 2000), box(0, 25, 1440, 875)],
    ['between two screens: where most of it is', [laptop, beside], box(1300, 100, 1280, 800), box(1440, 100, 1280, 800)],
    ['smaller than it can be', [laptop], box(100, 100, 10, 10), box(100, 100, 960, 640)],
    ['a screen smaller than that', [small], box(100, 100, 1280, 800), box(0, 0, 800, 600)],
  ])('%s', (_what, screens, wanted, place) => {
    expect(placeOn(screens, wanted)).toEqual(place)
  })
})

const place = { ...box(1, 2, 1300, 900), maximized: true, fullScreen: false }

test('R-APP-2: a place that was kept comes back, and nothing else lies beside it', () => {
  const folder = emptyFolder()
  writePlace(folder, place)
  expect([readPlace(folder), readdirSync(folder)]).toEqual([place, ['window.json']])
})

test.each<[string, string | null]>([
  ['there is none', null],
  ['it is no JSON', '{"x":1'],
  ['it lacks something', JSON.stringify({ ...place, width: undefined })],
  ['it is no number', JSON.stringify({ ...place, x: 'left' })],
  ['it is nowhere', JSON.stringify({ ...place, x: 1e9 })],
  ['it has no size', JSON.stringify({ ...place, height: 0 })],
  ['it says more', JSON.stringify({ ...place, url: 'https://example.org' })],
])('R-APP-2: no place comes back when %s', (_what, text) => {
  const folder = emptyFolder()
  if (text !== null) writeFileSync(path.join(folder, 'window.json'), text)
  expect(readPlace(folder)).toBeNull()
})
