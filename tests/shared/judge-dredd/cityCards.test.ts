import { describe, expect, test } from 'vitest'
import type { Action } from '../../../shared/games/judge-dredd/actions.ts'
import { card, city, crimes, game, pass, rival, send, shift, stay, step, steps, to } from './support/index.ts'

const moving = (id: string, ...more: string[]) =>
  city(3)
    .judge(0, 'alien-zoo')
    .hand(0, id, ...more)
    .window('move', 0)

describe('Blue Light and Banana Skin', () => {
  const strides = (...ids: string[]) => {
    const after = moving(ids[0]!, ...ids.slice(1)).play(ids.map((id): Action => card(id)))
    return after.judge(0).strides
  }
  test.each([
    { title: 'two sectors more', ids: ['blue-light'], is: 4 },
    { title: 'twice: four more', ids: ['blue-light', 'blue-light'], is: 6 },
    { title: 'no sector', ids: ['banana-skin'], is: 0 },
    { title: 'in the order played: more, then none', ids: ['blue-light', 'banana-skin'], is: 0 },
    { title: 'in the order played: none, then more', ids: ['banana-skin', 'blue-light'], is: 2 },
  ])('JD-R20: $title', ({ ids, is }) => {
    expect(strides(...ids)).toBe(is)
  })

  test('JD-R20, JD-M1: with four sectors he makes four steps', () => {
    const path = ['spaceport', 'advert-canyon', 'fun-pier', 'resyk'].map(step)
    const after = moving('blue-light').play([card('blue-light'), ...path])
    expect(after.told('moveEnded')).toEqual([{ type: 'moveEnded', seat: 0, at: 'resyk', why: 'spent' }])
  })

  test('JD-R20: with none he is not asked to move', () => {
    expect(
      moving('banana-skin')
        .play([card('banana-skin')])
        .told('moveEnded'),
    ).toMatchObject([{ seat: 0, why: 'spent' }])
  })

  test('JD-R20: it ends with the turn', () => {
    const laid = city(2).judge(0, 'alien-zoo', { strides: 0, barneyed: true, moved: true }).judge(1, 'academy', { strides: 4 })
    const after = laid
      .with({ first: 1 })
      .stage({ step: 'drawing', asked: 0, spare: 1 })
      .hand(0, 'big-gun')
      .play([{ type: 'draw', count: 1 }])
    expect(after.told('turnBegan')).toEqual([{ type: 'turnBegan', turn: 4, first: 1 }])
    expect(after.state.judges.map(({ strides: left, barneyed }) => [left, barneyed])).toEqual([
      [2, false],
      [2, false],
    ])
  })

  test('JD-R20: the other Judges move as ever', () => {
    const after = moving('banana-skin').play([card('banana-skin')])
    expect(after.state.judges.map(({ strides: left }) => left)).toEqual([0, 2, 2])
  })
})

describe('Barneyed!', () => {
  const bound = () => city(2).judge(0, 'resyk').scene('crime-01', 'perp-01', 'resyk').hand(1, 'barneyed').window('move', 0)

  test('JD-E2, JD-M5: he may leave the Crime', () => {
    const after = bound().play([card('barneyed')])
    expect(after.at('moving').active).toBe(0)
    expect(after.told('barneyed')).toEqual([{ type: 'barneyed', seat: 0, cause: { by: 'card', card: 'barneyed', player: 1 } }])
    expect(
      bound()
        .play([card('barneyed'), step('fun-pier')])
        .judge(0).at,
    ).toBe('fun-pier')
  })

  test('JD-E2, JD-R11: and he makes no arrest there', () => {
    const after = bound().play([card('barneyed'), stay, stay])
    expect(after.told('arrestDeclared')).toEqual([])
    expect(bound().play([pass, pass, stay, pass], [1, 1]).told('arrestDeclared')).toHaveLength(1)
  })

  test('JD-R8, JD-E2: nor does he free another who is there', () => {
    const laid = city(2).judge(0, 'resyk').judge(1, 'resyk').scene('crime-01', 'perp-01', 'resyk').hand(1, 'barneyed').window('move', 0)
    expect(laid.play([card('barneyed'), stay], [1, 1]).told('moveEnded')).toMatchObject([
      { seat: 0, why: 'chose' },
      { seat: 1, why: 'bound' },
    ])
  })

  test('JD-R20: it ends with the turn: then he is bound again', () => {
    const laid = city(2).judge(0, 'resyk', { barneyed: true }).scene('crime-01', 'perp-01', 'resyk').hand(1, 'big-gun')
    const after = laid.stage({ step: 'drawing', asked: 1, spare: 1 }).play([{ type: 'draw', count: 1 }, pass])
    expect(after.told('moveEnded')).toMatchObject([{ seat: 0, why: 'bound' }])
  })
})

describe('Express Tube, Wrong Turning, Shift Change', () => {
  test('JD-R10: Express Tube: he is in the other Starting Sector and moves normally', () => {
    const after = moving('express-tube').play([card('express-tube', to('armoury')), step('complaints'), step('hospital')])
    expect(after.told('entered').map(({ from, to: into, how }) => [from, into, how])).toEqual([
      ['alien-zoo', 'armoury', 'card'],
      ['armoury', 'complaints', 'step'],
      ['complaints', 'hospital', 'step'],
    ])
  })

  test('JD-R10: Wrong Turning: pushed one sector, he moves normally from there', () => {
    const after = moving('wrong-turning').play([card('wrong-turning', to('museum-of-parking'))])
    expect(steps(after.legal)).toContain('slidewalk-circuit')
    expect(after.judge(0).strides).toBe(2)
  })

  test('JD-R10, JD-N1: Shift Change: moved at the end of the turn, his new sector gives his cards', () => {
    const laid = city(2).judge(1, 'palais-de-boing').hand(0, 'shift-change').window('end', 0)
    const after = laid.play([card('shift-change', send(1, 'academy')), { type: 'draw', count: 2 }])
    expect(after.judge(1).at).toBe('academy')
    expect(after.asked).toEqual([0, 1])
    expect(after.state.hands[1]).toHaveLength(2)
  })
})

describe('Moonlight Flit and Mistaken Identity', () => {
  test('JD-R18: Moonlight Flit: the Crime and its Perp go together; only the end sector counts', () => {
    const laid = moving('moonlight-flit').scene('crime-05', 'perp-15', 'museum-of-parking')
    const after = laid.play([card('moonlight-flit', shift('crime-05', 'advert-canyon'))])
    expect(after.state.scenes).toEqual([{ crime: 'crime-05', perp: 'perp-15', faceUp: false, sector: 'advert-canyon' }])
    expect(after.told('crimeMoved')).toEqual([
      {
        type: 'crimeMoved',
        crime: 'crime-05',
        from: 'museum-of-parking',
        to: 'advert-canyon',
        cause: { by: 'card', card: 'moonlight-flit', player: 0 },
      },
    ])
    // Through the Zoo, where Judge 0 stands, to the Spaceport: nothing is met on the way.
    const through = moving('moonlight-flit')
      .scene('crime-05', 'perp-15', 'robot-job-centre')
      .play([card('moonlight-flit', shift('crime-05', 'spaceport'))])
    expect(through.state.scenes[0]!.faceUp).toBe(false)
  })

  test('JD-M2, JD-R18: Moonlight Flit crosses the river only by a bridge', () => {
    const aims = moving('moonlight-flit').scene('crime-05', 'perp-15', 'sludge-marina').aims('moonlight-flit')
    const sectors = aims.flatMap((aim) => (aim.at === 'crime' ? [aim.to] : []))
    expect(sectors).toContain('academy')
    expect(sectors).toContain('palais-de-boing')
    expect(sectors).not.toContain('polymer-gardens')
    expect(sectors).not.toContain('sludge-marina')
  })

  test('JD-R4: a Judge left without his Crime is free', () => {
    const laid = city(3).judge(0, 'resyk').scene('crime-05', 'perp-15', 'resyk').hand(1, 'moonlight-flit').window('move', 0)
    const after = laid.play([card('moonlight-flit', shift('crime-05', 'city-hall'))])
    expect(after.at('moving').active).toBe(0)
    // Face up it stays, wherever it goes.
    expect(after.state.scenes[0]).toMatchObject({ sector: 'city-hall', faceUp: true })
  })

  const swapped = (first: boolean, second: boolean, at = 'resyk') => {
    const laid = moving('mistaken-identity').scene('crime-01', 'perp-11', at, first).scene('crime-02', 'perp-12', 'ugly-clinic', second)
    return laid.play([card('mistaken-identity', crimes('crime-01', 'crime-02'))]).state.scenes
  }
  test.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])('JD-R18: Mistaken Identity: Perps change places and each keeps its facing (%s, %s)', (first, second) => {
    expect(swapped(first, second)).toEqual([
      { crime: 'crime-01', perp: 'perp-12', faceUp: second, sector: 'resyk' },
      { crime: 'crime-02', perp: 'perp-11', faceUp: first, sector: 'ugly-clinic' },
    ])
  })

  test('JD-R4: a face-down Perp that comes to a Judge is turned up', () => {
    expect(swapped(true, false, 'alien-zoo').map(({ perp, faceUp }) => [perp, faceUp])).toEqual([
      ['perp-12', true],
      ['perp-11', true],
    ])
  })
})

describe('Anonymous Tip', () => {
  const laid = () => moving('anonymous-tip').scene('crime-01', 'perp-11', 'resyk').scene('crime-02', 'perp-12', 'ugly-clinic')

  test('JD-R21: only its player sees the Perps; all see where he looked', () => {
    const after = laid().play([card('anonymous-tip', crimes('crime-01', 'crime-02'))])
    expect(after.told('looked', 'peeked')).toEqual([
      { type: 'looked', seat: 0, crimes: ['crime-01', 'crime-02'] },
      { type: 'peeked', seat: 0, crime: 'crime-01', perp: 'perp-11' },
      { type: 'peeked', seat: 0, crime: 'crime-02', perp: 'perp-12' },
    ])
    expect(after.heard('looked', 'peeked')).toEqual(['all', [0], [0]])
    expect(after.state.scenes.map(({ faceUp }) => faceUp)).toEqual([false, false])
    const seen = (seat: number | null) => game.view(after.state, seat).scenes.map(({ perp }) => perp)
    expect([seen(0), seen(1), seen(null)]).toEqual([
      ['perp-11', 'perp-12'],
      [null, null],
      [null, null],
    ])
  })

  test('JD-R18: he may look at one only', () => {
    expect(laid().play([card('anonymous-tip', crimes('crime-02'))]).state.known).toEqual([['perp-12'], [], []])
  })

  test('JD-R21: what he saw he knows by the Perp, wherever it goes', () => {
    const after = laid()
      .hand(1, 'moonlight-flit', 'mistaken-identity')
      .hand(2, 'robodoc')
      .play([card('anonymous-tip', crimes('crime-01')), card('mistaken-identity', crimes('crime-01', 'crime-02'))])
    expect(game.view(after.state, 0).scenes.map(({ crime, perp }) => [crime, perp])).toEqual([
      ['crime-01', null],
      ['crime-02', 'perp-11'],
    ])
  })
})

describe('Evidence Locker, Internal Audit, Sticky Fingers', () => {
  test('JD-C2: Evidence Locker: two cards, but never above six', () => {
    const drawn = (...more: string[]) => {
      const after = moving('evidence-locker', ...more).play([card('evidence-locker')])
      return [after.state.hands[0]!.length, after.told('cardsMoved').map(({ count, cause }) => [count, cause])]
    }
    const cause = { by: 'card', card: 'evidence-locker', player: 0 }
    expect(drawn()).toEqual([2, [[2, cause]]])
    expect(drawn('big-gun', 'big-gun', 'big-gun', 'big-gun')).toEqual([6, [[2, cause]]])
    expect(drawn('big-gun', 'big-gun', 'big-gun', 'big-gun', 'robodoc')).toEqual([6, [[1, cause]]])
  })

  test('JD-R18, JD-R23: the played card is not among those reshuffled for it', () => {
    const after = moving('evidence-locker')
      .packs({ cards: [] })
      .discarded('big-gun')
      .play([card('evidence-locker')])
    expect(after.state.hands[0]).toEqual(['big-gun'])
    expect(after.state.cardDiscard).toEqual(['evidence-locker'])
  })

  test('JD-R21: what was drawn only its player hears', () => {
    expect(
      moving('evidence-locker')
        .play([card('evidence-locker')])
        .heard('cardMoved'),
    ).toEqual([[0], [0], 'all'])
  })

  test('JD-R18: Internal Audit: two cards at random, face up on the discards', () => {
    const after = moving('audit')
      .hand(1, 'big-gun', 'robodoc', 'barneyed')
      .play([card('audit', rival(1))], [3, 1])
    expect(after.state.hands[1]).toEqual(['robodoc'])
    expect(after.state.cardDiscard).toEqual(['barneyed', 'big-gun', 'audit'])
    expect(after.heard('cardMoved')).toEqual(['all', 'all', 'all'])
    expect(after.purposes).toEqual(['play-1/take-1', 'play-1/take-2'])
  })

  test('JD-R18: Internal Audit takes the only card of a rival who has one', () => {
    expect(
      moving('audit')
        .hand(1, 'big-gun')
        .play([card('audit', rival(1))], [1]).state.hands[1],
    ).toEqual([])
  })

  test('JD-R21: Sticky Fingers: one card at random, seen by those two', () => {
    const after = moving('sticky-fingers')
      .hand(1, 'big-gun', 'robodoc')
      .play([card('sticky-fingers', rival(1))], [2])
    expect(after.state.hands).toEqual([['robodoc'], ['big-gun'], []])
    expect(after.heard('cardsMoved', 'cardMoved')).toEqual(['all', [1, 0], 'all'])
  })
})
