import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../renderer')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:vue|css|ts)$/.test(name))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
const all = sources.join('\n')
const readme = readFileSync(path.join(folder, 'theme/README.md'), 'utf8')

/** Every custom property that a style sheet sets, once. */
const tokensOf = (file: string): string[] => [
  ...new Set([...readFileSync(path.join(folder, file), 'utf8').matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name)),
]

describe.each([['theme/tokens.css'], ['games/judge-dredd/theme/dredd.css']])('the design system: %s', (file) => {
  test('every token is used by something', () => {
    // Some are put together from their first part and a state: `--cube-${colour}-a`, `timeOf('--time-step')`.
    const used = (name: string): boolean =>
      all.includes(`var(${name}`) || all.includes(`'${name}'`) || (/^--cube-/.test(name) && all.includes('--cube-${'))
    expect(tokensOf(file).filter((name) => !used(name))).toEqual([])
  })

  test('every token is written down with what it is for', () => {
    // A family is written down once: `--cube-*`.
    const families = [...readme.matchAll(/`(--[\w-]+?)(\*?)`/g)].map(([, name = '', star]) => ({ name, family: star === '*' }))
    const told = (token: string): boolean => families.some(({ name, family }) => (family ? token.startsWith(name) : token === name))
    expect(tokensOf(file).filter((name) => !told(name))).toEqual([])
  })
})

test('what is written down exists', () => {
  const known = [...tokensOf('theme/tokens.css'), ...tokensOf('games/judge-dredd/theme/dredd.css')]
  const told = [...readme.matchAll(/`(--[\w-]+?)(\*?)`/g)].map(([, name = '']) => name)
  expect(told.filter((name) => !known.some((token) => token.startsWith(name)))).toEqual([])
})
