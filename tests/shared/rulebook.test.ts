import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { paragraphs } from '../../shared/games/realm-lords/rulebook.ts'

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

const idPattern = /\bRL-[A-Z]\d+\b/g
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
  return table.arguments.flatMap(strings).filter((text) => /^(RL-|R-)[A-Z]/.test(text))
}

const code = files('shared/games/realm-lords', '.ts', '.json').filter((path) => !path.endsWith('/rulebook.ts'))
const tests = files('tests', '.test.ts', '.spec.ts')
const everything = ['shared', 'electron', 'renderer', 'build', 'tests'].flatMap((folder) =>
  files(folder, '.ts', '.vue', '.json', '.md', '.cjs'),
)

describe('the rulebook of Realm Lords', () => {
  test('RL-S1 to RL-R28: every paragraph and ruling has its id once, in order', () => {
    const numbers = Map.groupBy(paragraphs, (id) => id.slice(0, 4))
    const counted = [...numbers].map(([part, ids]) => ids.map((_, n) => `${part}${n + 1}`))
    expect(counted.flat()).toEqual(paragraphs)
    expect([...numbers].map(([part, ids]) => `${part}${ids.length}`).join(' ')).toBe(
      'RL-S7 RL-W1 RL-P1 RL-M1 RL-C17 RL-T12 RL-E4 RL-V1 RL-D1 RL-I4 RL-R28',
    )
  })

  test('every id stands in the code that does it', () => {
    expect(missing(paragraphs, code.map(read))).toEqual([])
  })

  test('every id stands in the title of a test that proves it', () => {
    const others = tests.filter((path) => !path.endsWith('tests/shared/rulebook.test.ts'))
    expect(missing(paragraphs, others.map(read).flatMap(titles))).toEqual([])
  })

  test('every id that is named anywhere is one of the rulebook', () => {
    const known = new Set<string>(paragraphs)
    const unknown = everything
      .filter((path) => path !== 'tests/shared/rulebook.test.ts')
      .flatMap((path) => idsIn(read(path)).flatMap((id) => (known.has(id) ? [] : [`${path}: ${id}`])))
    expect(unknown).toEqual([])
  })
})

describe('how that is found out', () => {
  const source = [
    "test('RL-M1: a title', () => expect('RL-M2').toBe(1)) // RL-M3",
    "describe('RL-M4', () => { test.each([['RL-M5: a label', 1], ['see RL-M6', 2]])('%s', () => undefined) })",
    "test.each([{ title: 'RL-M7', note: 'not RL-M8' }])('RL-M9: $title', () => undefined)",
    'test.each(rows)(`RL-N1, over ${rows.length} RL-N2`, () => undefined)',
    "other('RL-N3'); it.each`a | b`('RL-N4', () => undefined)",
  ].join('\n')

  test('titles and labels count, what else stands in a test does not', () => {
    const ids = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'N1', 'N2', 'N3', 'N4'].map((id) => `RL-${id}`)
    expect(missing(ids, titles(source))).toEqual(['RL-M2', 'RL-M3', 'RL-M6', 'RL-M8', 'RL-N3'])
  })

  test('an id is a whole word: RL-C1 does not stand in RL-C17', () => {
    expect(missing(['RL-C1', 'RL-C17'], ['see RL-C17'])).toEqual(['RL-C1'])
  })
})
