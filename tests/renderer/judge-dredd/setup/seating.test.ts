import { describe, expect, test } from 'vitest'
import { cards } from '../../../../renderer/games/judge-dredd/cards.ts'
import * as seating from '../../../../renderer/games/judge-dredd/setup/seating.ts'
import { newSeat } from '../../../../shared/contract/schemas.ts'

const { judges } = cards.pack
const names = (drafts: readonly seating.Draft[]): string[] =>
  drafts.map((draft, place) => seating.nameOf(draft, place, (_, at) => `P${at}`))
const judgesOf = (drafts: readonly seating.Draft[]): string[] => drafts.map(({ judge }) => judge)
const ids = (drafts: readonly seating.Draft[]): number[] => drafts.map(({ id }) => id)

describe('seats of a new game', () => {
  test.each(Object.entries(seating.presets))(
    'JD-S1: the quick choice %s seats whom it says, each another Judge',
    (choice, { people, computers }) => {
      const drafts = seating.preset(choice as seating.Preset, judges, 'street')
      expect(drafts.map(({ player }) => player)).toEqual([
        ...Array<string>(people).fill('person'),
        ...Array<string>(computers).fill('computer'),
      ])
      expect(new Set(judgesOf(drafts)).size).toBe(people + computers)
    },
  )

  test('a quick choice keeps the people who are there, with their names and Judges', () => {
    let drafts = seating.preset('alone1', judges, 'street')
    drafts = seating.judged(
      seating.changed(drafts, ids(drafts)[0] ?? 0, { name: 'Anna', pin: '1234' }),
      ids(drafts)[0] ?? 0,
      judges[5] ?? '',
    )
    const wider = seating.preset('two2', judges, 'street', drafts)
    expect(wider[0]).toMatchObject({ name: 'Anna', pin: '1234', judge: judges[5] })
    expect(new Set(judgesOf(wider)).size).toBe(4)
  })

  test('two to six: no seat is taken away below two, none comes above six', () => {
    let drafts = seating.preset('alone1', judges, 'street')
    expect(seating.removed(drafts, ids(drafts)[0] ?? 0)).toBe(drafts)
    for (let more = 0; more < 9; more++) drafts = seating.added(drafts, judges, 'person', 'street')
    expect(drafts).toHaveLength(6)
    expect(new Set(judgesOf(drafts)).size).toBe(6)
    expect(seating.removed(drafts, ids(drafts)[2] ?? 0)).toHaveLength(5)
  })

  test('JD-R5: the order changes by one place, and not past the ends', () => {
    const drafts = seating.preset('seat4', judges, '')
    const [a, b, c, d] = ids(drafts)
    expect(ids(seating.moved(drafts, a ?? 0, 1))).toEqual([b, a, c, d])
    expect(ids(seating.moved(drafts, d ?? 0, -1))).toEqual([a, b, d, c])
    expect(seating.moved(drafts, a ?? 0, -1)).toBe(drafts)
    expect(seating.moved(drafts, d ?? 0, 1)).toBe(drafts)
  })

  test('JD-R5: a Judge who has a seat changes it with whoever wants him', () => {
    const drafts = seating.preset('seat4', judges, '')
    expect(judgesOf(seating.judged(drafts, ids(drafts)[0] ?? 0, judges[2] ?? ''))).toEqual([judges[2], judges[1], judges[0], judges[3]])
    expect(judgesOf(seating.judged(drafts, ids(drafts)[0] ?? 0, judges[5] ?? ''))).toEqual([judges[5], judges[1], judges[2], judges[3]])
  })

  test.each<[string, Partial<seating.Draft>, seating.Trouble[]]>([
    ['nothing typed', {}, []],
    ['a name', { name: '  Anna ' }, []],
    ['the name of another, whatever its case', { name: 'p1' }, ['sameName']],
    ['a character that cannot be shown', { name: 'A\u0007' }, ['oddName']],
    ['four figures', { pin: '0123' }, []],
    ['eight figures', { pin: '01234567' }, []],
    ['three figures', { pin: '012' }, ['badPin']],
    ['nine figures', { pin: '012345678' }, ['badPin']],
    ['letters', { pin: '12ab' }, ['badPin']],
    ['a PIN typed before a computer player took the seat', { pin: '1', player: 'computer' }, []],
  ])('%s', (_, change, expected) => {
    const fresh = seating.preset('seat4', judges, 'cadet')
    const drafts = seating.changed(fresh, ids(fresh)[0] ?? 0, change)
    const troubles = seating.troublesOf(drafts, names(drafts))
    expect(troubles[0]).toEqual(expected)
    const fits = newSeat.array().safeParse(seating.seatsOf(drafts, names(drafts))).success
    expect(fits).toBe(!expected.some((trouble) => trouble !== 'sameName'))
  })

  test('R-AI-1: only computer players have a level, only people a PIN', () => {
    const fresh = seating.preset('alone1', judges, 'senior')
    const drafts = fresh.map((draft) => ({ ...draft, pin: '1234' }))
    expect(seating.seatsOf(drafts, ['Anna', 'Stern'])).toEqual([
      { name: 'Anna', player: 'person', pin: '1234' },
      { name: 'Stern', player: 'computer', level: 'senior' },
    ])
  })

  test('somebody has to be a person', () => {
    const drafts = seating.preset('alone1', judges, 'street')
    expect(seating.lackOf(drafts)).toBeNull()
    expect(seating.lackOf(drafts.map((draft) => ({ ...draft, player: 'computer' as const })))).toBe('nobody')
  })
})
