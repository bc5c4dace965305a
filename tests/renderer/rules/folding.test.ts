import { describe, expect, test } from 'vitest'
import { findWords, fold, wordsOf } from '../../../renderer/rules/folding.ts'

describe('what is looked for', () => {
  test.each([
    ['case', 'STANCE', 'stance'],
    ['accents', 'Résistance à l’œil', "resistance a l'oeil"],
    ['accents written as two signs', 're\u0301gle', 'regle'],
    ['umlauts and sharp s', 'Größe', 'grosse'],
    ['typographic apostrophes', 'enemy’s', "enemy's"],
    ['quotation marks', '«oui» “yes”', '"oui" "yes"'],
    ['dashes and narrow spaces', '3–4\u202f%', '3-4 %'],
    ['soft hyphens', 'Inten\u00adsiv', 'intensiv'],
  ])('folds %s', (_what, text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('is the words of what was typed, each once', () => {
    expect(wordsOf('  Perp  perp ÉNERGIE ')).toEqual(['perp', 'energie'])
    expect(wordsOf('   ')).toEqual([])
  })
})

describe('where it is found', () => {
  test.each([
    ['twice', 'A Judge judges', ['judge'], ['Judge', 'judge']],
    ['with accents that nobody typed', 'Énergie, énergie', ['energie'], ['Énergie', 'énergie']],
    ['with all of a sign that folds to two letters', 'eine große Straße', ['strass'], ['Straß']],
    ['with the accent that stands behind its letter', 're\u0301gle', ['re'], ['re\u0301']],
    ['across what is not typed', 'Inten\u00adsiv', ['intensiv'], ['Inten\u00adsiv']],
    ['as one piece where words overlap', 'standing', ['stand', 'ding'], ['standing']],
    ['for several words, in the order of the text', 'energy and stance', ['stance', 'energy'], ['energy', 'stance']],
    ['behind signs of two units', '🎲 die', ['die'], ['die']],
  ])('%s', (_how, text, words, pieces) => {
    expect(findWords(text, words).map(([start, end]) => text.slice(start, end))).toEqual(pieces)
  })

  test('nowhere, if it is not there', () => {
    expect(findWords('A Judge', ['perp'])).toEqual([])
    expect(findWords('A Judge', [])).toEqual([])
  })
})
