import { describe, expect, test } from 'vitest'
import { systemLanguages } from '../../build/host/locale.ts'
import { preferredLanguage } from '../../shared/contract/languages.ts'

describe('the languages that the host takes the system to be set to', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['the locale alone', { LANG: 'de_AT.UTF-8' }, ['de-AT']],
    ['a locale with a modifier', { LANG: 'fr_FR@euro' }, ['fr-FR']],
    ['messages before the rest', { LANG: 'en_US.UTF-8', LC_MESSAGES: 'es_ES.UTF-8' }, ['es-ES']],
    ['LC_ALL before everything', { LANG: 'de_DE.UTF-8', LC_MESSAGES: 'es_ES.UTF-8', LC_ALL: 'fr_CA.UTF-8' }, ['fr-CA']],
    ['a list, then the locale', { LANG: 'de_CH.UTF-8', LANGUAGE: 'fr_CH:it' }, ['fr-CH', 'it', 'de-CH']],
    ['no list where no language is spoken', { LANG: 'C.UTF-8', LANGUAGE: 'de' }, ['en-US']],
    ['POSIX', { LANG: 'POSIX' }, ['en-US']],
    ['an empty environment: what JavaScript follows', {}, ['es-MX']],
  ])('%s', (_what, env, expected) => {
    expect(systemLanguages(env, 'es-MX')).toEqual(expected)
  })
})

test.each<[readonly string[], string]>([
  [['de-AT'], 'de'],
  [['pt_BR', 'fr-CA', 'de'], 'fr'],
  [['ES'], 'es'],
  [['pt', 'ja-JP'], 'en'],
  [['fry', 'deu'], 'en'],
  [[], 'en'],
])('of the languages %j the app speaks %s', (wanted, expected) => {
  expect(preferredLanguage(wanted)).toBe(expected)
})
