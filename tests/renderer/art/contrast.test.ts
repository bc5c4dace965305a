import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sheet = readFileSync('renderer/theme/tokens.css', 'utf8')
const lightPart = sheet.slice(sheet.indexOf(':root {'), sheet.indexOf("[data-theme='candlelight']"))
const darkPart = sheet.slice(sheet.indexOf("[data-theme='candlelight']"), sheet.indexOf('[data-contrast]'))
const starkPart = sheet.slice(sheet.indexOf('[data-contrast]'), sheet.indexOf('[data-tempo'))

/** The tokens of one part of the style sheet that are plain colours. */
function coloursOf(part: string): Map<string, string> {
  return new Map([...part.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]))
}
const candlelight = new Map([...coloursOf(lightPart), ...coloursOf(darkPart)])
const themes = [
  ['daylight', 4.5, coloursOf(lightPart)],
  ['candlelight', 4.5, candlelight],
  ['more contrast', 7, new Map([...candlelight, ...coloursOf(starkPart)])],
] as const

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const onSheets = ['ink', 'ink-quiet', 'rubric', 'gilt-deep', 'good', 'harm', 'ranged', 'melee', 'magic', 'health', 'energy']
const sheets = ['sheet', 'sheet-lit', 'sheet-sunk', 'sheet-edge', 'chosen-fill']
const others = [
  ['table-text', 'table-far'],
  ['table-text-quiet', 'table-far'],
  ['table-title', 'table-far'],
  ['tab-text', 'tab-bottom'],
  ['act-text', 'act-top'],
  ['act-note', 'act-top'],
  ['marker-text', 'marker'],
  ['doom-text', 'doom'],
  ['ribbon-text', 'ribbon'],
  ['ribbon-town-text', 'ribbon-town'],
  ['reach-text', 'reach-bottom'],
] as const

describe.each(themes)('R-A11Y-2: in %s every text keeps %d:1', (_theme, least, colours) => {
  const of = (name: string): string => {
    const colour = colours.get(name)
    if (colour === undefined) throw new Error(`no colour ${name}`)
    return colour
  }

  test.each(onSheets.flatMap((text) => sheets.map((fill) => [text, fill] as const)))('%s on %s', (text, fill) => {
    expect(contrast(of(text), of(fill))).toBeGreaterThanOrEqual(least)
  })

  test.each(others)('%s on %s', (text, fill) => {
    expect(contrast(of(text), of(fill))).toBeGreaterThanOrEqual(least)
  })

  test.each(sheets)('one of the two focus rings stands out on %s', (fill) => {
    expect(Math.max(contrast(of('focus-outer'), of(fill)), contrast(of('focus-inner'), of(fill)))).toBeGreaterThanOrEqual(3)
  })

  test.each(['sheet', 'sheet-lit', 'chosen-fill'])('the line of what is chosen stands out on %s', (fill) => {
    expect(contrast(of('chosen-line'), of(fill))).toBeGreaterThanOrEqual(3)
  })
})
