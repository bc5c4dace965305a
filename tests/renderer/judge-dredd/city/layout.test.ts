import { describe, expect, test } from 'vitest'
import { careLayout, cardSizes, layoutOf, type SectorLayout } from '../../../../renderer/games/judge-dredd/city/layout.ts'
import { planOf, sectorPlans } from '../../../../renderer/games/judge-dredd/city/plan.ts'
import { wrapName } from '../../../../renderer/games/judge-dredd/city/wrap.ts'
import names from '../../../../renderer/i18n/en/judge-dredd/names.json' with { type: 'json' }

const counts = [0, 1, 2, 3, 4, 5, 6]
const everywhere = sectorPlans.flatMap(({ id }) => counts.flatMap((crimes) => counts.map((judges) => ({ id, crimes, judges }))))

function laidOut(id: string, crimes: number, judges: number): SectorLayout {
  return layoutOf(planOf(id), 2, id === 'grand-hall', crimes, judges)
}

const pairs = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [One, One] => [one, other]))

describe('what lies in one sector can all be read', () => {
  test('every Crime and Judge has a place on the canvas', () => {
    for (const { id, crimes, judges } of everywhere) {
      const { cards, tokens } = laidOut(id, crimes, judges)
      expect([cards.length, tokens.length], id).toEqual([crimes, judges])
      for (const { at, form } of cards) {
        const { width, height } = cardSizes[form]
        expect(at[0] - width / 2 >= 0 && at[0] + width / 2 <= 1000 && at[1] - height / 2 >= 0 && at[1] + height / 2 <= 700, id).toBe(true)
      }
      for (const { at } of tokens) expect(at[0] > 12 && at[0] < 988 && at[1] < 692, id).toBe(true)
    }
  })

  test('no Crime covers another', () => {
    for (const { id, crimes } of everywhere) {
      for (const [one, other] of pairs(laidOut(id, crimes, 0).cards)) {
        expect(Math.abs(one.at[1] - other.at[1]), `${id}, ${crimes} Crimes`).toBeGreaterThanOrEqual(cardSizes[one.form].height)
      }
    }
  })

  test('no Crime covers the name of its sector', () => {
    for (const { id, crimes } of everywhere.filter((one) => one.crimes < 6)) {
      const { label, cards } = laidOut(id, crimes, 0)
      const [top] = cards
      if (top) expect(top.at[1] - cardSizes[top.form].height / 2, id).toBeGreaterThanOrEqual((label.at(-1)?.[1] ?? 0) - 3)
    }
  })

  test('no Judge covers the mark of another', () => {
    const groups = [
      ...everywhere.map(({ id, crimes, judges }) => laidOut(id, crimes, judges).tokens),
      ...counts.map((n) => careLayout(n).tokens),
    ]
    for (const [one, other] of groups.flatMap(pairs)) {
      expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThanOrEqual(20)
    }
  })

  test('JD-I1: Intensive Care holds all six', () => {
    const { width, tokens } = careLayout(6)
    expect(Math.max(...tokens.map(({ at }) => Math.abs(at[0] - 352)))).toBeLessThan(width / 2)
  })
})

describe('names on Crime cards', () => {
  test.each([
    ['Murder', 3, ['Murder']],
    ['Bootleg Bingo', 3, ['Bootleg', 'Bingo']],
    ["Kidnapping the Mayor's Parrot", 3, ['Kidnapping', "the Mayor's", 'Parrot']],
    ["Kidnapping the Mayor's Parrot", 2, ['Kidnapping the', "Mayor's Parrot"]],
    ["Kidnapping the Mayor's Parrot", 1, ["Kidnapping the Mayor's Parrot"]],
  ] as const)('%s in at most %i lines', (name, most, lines) => {
    expect(wrapName(name, most).lines).toEqual(lines)
  })

  test('no line is longer than the card is wide', () => {
    for (const name of Object.values(names.crimes)) {
      expect(Math.max(...wrapName(name, 2).lines.map((line) => line.length)), name).toBeLessThanOrEqual(15)
    }
  })
})
