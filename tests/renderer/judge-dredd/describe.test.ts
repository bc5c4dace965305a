import { describe as group, expect, test } from 'vitest'
import { makeI18n } from '../../../renderer/i18n/index.ts'
import { describe, sentenceOf } from '../../../renderer/games/judge-dredd/journal/describe.ts'
import { chaptersOf, type Chapter } from '../../../renderer/games/judge-dredd/journal/journal.ts'
import { plainText, type Translate } from '../../../renderer/games/judge-dredd/journal/sentence.ts'
import { judgeKey } from '../../../renderer/games/judge-dredd/names.ts'
import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import { judgeDredd } from '../../../shared/games/judge-dredd/game.ts'
import type { Aimed } from '../../../shared/games/judge-dredd/state.ts'
import { fastChance } from '../../../shared/kernel/chance.ts'
import { play, start } from '../../../shared/kernel/match.ts'
import { cards } from '../../shared/judge-dredd/support/cards.ts'
import { logged } from '../support/logged.ts'

const { t } = makeI18n().global
const translate = t as unknown as Translate
const judges = cards.pack.judges.slice(0, 4)
const names = (seat: number): string => judgeKey(judges[seat]!)
const read = (event: DreddEvent, before: DreddEvent | null = null): string | null => {
  const sentence = sentenceOf(event, before)
  return sentence && plainText(translate, names, sentence)
}

const said = ({ lines }: Chapter): string[] =>
  lines.map(({ sentences }) => sentences.map((sentence) => plainText(translate, names, sentence)).join(' '))

/** A match of four who choose at random, as it is told to all or to one seat. */
function told(seed: number, ear: number | null): DreddEvent[] {
  const game = judgeDredd(cards)
  const chance = fastChance(seed)
  const pick = fastChance(seed + 1)
  let step = start(game, { judges, windows: { manner: 'open', seconds: 5 } }, chance)
  const heard: DreddEvent[] = []
  const listen = (): void => {
    for (const entry of step.entries) {
      if (entry.kind === 'told' && (entry.audience === 'all' || (ear !== null && entry.audience.includes(ear)))) heard.push(entry.event)
    }
  }
  listen()
  for (let ply = 0; ply < 4000 && game.outcome(step.position.state) === null; ply++) {
    const [seat] = game.waitingFor(step.position.state)
    const legal = game.legalActions(step.position.state, seat!)
    const done = play(game, step.position, { seat: seat!, action: legal[pick(legal.length, `ply-${ply}`) - 1]! }, chance)
    if (!done.ok) throw new Error(done.fault.detail)
    step = done.value
    listen()
  }
  return heard
}

group('the journal', () => {
  test('a move that its last step used up ends with that step; one that had no steps is told', () => {
    const spent: DreddEvent = { type: 'moveEnded', seat: 0, at: 'resyk', why: 'spent' }
    expect(read(spent, { type: 'entered', seat: 0, from: 'bingo-cathedral', to: 'resyk', how: 'step', strides: 0 })).toBeNull()
    expect(read(spent, { type: 'windowClosed', window: 'move' })).toBe('Judge Flint has no steps and stays in Resyk.')
  })

  test('JD-R25: the last Perp names the turn that the match ends with, the 150th at most', () => {
    const placed = (lastTurn: number): DreddEvent => ({ type: 'lastPerpPlaced', holder: 0, lastTurn })
    expect([23, 152].map((turn) => read(placed(turn)))).toEqual(
      [23, 150].map((turn) => `The last Perp is out. The match ends with turn ${turn}.`),
    )
  })

  test('cards that are drawn one by one are told in one sentence', () => {
    const own = (card: string): DreddEvent => ({
      type: 'cardMoved',
      card,
      from: { in: 'pack' },
      to: { in: 'hand', seat: 0 },
    })
    const drew: DreddEvent = { type: 'cardsMoved', count: 2, from: { in: 'pack' }, to: { in: 'hand', seat: 0 }, cause: { by: 'draw' } }
    const chapters = chaptersOf(logged([drew, own('audit'), own('riot-shield')]))
    expect(chapters.flatMap(said)).toEqual(['Judge Flint drew 2 cards. Drawn: Internal Audit, Riot Shield.'])
  })

  test('a card for a roll says for whom it is only where that is another, and what it does only once', () => {
    const played = (on: Aimed): DreddEvent[] => [
      { type: 'cardPlayed', seat: 0, card: 'riot-shield', half: 'combat', aim: { at: 'fight', on } },
      { type: 'modified', modifier: { card: 'riot-shield', by: 0, on, amount: 2 } },
    ]
    const sides: Aimed[] = [{ side: 'judge', seat: 0 }, { side: 'judge', seat: 1 }, { side: 'perp' }]
    expect(sides.map((on) => chaptersOf(logged(played(on))).flatMap(said))).toEqual([
      ['Judge Flint played Riot Shield. +2.'],
      ['Judge Flint played Riot Shield for Judge Stern. +2.'],
      ['Judge Flint played Riot Shield for the Perp. +2.'],
    ])
  })

  const everything = [1, 2, 3].flatMap((seed) => told(seed, seed % 4))

  test('every kind of event that players hear is met, and makes a whole sentence or none', () => {
    const met = new Set(everything.map(({ type }) => type))
    // Only the referee hears of packs and of Perps that are dealt; to keep out and to duel is rare, and told below.
    const rare = ['packShuffled', 'perpPlaced', 'duelDeclared', 'duelRolled', 'declined']
    expect(Object.keys(describe).filter((type) => !met.has(type as DreddEvent['type']) && !rare.includes(type))).toEqual([])
    everything.forEach((event, at) => {
      const said = read(event, everything[at - 1] ?? null)
      if (said === null) return
      expect(said, event.type).not.toMatch(/dredd\.|\{|undefined|NaN/)
      expect(said, event.type).toMatch(/[.:!]$|loses$|makes \d+\.$/)
    })
  })

  test('R-HID-1: what only one seat hears is marked so, and nothing else is', () => {
    const open = told(5, null).map((event) => JSON.stringify(event))
    for (const event of told(5, 2)) {
      const secret = sentenceOf(event, null)?.secret === true
      if (secret) expect(open).not.toContain(JSON.stringify(event))
      if (!open.includes(JSON.stringify(event))) expect(secret, event.type).toBe(true)
    }
  })

  test.each<[string, DreddEvent, string | null]>([
    [
      'a step',
      { type: 'entered', seat: 1, from: 'academy', to: 'aggro-dome', how: 'step', strides: 1 },
      'Judge Stern moved to the Aggro Dome.',
    ],
    [
      'an arrest',
      { type: 'arrested', seat: 0, crime: 'crime-27', perp: 'perp-20', points: 11, score: 12 },
      'Judge Flint arrests Doctor Oops (6): 11 points, 12 in all.',
    ],
    [
      'a card on a rival',
      { type: 'cardPlayed', seat: 0, card: 'audit', half: 'city', aim: { at: 'rival', seat: 2 } },
      'Judge Flint played Internal Audit on Judge Quill.',
    ],
    ['a duel', { type: 'duelDeclared', round: 1, seats: [0, 1] }, 'Tied at the top, these fight a duel: Judge Flint Judge Stern.'],
    ['keeping out', { type: 'declined', seat: 2, crime: 'crime-27' }, 'Judge Quill keeps out of Murder.'],
    [
      'the dice of a duel',
      {
        type: 'duelRolled',
        round: 1,
        judges: [{ seat: 0, base: 5, cards: 0, dice: [{ purpose: 'duel-1/judge-0/die-1', sides: 6, value: 4 }], kept: 0, total: 9 }],
      },
      'Judge Flint 4 makes 9.',
    ],
    ['a pass', { type: 'passed', seat: 0, window: 'move' }, null],
  ])('%s', (_, event, said) => {
    expect(read(event)).toBe(said)
  })

  test('turns are chapters; a walk ends without a second sentence', () => {
    const chapters = chaptersOf(
      logged([
        { type: 'turnBegan', turn: 1, first: 0 },
        { type: 'entered', seat: 0, from: 'academy', to: 'aggro-dome', how: 'step', strides: 1 },
        { type: 'moveEnded', seat: 0, at: 'aggro-dome', why: 'chose' },
        { type: 'moveEnded', seat: 1, at: 'city-hall', why: 'chose' },
        { type: 'turnBegan', turn: 2, first: 1 },
        { type: 'moveEnded', seat: 1, at: 'city-hall', why: 'care' },
      ]),
    )
    expect(chapters.map(({ turn, lines }) => [turn, lines.length])).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  test('a card is lost by name only where it was taken, not where it was played', () => {
    const lost: DreddEvent = { type: 'cardMoved', card: 'audit', from: { in: 'hand', seat: 1 }, to: { in: 'discard' } }
    const cause = { by: 'limit' } as const
    expect(read(lost, { type: 'cardPlayed', seat: 1, card: 'audit', half: 'combat', aim: { at: 'none' } })).toBeNull()
    expect(read(lost, { type: 'cardsMoved', count: 1, from: { in: 'hand', seat: 1 }, to: { in: 'discard' }, cause })).toBe(
      'Internal Audit.',
    )
  })
})
