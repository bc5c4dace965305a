import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { paragraphs as dreddParagraphs, rulebook as dreddRulebook } from '../../shared/games/judge-dredd/rulebook.ts'
import { paragraphs as realmParagraphs, rulebook as realmRulebook } from '../../shared/games/realm-lords/rulebook.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** All files under a folder with one of the endings, by their path from the root. */
function files(folder: string, ...endings: string[]): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((path) => !path.includes('node_modules'))
    .sort()
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const idPattern = /\b(?:JD|RL)-[A-Z]\d+\b/g
const idsIn = (text: string) => text.match(idPattern) ?? []

/** The ids that stand in none of the texts. */
function missing(ids: readonly string[], texts: readonly string[]): string[] {
  const found = new Set(texts.flatMap(idsIn))
  return ids.filter((id) => !found.has(id))
}

/**
 * The titles of the tests in a source: what `test`, `it` and `describe` are called with, and for tables (`test.each`)
 * the labels of the rows: the strings in them that begin with an id or a requirement.
 */
function titles(source: string): string[] {
  const out: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText()
      const title = node.arguments[0]
      if (/^(test|it|describe)\b/.test(called)) {
        if (title && ts.isCallExpression(node.expression)) out.push(...strings(title), ...labels(node.expression))
        else if (title && !/\.each$/.test(called)) out.push(...strings(title))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true))
  return out
}

function strings(node: ts.Node): string[] {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? [node.text] : []
  const below: string[] = []
  ts.forEachChild(node, (child) => void below.push(...strings(child)))
  return [...own, ...below]
}

function labels(table: ts.CallExpression): string[] {
  return table.arguments.flatMap(strings).filter((text) => /^(JD-|RL-|R-)[A-Z]/.test(text))
}

const books = [
  {
    game: 'judge-dredd',
    paragraphs: dreddParagraphs as readonly string[],
    sections: dreddRulebook.map(({ section }): string => section),
    counts: 'JD-S6 JD-T1 JD-M5 JD-A11 JD-I3 JD-C4 JD-N3 JD-V3 JD-E4 JD-R30',
  },
  {
    game: 'realm-lords',
    paragraphs: realmParagraphs as readonly string[],
    sections: realmRulebook.map(({ section }): string => section),
    counts: 'RL-S7 RL-W1 RL-P1 RL-M1 RL-C17 RL-T12 RL-E4 RL-V1 RL-D1 RL-I4 RL-R28',
  },
]
const tests = files('tests', '.test.ts', '.spec.ts').filter((path) => path !== 'tests/shared/rulebook.test.ts')
const allTitles = tests.map(read).flatMap(titles)
const everything = ['shared', 'electron', 'renderer', 'build', 'tests'].flatMap((folder) =>
  files(folder, '.ts', '.vue', '.json', '.md', '.cjs'),
)
const wordsOf = (game: string, file: string) => JSON.parse(read(`renderer/i18n/en/${game}/${file}.json`)) as Record<string, unknown>

describe.each(books)('the rulebook of $game', ({ game, paragraphs, sections, counts }) => {
  test('every paragraph and ruling has its id once, in order', () => {
    const numbers = Map.groupBy(paragraphs, (id) => id.slice(0, 4))
    const counted = [...numbers].map(([part, ids]) => ids.map((_, n) => `${part}${n + 1}`))
    expect(counted.flat()).toEqual(paragraphs)
    expect([...numbers].map(([part, ids]) => `${part}${ids.length}`).join(' ')).toBe(counts)
  })

  test('every id stands in the code that does it', () => {
    const code = files(`shared/games/${game}`, '.ts', '.json').filter((path) => !path.endsWith('/rulebook.ts'))
    expect(missing(paragraphs, code.map(read))).toEqual([])
  })

  test('every id stands in the title of a test that proves it', () => {
    expect(missing(paragraphs, allTitles)).toEqual([])
  })

  test('every paragraph has a heading and a text in the language file, in order, and no other has', () => {
    const texts = wordsOf(game, 'rules')
    expect(Object.keys(texts)).toEqual(paragraphs)
    for (const [id, words] of Object.entries(texts)) expect([id, words]).toEqual([id, { heading: said, text: said }])
  })

  test('every section has a name', () => {
    expect(Object.keys(wordsOf(game, 'game')['sections'] as object)).toEqual(sections)
  })
})

const said: unknown = expect.stringMatching(/\S/)

test('every id that is named anywhere is one of a rulebook', () => {
  const known = new Set(books.flatMap(({ paragraphs }) => paragraphs))
  const unknown = everything
    .filter((path) => path !== 'tests/shared/rulebook.test.ts')
    .flatMap((path) => idsIn(read(path)).flatMap((id) => (known.has(id) ? [] : [`${path}: ${id}`])))
  expect(unknown).toEqual([])
})

describe('how that is found out', () => {
  const source = [
    "test('RL-M1: a title', () => expect('RL-M2').toBe(1)) // RL-M3",
    "describe('RL-M4', () => { test.each([['RL-M5: a label', 1], ['see RL-M6', 2]])('%s', () => undefined) })",
    "test.each([{ title: 'RL-M7', note: 'not RL-M8' }])('RL-M9: $title', () => undefined)",
    'test.each(rows)(`RL-N1, over ${rows.length} RL-N2`, () => undefined)',
    "describe.each([['JD-N9: in a label']])('JD-N8', () => undefined); other('RL-N3'); it.each`a | b`('RL-N4', () => undefined)",
  ].join('\n')

  test('titles and labels count, what else stands in a test does not', () => {
    const ids = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'N1', 'N2', 'N3', 'N4'].map((id) => `RL-${id}`)
    expect(missing([...ids, 'JD-N8', 'JD-N9', 'JD-N7'], titles(source))).toEqual(['RL-M2', 'RL-M3', 'RL-M6', 'RL-M8', 'RL-N3', 'JD-N7'])
  })

  test('an id is a whole word: RL-C1 does not stand in RL-C17', () => {
    expect(missing(['RL-C1', 'RL-C17'], ['see RL-C17'])).toEqual(['RL-C1'])
  })
})
