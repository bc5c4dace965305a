import { expect, test } from 'vitest'
import { textsOf } from './files.ts'
import { sources } from './sources.ts'

const keys = [...textsOf('en').keys()]
const files = sources()

/** Keys that are written out, or the beginnings of keys. */
const literals = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/gi)].map(([, key]) => key ?? '')),
)

/** Keys that are completed while running, as patterns: what is filled in may be any part of a key. */
const patterns = files.flatMap(({ text }) =>
  [...text.matchAll(/`((?:\$\{(?:[^{}]|\{[^}]*\})*\}|[a-z][\w-]*)\.(?:[^`]|\$\{[^}]*\})*)`/gi)].flatMap(([, template = '']) => {
    const body = template.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '\0').replace(/\[\0\]$/, '')
    if (!/^[\w.\-\0]+$/.test(body) || !/[a-z]{3}/i.test(body)) return []
    const source = body.replaceAll('.', '\\.').replace(/^\0/, '(dredd|realm|home\\.\\w+)').replaceAll('\0', '.+')
    return [new RegExp(`^${source}(\\..+)?$`)]
  }),
)

/** Files whose texts are read as whole objects: by the shell, and by the page that checks dice, which the compiler holds to their keys. */
const typed = ['menu.', 'verifier.']

function isUsed(key: string): boolean {
  if (typed.some((start) => key.startsWith(start)) || literals.has(key)) return true
  return patterns.some((pattern) => pattern.test(key)) || [...literals].some((start) => key.startsWith(`${start}.`))
}

test('no text is left that nobody says', () => {
  expect(keys.filter((key) => !isUsed(key))).toEqual([])
})

test('the search for keys that are used finds what is not', () => {
  expect(['home.nothingLikeThis', 'dredd.names.nothing', 'realm.town'].filter(isUsed)).toEqual([])
})
