import { describe, expect, test } from 'vitest'
import { legalActions } from '../../../shared/games/judge-dredd/game.ts'
import { silentTable } from '../../../shared/kernel/table.ts'
import { fastChance } from '../../../shared/kernel/chance.ts'
import { cards, city, draw, game, pass, step } from './support/index.ts'

const state = () =>
  city(3)
    .judge(0, 'alien-zoo')
    .arrested(1, ['crime-27', 'perp-27'])
    .scene('crime-01', 'perp-11', 'resyk')
    .scene('crime-02', 'perp-12', 'alien-zoo')
    .scene('crime-03', 'perp-13', 'fun-pier')
    .hand(0, 'big-gun', 'robodoc')
    .hand(1, 'audit')
    .knows(1, 'perp-13')
    .discarded('barneyed')
    .window('move', 0)
    .state()

describe('JD-R21: open to all', () => {
  test.each([null, 0, 1, 2])('JD-R21: hand sizes, discards, arrests, what was asked, how many cards each pack has (seat %s)', (seat) => {
    const view = game.view(state(), seat)
    expect(view).toMatchObject({
      held: [2, 1, 0],
      cardDiscard: ['barneyed'],
      packs: { sectors: 21, perps: 24, crimes: 24, cards: 50 },
      stage: { step: 'window', asked: 0, moment: { window: 'move', active: 0 } },
    })
    expect(view.judges[1]!.arrests).toEqual([{ crime: 'crime-27', perp: 'perp-27' }])
    expect(view.you).toBe(seat)
  })
})

describe('JD-R21: secret', () => {
  const perps = (seat: number | null) => game.view(state(), seat).scenes.map(({ perp }) => perp)

  test('JD-R21: a hand is seen by its player alone, not on the open table', () => {
    expect([0, 1, 2, null].map((seat) => game.view(state(), seat).hand)).toEqual([['big-gun', 'robodoc'], ['audit'], [], []])
  })

  test('JD-R21: face-down Perps by nobody but who peeked; face-up ones by all', () => {
    expect([perps(0), perps(1), perps(2), perps(null)]).toEqual([
      [null, 'perp-12', null],
      [null, 'perp-12', 'perp-13'],
      [null, 'perp-12', null],
      [null, 'perp-12', null],
    ])
  })

  test('JD-R21: what others peeked at is nobody’s business', () => {
    expect([0, 1, 2, null].map((seat) => game.view(state(), seat).known)).toEqual([[], ['perp-13'], [], []])
  })

  test('JD-R21, R-HID-1: no hidden card is anywhere in a view', () => {
    const text = (seat: number | null) => JSON.stringify(game.view(state(), seat))
    for (const hidden of ['audit', 'perp-11', 'perp-13', 'perp-20', 'crime-20']) expect(text(0)).not.toContain(`"${hidden}"`)
    for (const hidden of ['big-gun', 'robodoc', 'audit', 'perp-11', 'perp-13']) expect(text(null)).not.toContain(`"${hidden}"`)
  })

  test('R-HID-1: a view is a copy: changing it changes nothing', () => {
    const whole = state()
    const view = game.view(whole, 0)
    view.judges[0]!.arrests.push({ crime: 'crime-01', perp: 'perp-01' })
    view.hand.pop()
    expect(whole).toEqual(state())
  })
})

describe('legal actions', () => {
  test('R-HID-1: they are read from the view alone', () => {
    for (const seat of [0, 1, 2]) expect(legalActions(cards, game.view(state(), seat))).toEqual(game.legalActions(state(), seat))
    expect(legalActions(cards, game.view(state(), null))).toEqual([])
  })

  test('JD-R16: only the seat that is asked may do something', () => {
    expect([1, 2].map((seat) => game.legalActions(state(), seat))).toEqual([[], []])
  })
})

describe('dealing anew what is hidden', () => {
  test.each([0, 1, 2, null])('R-AI-1: gives a state with the same view (seat %s), and nothing lost', (seat) => {
    const view = game.view(state(), seat)
    for (let n = 0; n < 50; n++) {
      const other = game.redeal(view, silentTable(fastChance(n)))
      expect(game.view(other, seat)).toEqual(view)
      const all = (one: typeof other) => [...one.packs.cards, ...one.hands.flat(), ...one.cardDiscard].sort()
      expect(all(other)).toEqual(all(state()))
      const everyPerp = (one: typeof other) => [...one.packs.perps, ...one.scenes.map(({ perp }) => perp)].sort()
      expect(everyPerp(other)).toEqual(everyPerp(state()))
    }
  })

  test('R-AI-1: what is hidden really varies', () => {
    const view = game.view(state(), 0)
    const others = Array.from({ length: 50 }, (_, n) => game.redeal(view, silentTable(fastChance(n))))
    expect(new Set(others.map((one) => one.scenes[0]!.perp)).size).toBeGreaterThan(10)
    expect(new Set(others.map((one) => one.hands[1]!.join())).size).toBeGreaterThan(10)
    expect(new Set(others.map((one) => one.packs.sectors[0])).size).toBeGreaterThan(10)
  })
})

describe('R-UNDO-1: information points', () => {
  test.each([
    { title: 'a step to a quiet sector', laid: city(2).judge(0, 'alien-zoo').moving(0), action: step('spaceport'), is: false },
    {
      title: 'a Perp turned up',
      laid: city(2).judge(0, 'alien-zoo').scene('crime-01', 'perp-01', 'spaceport').moving(0),
      action: step('spaceport'),
      is: true,
    },
    { title: 'a pass', laid: city(2).hand(0, 'big-gun').hand(1, 'big-gun').window('move', 0), action: pass, is: true },
    { title: 'cards drawn', laid: city(2).judge(0, 'academy').stage({ step: 'drawing', asked: 0, spare: 0 }), action: draw(1), is: true },
    {
      title: 'none drawn: the next player hears the number',
      laid: city(2).judge(0, 'academy').stage({ step: 'drawing', asked: 0, spare: 0 }),
      action: draw(0),
      is: true,
    },
  ])('R-UNDO-1: $title: $is', ({ laid, action, is }) => {
    expect(laid.play([action]).information).toEqual([is])
  })
})

describe('what would tell of a hand', () => {
  test.each([
    ['a card window', city(2).hand(0, 'big-gun').window('move', 0), true],
    ['a last call', city(2).hand(0, 'big-gun').duel([0, 1]), true],
    ['the drawing', city(2).stage({ step: 'drawing', asked: 0, spare: 0 }), true],
    ['a move', city(2).moving(0), false],
    ['the choice of a Crime', city(2).stage({ step: 'naming', active: 0 }), false],
  ])('R-AI-4: how long a computer player thinks in %s', (_where, laid, steady) => {
    expect(game.steady!(laid.state())).toBe(steady)
  })
})
