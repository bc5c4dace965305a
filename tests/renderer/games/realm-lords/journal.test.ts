import { describe, expect, test } from 'vitest'
import { cards } from '../../../../renderer/games/realm-lords/cards.ts'
import { describe as sentences, sentenceOf } from '../../../../renderer/games/realm-lords/journal/describe.ts'
import { chaptersOf } from '../../../../renderer/games/realm-lords/journal/journal.ts'
import { plainText, type Part, type Parts, type Sentence } from '../../../../renderer/games/realm-lords/journal/sentence.ts'
import { english, makeI18n } from '../../../../renderer/i18n/index.ts'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import { realmLords } from '../../../../shared/games/realm-lords/game.ts'
import { fastChance, type Chance } from '../../../../shared/kernel/chance.ts'
import { play, start } from '../../../../shared/kernel/match.ts'
import { logged } from '../../support/logged.ts'

const game = realmLords(cards)
const texts = makeI18n().global
const say = (key: string, named: Record<string, unknown>, plural: number): string => texts.t(key, named, plural)

/** Chance decides, but what is bought is used rather than thrown away, so that campaigns are full of things that happen. */
function choice(legal: readonly Action[], chance: Chance): Action {
  const kept = legal.filter(({ type }) => type !== 'drop' && type !== 'sell')
  const eager = kept.filter(({ type }) => type === 'use' || type === 'buy' || type === 'ability')
  const from = eager.length > 0 && chance(10, '') <= 7 ? eager : kept
  return from[chance(from.length, '') - 1] as Action
}

/** A whole campaign of random choices, and all that was told of it. */
function campaign(seed: number): { events: RealmEvent[]; spaces: string[] } {
  const chance = fastChance(seed)
  const difficulty = ['squire', 'knight', 'champion', 'legend'][seed % 4] ?? 'squire'
  let step = start(game, { hero: 'random', difficulty }, chance)
  const events: RealmEvent[] = []
  for (;;) {
    for (const entry of step.entries) if (entry.kind === 'told' && entry.audience === 'all') events.push(entry.event)
    const legal = game.legalActions(step.position.state, 0)
    if (legal.length === 0) return { events, spaces: step.position.state.spaces }
    const action = choice(legal, chance)
    const next = play(game, step.position, { seat: 0, action }, chance)
    if (!next.ok) throw new Error(next.fault.detail)
    step = next.value
  }
}

/** Every key a sentence is made of. */
function keysOf({ key, parts = {} }: { key: string; parts?: Parts }): string[] {
  return [key, ...Object.values(parts).flatMap(keysInPart)]
}

function keysInPart(part: Part): string[] {
  if (typeof part !== 'object') return []
  if ('strong' in part) return keysInPart(part.strong)
  if ('row' in part) return part.row.flatMap(keysInPart)
  return 'key' in part ? keysOf({ key: part.key, ...(part.parts ? { parts: part.parts } : {}) }) : []
}

const told = Array.from({ length: 24 }, (_, seed) => campaign(seed + 1))
const context = { cards, spaces: told[0]?.spaces ?? [] }

const by = { by: 'item', item: 'battle-pennant' } as const
const sum = { dice: 7, modifier: 1, defend: 0, guard: 0, bonus: 2, total: 10, target: 9, hit: true }

/** What random campaigns hardly ever bring. */
const rare = [
  { type: 'pointsGained', points: 2, left: 3, cause: by },
  { type: 'weakened', by: 1, cause: by },
  { type: 'stanceChanged', from: 'melee', to: 'magic', cause: by },
  { type: 'mirrored', cause: by },
  { type: 'bonusAdded', by: 2, sum, cause: by },
  { type: 'lossPrevented', by: 1, left: 0, cause: by },
  { type: 'lordFell', lord: 'nerieth-the-tide-lord', others: 1 },
  { type: 'lordFell', lord: 'the-death-lord', others: 1 },
  { type: 'tacticChanged', to: 'attack', withdrawn: true },
  { type: 'goldChanged', from: 19, to: 20, lost: 2, cause: { by: 'victory' } },
  { type: 'levelGained', level: 1, raise: 'energy', cost: 1, paid: ['blue'], change: [], lost: 2 },
  { type: 'doomMoved', clock: 4, tick: 11, advanced: false, cause: by },
  { type: 'ended', outcome: { winners: [0], reason: 'death-lord' } },
  { type: 'ended', outcome: { winners: [0], reason: 'three-lords' } },
] as const satisfies readonly RealmEvent[]

/** One of each kind of sentence that the campaigns and the rare events bring. */
const kinds = new Map<string, Sentence>()
for (const { events, spaces } of [...told, { events: rare, spaces: context.spaces }]) {
  for (const event of events) {
    const sentence = sentenceOf(event, { cards, spaces })
    if (sentence) kinds.set(keysOf(sentence).join(), sentence)
  }
}

/** The text of a key before its pieces are put in. */
function rawOf(key: string): string {
  return String(key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], english))
}

describe('the journal', () => {
  test('every event of 24 random campaigns makes a sentence of texts that exist, or none', () => {
    const missing = [...kinds.values()].flatMap(keysOf).filter((key) => !texts.te(key))
    expect([...new Set(missing)]).toEqual([])
  })

  test('no sentence leaves a gap: every piece that its text names is there', () => {
    const gaps = [...kinds.values()].flatMap((sentence) => {
      const text = plainText(say, sentence)
      const unnamed = [...rawOf(sentence.key).matchAll(/\{(\w+)\}/g)].filter(([, name]) => !((name ?? '') in (sentence.parts ?? {})))
      return /[{}]|undefined|NaN|\brealm\./.test(text) || unnamed.length > 0 ? [`${sentence.key}: ${text}`] : []
    })
    expect(gaps).toEqual([])
  })

  test('together they are events of every kind, so that the two tests above look at all of them', () => {
    const seen = new Set<string>([...told.flatMap(({ events }) => events), ...rare].map(({ type }) => type))
    // How decks were shuffled is for the referee's ears alone.
    expect(Object.keys(sentences).filter((type) => !seen.has(type))).toEqual(['deckShuffled'])
  })

  test.each([
    [
      'a walk is one line, however many steps it had',
      [
        { type: 'stepped', from: 0, to: 1, cost: 1, left: 4 },
        { type: 'stepped', from: 1, to: 2, cost: 2, left: 2 },
        { type: 'stopped', at: 2, left: 2 },
      ],
      [/^Walked 3 points to /],
    ],
    ['staying is told', [{ type: 'stopped', at: 2, left: 2 }], [/^Stayed at /]],
    [
      'what belongs together stands on one line',
      [
        { type: 'roundResolved', result: 'missed', sum: {}, stance: 'melee', against: 'magic' },
        { type: 'healthChanged', from: 5, to: 4, cause: { by: 'hit' } },
      ],
      [/^Missed\. 1 health lost\.$/],
    ],
  ] as const)('%s', (_, events, lines) => {
    const [chapter] = chaptersOf(logged(events as unknown as RealmEvent[]), context)
    const texts = chapter?.lines.map(({ sentences: parts }) => parts.map((sentence) => plainText(say, sentence)).join(' ')) ?? []
    expect(texts).toHaveLength(lines.length)
    lines.forEach((line, at) => expect(texts[at]).toMatch(line))
  })

  test.each<[string, RealmEvent, string]>([
    [
      'what an enemy drains is lost',
      { type: 'energyChanged', from: 3, to: 1, cause: { by: 'enemy', enemy: 'spire-sorceress' } },
      '2 energy lost.',
    ],
    ['what a change of tactic takes is spent', { type: 'energyChanged', from: 3, to: 1, cause: { by: 'tactic' } }, '2 energy spent.'],
    [
      'RL-T12: what War Camp takes is told with the cube',
      {
        type: 'cubeMoved',
        cube: 'green',
        from: { in: 'track', raise: 'magic' },
        to: { in: 'track', raise: 'melee' },
        cause: { by: 'town', town: 'war-camp' },
      },
      'A cube moved from magic to melee for 1 gold.',
    ],
  ])('%s', (_, event, said) => {
    const sentence = sentenceOf(event, context)
    expect(sentence && plainText(say, sentence)).toBe(said)
  })

  test('healing point by point is told once, with the sum', () => {
    const healed = (from: number): RealmEvent => ({ type: 'healthChanged', from, to: from + 1, cause: { by: 'heal' } })
    const [chapter] = chaptersOf(logged([healed(2), healed(3), healed(4)]), context)
    expect(chapter?.lines.map(({ sentences: all }) => all.map((one) => plainText(say, one)))).toEqual([['Healed 3 for 3 gold.']])
  })

  test('a fight has a chapter of its own, and the round goes on after it', () => {
    const events = [
      { type: 'roundBegan', round: 3 },
      { type: 'roadRolled', dice: [{ purpose: '', sides: 6, value: 4 }], kept: 4, extra: 0, points: 4 },
      { type: 'enemyMet', tier: 'I', rolls: [{ purpose: '', sides: 6, value: 1 }], enemy: 'bog-nipper', health: 2 },
      { type: 'fightEnded', how: 'fled', enemy: 'bog-nipper', round: 1 },
      { type: 'phaseBegan', phase: 'experience' },
      { type: 'energyChanged', from: 3, to: 4, cause: { by: 'recover' } },
    ] as const
    expect(chaptersOf(logged(events as unknown as RealmEvent[]), context).map(({ heading }) => heading)).toEqual([
      { round: 3 },
      { enemy: 'bog-nipper' },
      { round: 3 },
    ])
  })
})

test('the goods that a town turns up are one sentence', () => {
  const goods = ['ashwood-bow', 'hazel-wand', 'greyfeather-longbow'].map((id): RealmEvent => ({
    type: 'cardMoved',
    item: id,
    from: { in: 'deck', deck: 'weapon' },
    to: { in: 'town', town: 'marketon' },
    cause: { by: 'town', town: 'marketon' },
  }))
  const [chapter] = chaptersOf(logged([{ type: 'roundBegan', round: 1 }, ...goods]), context)
  const sentences = (chapter?.lines ?? []).flatMap((line) => line.sentences).filter(({ key }) => key.endsWith('revealedGoods'))
  expect(sentences.map((sentence) => plainText(say, sentence))).toEqual(['Laid out: Ashwood Bow, Hazel Wand, Greyfeather Longbow.'])
})
