import { describe, expect, test } from 'vitest'
import type { Aim } from '../../../shared/games/judge-dredd/actions.ts'
import { windowIds, type WindowId } from '../../../shared/games/judge-dredd/cards/schema.ts'
import { bound } from '../../../shared/games/judge-dredd/city.ts'
import { cards, city, crimes, none, onJudge, onPerp, rival, send, shift, to, type Laid } from './support/index.ts'

const ids = cards.pack.cards.map(({ id }) => id)

/**
 * The table: Judge 0, whose window it is, at Fun Pier; Judge 1 at the Alien Zoo; Judge 2 in Intensive Care; Judge 3 bound at
 * Resyk. Two Perps lie face down, one at Aggro Dome and one at the Spaceport; Judge 1, who holds the card, knows neither.
 */
const table = () =>
  city(4)
    .judge(0, 'fun-pier')
    .judge(1, 'alien-zoo')
    .care(2)
    .judge(3, 'resyk')
    .scene('crime-01', 'perp-01', 'resyk')
    .scene('crime-02', 'perp-02', 'aggro-dome')
    .scene('crime-03', 'perp-03', 'spaceport')
    .hand(0, 'instant-replay')
    .hand(3, 'big-gun')

/** Each window of that table, asked of Judge 1. */
const opened: Readonly<Record<WindowId, (laid: Laid) => Laid>> = {
  move: (laid) => laid.window('move', 0),
  reveal: (laid) => laid.window('reveal', 0),
  combat: (laid) => laid.lastCall('crime-01', [3]),
  end: (laid) => laid.window('end', 0),
}
const aimsIn = (window: WindowId, id: string, laid = table()) => opened[window](laid.hand(1, id)).asking(1).aims(id)

const starts = ['grand-hall', 'academy', 'city-hall', 'armoury', 'test-labs'].map(to)
const flits: Aim[] = [
  ...['bingo-cathedral', 'fun-pier', 'grandparent-stacks', 'advert-canyon', 'grand-hall', 'hospital', 'city-hall', 'ugly-clinic']
    .concat('wall-gate-nine', 'weather-yard')
    .map((sector) => shift('crime-01', sector)),
  ...['academy', 'allotments', 'palais-de-boing', 'polymer-gardens', 'slidewalk-circuit', 'grand-hall', 'sludge-marina'].map((sector) =>
    shift('crime-02', sector),
  ),
  ...['advert-canyon', 'alien-zoo', 'museum-of-parking', 'bingo-cathedral', 'fun-pier', 'grand-hall', 'robot-job-centre']
    .concat('slidewalk-circuit')
    .map((sector) => shift('crime-03', sector)),
]
const swaps = [crimes('crime-01', 'crime-02'), crimes('crime-01', 'crime-03'), crimes('crime-02', 'crime-03')]
const quiet = [
  ...['advert-canyon', 'bingo-cathedral', 'city-hall'].map((sector) => send(0, sector)),
  ...['museum-of-parking', 'robot-job-centre'].map((sector) => send(1, sector)),
]

/** What every card can be played on in every window of that table; a window that is not named: nothing. */
const plays: Readonly<Record<string, Partial<Record<WindowId, readonly Aim[]>>>> = {
  'blue-light': { move: [none], combat: [onJudge(3)] },
  'riot-shield': { combat: [onJudge(3)] },
  'big-gun': { combat: [onJudge(3)] },
  'whole-book': { combat: [onJudge(3)] },
  backup: { combat: [onJudge(3)] },
  'heavy-squad': { combat: [onJudge(3)] },
  'anonymous-tip': { move: [crimes('crime-02'), crimes('crime-03'), crimes('crime-02', 'crime-03')], combat: [onJudge(3)] },
  'evidence-locker': { move: [none], combat: [onJudge(3)] },
  'banana-skin': { move: [none], combat: [onPerp] },
  'jammed-sidearm': { combat: [onPerp] },
  'rocket-boots': { combat: [onPerp] },
  'all-my-cousins': { combat: [onPerp] },
  'instant-replay': { combat: [onJudge(3), onPerp] },
  'crossed-wires': { combat: [onJudge(3), onPerp] },
  'lost-paperwork': {},
  barneyed: { move: [none], reveal: [none] },
  'express-tube': { move: starts, combat: [onJudge(3), onPerp] },
  'wrong-turning': { move: ['advert-canyon', 'bingo-cathedral', 'city-hall', 'resyk'].map(to), combat: [onPerp] },
  'shift-change': { combat: [onJudge(3), onPerp], end: quiet },
  'moonlight-flit': { move: flits, combat: [onPerp] },
  'mistaken-identity': { move: swaps, combat: [onJudge(3), onPerp] },
  audit: { move: [rival(0), rival(3)], combat: [onPerp] },
  'sticky-fingers': { move: [rival(0), rival(3)], combat: [onJudge(3), onPerp] },
  robodoc: {},
}

describe('R-RULE-1: every card in every window', () => {
  test('the table names all 24', () => {
    expect(Object.keys(plays)).toEqual(ids)
  })

  test.each(ids.flatMap((id) => windowIds.map((window) => ({ id, window }))))(
    'R-RULE-1, JD-R16, JD-R18, JD-C3: $id in the window $window',
    ({ id, window }) => {
      const sorted = (aims: readonly Aim[]) => aims.map((aim) => JSON.stringify(aim)).sort()
      expect(sorted(aimsIn(window, id))).toEqual(sorted(plays[id]![window] ?? []))
    },
  )

  test.each(ids.flatMap((id) => windowIds.map((window) => ({ id, window }))))(
    'R-RULE-1, JD-C4: whatever is offered for $id in $window can be carried out, and the card is on the discards',
    ({ id, window }) => {
      const laid = opened[window](table().hand(1, id)).asking(1)
      for (const aim of laid.aims(id)) {
        const after = laid.play([{ type: 'play', card: id, aim }], {
          'take-': window === 'move' && ['audit', 'sticky-fingers'].includes(id) ? [1] : [],
        })
        expect(after.state.cardDiscard).toContain(id)
        expect(after.told('cardPlayed')).toEqual([
          { type: 'cardPlayed', seat: 1, card: id, half: window === 'combat' ? 'combat' : 'city', aim },
        ])
      }
    },
  )
})

describe('JD-E3, JD-I3, JD-R19: every card just before a Judge in Intensive Care moves', () => {
  /** What is not played on the Judge who is about to move can be played all the same. */
  const others = ['anonymous-tip', 'evidence-locker', 'moonlight-flit', 'mistaken-identity', 'audit', 'sticky-fingers']

  test.each(ids)('R-RULE-1, JD-E3, JD-I3: %s', (id) => {
    const aims = aimsIn('move', id, table().care(0))
    if (id === 'robodoc') expect(aims).toEqual([none])
    else if (id === 'audit' || id === 'sticky-fingers') expect(aims).toEqual([rival(3)])
    else expect(aims).toEqual(others.includes(id) ? plays[id]!.move : [])
  })
})

describe('JD-R18: targets that a card needs', () => {
  test.each<{ title: string; laid: Laid; id: string; window: WindowId; aims: Aim[] }>([
    {
      title: 'Banana Skin: a move that is not 0 yet',
      laid: table().judge(0, 'fun-pier', { strides: 0 }),
      id: 'banana-skin',
      window: 'move',
      aims: [],
    },
    {
      title: 'Blue Light: also on a move of 0',
      laid: table().judge(0, 'fun-pier', { strides: 0 }),
      id: 'blue-light',
      window: 'move',
      aims: [none],
    },
    {
      title: 'Barneyed!: a Judge who is not yet, before his move',
      laid: table().judge(0, 'fun-pier', { barneyed: true }),
      id: 'barneyed',
      window: 'move',
      aims: [],
    },
    {
      title: 'Barneyed!: and after a step',
      laid: table().judge(0, 'fun-pier', { barneyed: true }),
      id: 'barneyed',
      window: 'reveal',
      aims: [],
    },
    {
      title: 'Evidence Locker: a card in the deck',
      laid: table().packs({ cards: ['big-gun'] }),
      id: 'evidence-locker',
      window: 'move',
      aims: [none],
    },
    {
      title: 'Evidence Locker: or on the discards',
      laid: table().packs({ cards: [] }).discarded('big-gun'),
      id: 'evidence-locker',
      window: 'move',
      aims: [none],
    },
    {
      title: 'Evidence Locker: the played card itself does not count',
      laid: table().packs({ cards: [] }),
      id: 'evidence-locker',
      window: 'move',
      aims: [],
    },
    {
      title: 'Anonymous Tip: not a Perp that its player knows',
      laid: table().knows(1, 'perp-02'),
      id: 'anonymous-tip',
      window: 'move',
      aims: [crimes('crime-03')],
    },
    {
      title: 'Anonymous Tip: what others know does not matter',
      laid: table().knows(0, 'perp-02', 'perp-03').knows(1, 'perp-03'),
      id: 'anonymous-tip',
      window: 'move',
      aims: [crimes('crime-02')],
    },
    {
      title: 'Anonymous Tip: where he knows all, nothing',
      laid: table().knows(1, 'perp-02', 'perp-03'),
      id: 'anonymous-tip',
      window: 'move',
      aims: [],
    },
    {
      title: 'Mistaken Identity: two Crimes',
      laid: city(4).scene('crime-01', 'perp-01', 'resyk'),
      id: 'mistaken-identity',
      window: 'move',
      aims: [],
    },
    { title: 'Moonlight Flit: a Crime', laid: city(4), id: 'moonlight-flit', window: 'move', aims: [] },
    { title: 'Internal Audit: a rival who holds a card', laid: city(4), id: 'audit', window: 'move', aims: [] },
    {
      title: 'Sticky Fingers: a rival who holds a card',
      laid: city(4).hand(3, 'big-gun'),
      id: 'sticky-fingers',
      window: 'move',
      aims: [rival(3)],
    },
    {
      title: 'Express Tube: another Starting Sector than his own, without a Crime',
      laid: city(4).judge(0, 'academy').scene('crime-01', 'perp-01', 'city-hall').scene('crime-02', 'perp-02', 'armoury'),
      id: 'express-tube',
      window: 'move',
      aims: ['grand-hall', 'test-labs', 'spaceport'].map(to),
    },
    {
      title: 'Express Tube: one where Judges stand will do',
      laid: city(4).judge(0, 'resyk').judge(3, 'academy'),
      id: 'express-tube',
      window: 'move',
      aims: ['grand-hall', 'academy', 'city-hall', 'armoury', 'test-labs', 'spaceport'].map(to),
    },
    {
      title: 'Wrong Turning: a neighbouring sector, with a Crime too',
      laid: city(4).judge(0, 'alien-zoo').scene('crime-01', 'perp-01', 'spaceport'),
      id: 'wrong-turning',
      window: 'move',
      aims: ['museum-of-parking', 'robot-job-centre', 'spaceport'].map(to),
    },
    {
      title: 'Wrong Turning: not on one whose move is over, but on the one who is about to move',
      laid: city(4).judge(0, 'alien-zoo', { strides: 0 }),
      id: 'wrong-turning',
      window: 'move',
      aims: ['museum-of-parking', 'robot-job-centre', 'spaceport'].map(to),
    },
  ])('JD-R18: $title', ({ laid, id, window, aims }) => {
    expect(aimsIn(window, id, laid)).toEqual(aims)
  })

  test.each(['express-tube', 'wrong-turning'])('JD-R8, JD-R18: %s: not a Judge who is bound', (id) => {
    const at = (barneyed: boolean) => city(4).judge(0, 'alien-zoo', { barneyed }).scene('crime-01', 'perp-01', 'alien-zoo')
    expect(bound(at(false).state(), 0)).toBe(true)
    expect(aimsIn('move', id, at(false))).toEqual([])
    expect(aimsIn('move', id, at(true)).length).toBeGreaterThan(0)
    expect(aimsIn('move', id, at(false).judge(3, 'alien-zoo')).length).toBeGreaterThan(0)
  })

  test('JD-R18, JD-R8: Shift Change: any Judge who is not bound, into a neighbouring sector without a Crime', () => {
    const laid = city(3).judge(0, 'alien-zoo').judge(1, 'academy').judge(2, 'resyk', { barneyed: true })
    laid.scene('crime-01', 'perp-01', 'spaceport').scene('crime-02', 'perp-02', 'resyk')
    expect(aimsIn('end', 'shift-change', laid)).toEqual([
      ...['museum-of-parking', 'robot-job-centre'].map((sector) => send(0, sector)),
      ...cards.sector('academy').neighbours.map((sector) => send(1, sector)),
      ...cards.sector('resyk').neighbours.map((sector) => send(2, sector)),
    ])
  })

  test('JD-C1: a kind of card that he holds twice is offered once', () => {
    expect(city(2).hand(0, 'blue-light', 'blue-light').window('move', 0).legal()).toHaveLength(2)
  })
})
