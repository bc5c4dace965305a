import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../renderer')
/** Where values have their names, or are put out of force. */
const named = ['theme/tokens.css', 'theme/base.css', 'games/judge-dredd/theme/dredd.css', 'games/judge-dredd/theme/dialogs.css']

/** The style sheets of the window by file, without comments. */
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:vue|css)$/.test(name) && !named.includes(name))
  .map((name) => {
    const source = readFileSync(path.join(folder, name), 'utf8')
    const css = name.endsWith('.css') ? [source] : [...source.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
    return { name, css: css.join('\n').replaceAll(/\/\*.*?\*\//gs, '') }
  })

/** What a pattern finds, with the file that it stands in. */
const found = (pattern: RegExp, where: (name: string) => boolean = () => true): string[] =>
  sheets.filter(({ name }) => where(name)).flatMap(({ name, css }) => [...css.matchAll(pattern)].map(([hit]) => `${name}: ${hit}`))

test('how long something takes is said by a token, so that the speeds of the settings and none reach it', () => {
  expect(found(/(?<![\w.-])\d*\.?\d+m?s\b/g)).toEqual([])
})

test('what lies over all of a screen has its layer from a token; parts of a thing are stacked by single figures', () => {
  expect(found(/z-index: *-?\d{2,}/g)).toEqual([])
})

test('in the city hazard yellow, the two sides and the ink of cards are tokens, so that more contrast reaches them', () => {
  expect(found(/#(?:ffcc1f|d3342b|2f74c8|14120e)\b/g, (name) => name.startsWith('games/judge-dredd'))).toEqual([])
})

test('what is printed in the city has its ink and its white from tokens', () => {
  expect(found(/#(?:0b0c10|fffaf0)\b/g, (name) => name.startsWith('games/judge-dredd'))).toEqual([])
})
