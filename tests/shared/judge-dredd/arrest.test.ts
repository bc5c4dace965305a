import { describe, expect, test } from 'vitest'
import { city, decline, join, name, only, pass, stay, type Laid, type Played } from './support/index.ts'

const [A, B, C] = ['crime-01', 'crime-09', 'crime-17'] as const
/** Three at Resyk, in this order of arrival: seat 2, seat 0, seat 1. */
const three = () => city(4).judge(2, 'resyk').judge(0, 'resyk').judge(1, 'resyk')
const fates = (after: Played) => after.told('attemptEnded').map(({ seat, fate, margin }) => [seat, fate, margin])
const declared = (after: Played) => after.told('arrestDeclared').map(({ seat, crime }) => [seat, crime])
const rolled = (after: Played) => after.told('arrestRolled').map(({ crime, judges }) => [crime, judges.map(({ seat }) => seat)])

describe('one Judge, one Crime', () => {
  /** A Judge against a Perp of 3 with a Crime of 2: 5 + die against 5 + die. */
  const even = () => city(2).judge(0, 'resyk').scene(B, 'perp-08', 'resyk')

  test('JD-A3, JD-A4: 5 and a die against Perp, Crime and a die, each term told', () => {
    const after = even().arrests([], [2, 6])
    expect(after.told('arrestRolled')).toEqual([
      {
        type: 'arrestRolled',
        crime: B,
        perp: { value: 3, crime: 2, cards: 0, total: 7, kept: 0, dice: [{ purpose: `turn-3/arrest/${B}/perp/die-1`, sides: 6, value: 2 }] },
        judges: [
          { seat: 0, base: 5, cards: 0, total: 11, kept: 0, dice: [{ purpose: `turn-3/arrest/${B}/judge-0/die-1`, sides: 6, value: 6 }] },
        ],
      },
    ])
  })

  test.each([
    { title: 'JD-A7, JD-A2: above the Perp: the arrest succeeds', dice: [3, 4], fate: 'arrested', margin: 1 },
    { title: 'JD-A9, JD-A2: equal: a stand-off', dice: [4, 4], fate: 'standOff', margin: 0 },
    { title: 'JD-A8: below the Perp: Intensive Care', dice: [4, 3], fate: 'intensiveCare', margin: -1 },
    { title: 'JD-A7: by as much as can be', dice: [1, 6], fate: 'arrested', margin: 5 },
    { title: 'JD-A8: by as little as can be', dice: [6, 1], fate: 'intensiveCare', margin: -5 },
  ])('$title', ({ dice, fate, margin }) => {
    expect(fates(even().arrests([], dice))).toEqual([[0, fate, margin]])
  })

  test('JD-A7, JD-V2: Crime and Perp are his, and leave the board', () => {
    const after = even().arrests([], [1, 6])
    expect(after.judge(0).arrests).toEqual([{ crime: B, perp: 'perp-08' }])
    expect(after.state.scenes.some(({ crime }) => crime === B)).toBe(false)
    expect(after.judge(0)).toMatchObject({ at: 'resyk', inCare: false })
    expect(after.told('arrested')).toEqual([{ type: 'arrested', seat: 0, crime: B, perp: 'perp-08', points: 5, score: 5 }])
  })

  test('JD-A8, JD-R13: he is in Intensive Care; Crime and Perp, face up, stay', () => {
    const after = even().arrests([], [6, 1])
    expect(after.judge(0)).toMatchObject({ at: 'hospital', inCare: true, arrests: [] })
    expect(after.state.scenes[0]).toEqual({ crime: B, perp: 'perp-08', faceUp: true, sector: 'resyk' })
    expect(after.told('tookToCare')).toEqual([{ type: 'tookToCare', seat: 0, from: 'resyk' }])
  })

  test('JD-A9, JD-R11: after a stand-off he stays bound and tries again in the next round, not in this one', () => {
    const laid = even().packs({ sectors: ['ugly-clinic', 'alien-zoo', 'aggro-dome', 'fun-pier', 'limb-market'] })
    expect(laid.arrests([], [2, 2]).judge(0)).toMatchObject({ at: 'resyk', inCare: false })
    const after = laid.judge(1, 'hospital').arrests([pass, pass, stay, pass, pass, pass, pass], [2, 2, 1, 6])
    expect(fates(after)).toEqual([
      [0, 'standOff', 0],
      [0, 'arrested', 5],
    ])
    expect(after.told('turnBegan', 'moveEnded', 'attemptEnded').map(({ type }) => type)).toEqual([
      ...['moveEnded', 'attemptEnded'],
      ...['turnBegan', 'moveEnded', 'moveEnded', 'attemptEnded'],
    ])
    expect(after.told('moveEnded').at(-1)).toMatchObject({ seat: 0, why: 'bound' })
  })
})

describe('who attempts, and when', () => {
  test.each([2, 3, 4, 5, 6])('JD-A1, R-RULE-4: of %i Judges the First Player attempts first, then clockwise', (players) => {
    const sectors = ['resyk', 'alien-zoo', 'aggro-dome', 'fun-pier', 'limb-market', 'weather-yard']
    for (let first = 0; first < players; first++) {
      const laid = city(players).first(first)
      for (let seat = 0; seat < players; seat++) laid.judge(seat, sectors[seat]!)
      for (let seat = 0; seat < players; seat++) laid.scene(`crime-0${seat + 1}`, `perp-0${seat + 1}`, sectors[seat]!)
      const after = laid.arrests([], Array(2 * players).fill(1))
      const order = Array.from({ length: players }, (_, n) => (first + n) % players)
      expect(declared(after)).toEqual(order.map((seat) => [seat, `crime-0${seat + 1}`]))
    }
  })

  test.each<{ title: string; laid: Laid; who: number[] }>([
    { title: 'JD-R11: who stands at a Crime must attempt', laid: city(2).judge(1, 'resyk').scene(A, 'perp-01', 'resyk'), who: [1] },
    { title: 'JD-R11: nobody else does', laid: city(2).judge(1, 'resyk').scene(A, 'perp-01', 'fun-pier'), who: [] },
    {
      title: 'JD-R11, JD-E2: one who is Barneyed makes no arrest',
      laid: city(2).judge(1, 'resyk', { barneyed: true }).scene(A, 'perp-01', 'resyk'),
      who: [],
    },
    { title: 'JD-R14, JD-I1: one in Intensive Care does not', laid: city(2).care(1).scene(A, 'perp-01', 'hospital'), who: [] },
  ])('$title', ({ laid, who }) => {
    const after = laid.arrests([], Array(2 * who.length).fill(1))
    expect(after.told('arrestDeclared').map(({ seat }) => seat)).toEqual(who)
  })

  test('JD-A1: one arrest a round: with a second Crime left he does not go on', () => {
    const after = city(2)
      .judge(0, 'resyk')
      .scene(A, 'perp-01', 'resyk')
      .scene(B, 'perp-02', 'resyk')
      .arrests([name(A)], [1, 6])
    expect(declared(after)).toEqual([[0, A]])
    expect(after.state.scenes[0]!.crime).toBe(B)
  })

  test('JD-A1, JD-R12: whoever joined has made his attempt', () => {
    const laid = city(2).judge(0, 'resyk').judge(1, 'resyk').scene(A, 'perp-01', 'resyk').scene(B, 'perp-02', 'resyk')
    expect(declared(laid.arrests([name(A), join], [1, 6, 1]))).toEqual([[0, A]])
  })

  test('JD-R14: Intensive Care is at once: later arrests of the round do without him', () => {
    const laid = city(3).judge(0, 'resyk').judge(1, 'resyk').judge(2, 'fun-pier')
    const after = laid
      .scene(A, 'perp-20', 'resyk')
      .scene(B, 'perp-01', 'fun-pier')
      .hand(2, 'backup')
      .arrests([pass, { type: 'play', card: 'backup', aim: { at: 'fight', on: { side: 'judge', seat: 2 } } }], [6, 1, 1, 1, 1])
    expect(fates(after).slice(0, 2)).toEqual([
      [0, 'intensiveCare', -7],
      [1, 'intensiveCare', -7],
    ])
    // Resyk is next to Fun Pier: a Judge there would have made it 5.
    expect(after.told('modified').map(({ modifier }) => modifier)).toMatchObject([{ amount: 3 }])
  })
})

describe('JD-A10, JD-R12: several Crimes', () => {
  const two = () => city(2).judge(0, 'resyk').scene(A, 'perp-01', 'resyk').scene(B, 'perp-02', 'resyk').scene(C, 'perp-03', 'fun-pier')

  test('JD-A10: he names the one he attempts, of those in his sector', () => {
    expect(two().arrests().legal).toEqual([name(A), name(B)])
    expect(declared(two().arrests([name(B)], [1, 1]))).toEqual([[0, B]])
  })

  test('JD-R12: a single one is not asked for', () => {
    expect(declared(city(2).judge(0, 'resyk').scene(A, 'perp-01', 'resyk').arrests([], [1, 1]))).toEqual([[0, A]])
  })
})

describe('JD-A11, JD-R12: several Judges', () => {
  test('JD-R12: at the only Crime all who are able join without being asked', () => {
    const after = three().scene(A, 'perp-01', 'resyk').arrests([], [1, 6, 1, 1])
    expect(rolled(after)).toEqual([[A, [0, 1, 2]]])
    expect(after.told('joined')).toEqual([1, 2].map((seat) => ({ type: 'joined', seat, crime: A, asked: false })))
  })

  test('JD-R12, JD-R8: a Barneyed Judge does not', () => {
    const after = three().judge(1, 'resyk', { barneyed: true }).scene(A, 'perp-01', 'resyk').arrests([], [1, 6, 1])
    expect(rolled(after)).toEqual([[A, [0, 2]]])
  })

  test('JD-R12, JD-A11: the Perp rolls once, each Judge for himself', () => {
    const after = three().scene(A, 'perp-01', 'resyk').arrests([], [2, 6, 1, 3])
    expect(after.purposes.filter((purpose) => purpose.includes('/arrest/'))).toEqual([
      'turn-3/arrest/crime-01/perp/die-1',
      ...[0, 1, 2].map((seat) => `turn-3/arrest/crime-01/judge-${seat}/die-1`),
    ])
    expect(fates(after)).toEqual([
      [0, 'arrested', 7],
      [1, 'unharmed', 2],
      [2, 'unharmed', 4],
    ])
  })

  test('JD-R12: with a second Crime each is asked, clockwise from the one who named it', () => {
    const after = three()
      .first(1)
      .scene(A, 'perp-01', 'resyk')
      .scene(B, 'perp-02', 'resyk')
      .arrests([name(A), join, join], [1, 1, 1, 1])
    expect(after.asked.slice(1)).toEqual([1, 2, 0])
    expect(rolled(after)).toEqual([[A, [1, 2, 0]]])
  })

  test('JD-R12: he may join or decline, and his answer cannot be taken back', () => {
    const after = three()
      .scene(A, 'perp-01', 'resyk')
      .scene(B, 'perp-02', 'resyk')
      .arrests([name(A)])
    expect(after.legal).toEqual([join, decline])
    const answered = three()
      .scene(A, 'perp-01', 'resyk')
      .scene(B, 'perp-02', 'resyk')
      .arrests([name(A), decline])
    expect(answered.information).toEqual([false, false, true])
  })

  test('JD-R12: a declined Crime may not be named later in the round', () => {
    const after = three().scene(A, 'perp-01', 'resyk').scene(B, 'perp-02', 'resyk').scene(C, 'perp-03', 'resyk')
    const named = after.arrests([name(A), decline, join], [6, 1, 1])
    expect(named.at('naming').active).toBe(1)
    expect(named.legal).toEqual([name(B), name(C)])
  })

  test('JD-R12: having declined one of two, he joins at the other when it is named', () => {
    const laid = three().scene(A, 'perp-20', 'resyk').scene(B, 'perp-21', 'resyk')
    // Seat 0 names A, both decline; seat 1 has only B left to name; seat 2 cannot decline that as well.
    const after = laid.arrests([name(A), decline, decline], [6, 1, 6, 1, 1])
    expect(rolled(after)).toEqual([
      [A, [0]],
      [B, [1, 2]],
    ])
    expect(after.told('joined')).toEqual([{ type: 'joined', seat: 2, crime: B, asked: false }])
  })

  test('JD-R12: three Crimes, three Judges: each may decline twice, and each attempts another', () => {
    const laid = three().scene(A, 'perp-20', 'resyk').scene(B, 'perp-21', 'resyk').scene(C, 'perp-22', 'resyk')
    const after = laid.arrests([name(A), decline, decline, name(B), decline], [6, 1, 6, 1, 6, 1])
    expect(rolled(after)).toEqual([
      [A, [0]],
      [B, [1]],
      [C, [2]],
    ])
    expect(after.told('declined').map(({ seat, crime }) => [seat, crime])).toEqual([
      [1, A],
      [2, A],
      [2, B],
    ])
    expect(after.asked.slice(1)).toEqual([0, 1, 2, 1, 2])
  })

  test('JD-R12: declining is for one round only', () => {
    const after = three()
      .judge(1, 'resyk', { declined: [A] })
      .scene(A, 'perp-01', 'resyk')
      .first(3)
      .stage({ step: 'drawing', asked: 2, spare: 1 })
    const turned = after.hand(2, 'big-gun').play([{ type: 'draw', count: 1 }])
    expect(turned.state.judges.map(({ declined }) => declined)).toEqual([[], [], [], []])
  })

  test('JD-R12: of several Crimes only Judges of that sector are asked', () => {
    const laid = city(3).judge(0, 'resyk').judge(1, 'fun-pier').judge(2, 'resyk', { attempted: true })
    const after = laid
      .scene(A, 'perp-01', 'resyk')
      .scene(B, 'perp-02', 'resyk')
      .arrests([name(A)], [1, 1])
    expect(only(after.legal, 'join', 'decline')).toEqual([])
    expect(rolled(after)).toEqual([[A, [0]]])
  })
})

describe('JD-A11, JD-R13: how a joint arrest ends', () => {
  /** 5 + die each against a Perp of 3 with a Crime of 2 and the first die; seat 2 came first, then 0, then 1. */
  test.each<{ title: string; dice: number[]; ends: [number, string, number][] }>([
    {
      title: 'JD-R13: the highest margin makes the arrest, the others above the Perp are unharmed',
      dice: [1, 3, 5, 2],
      ends: [
        [0, 'unharmed', 2],
        [1, 'arrested', 4],
        [2, 'unharmed', 1],
      ],
    },
    {
      title: 'JD-A11, JD-R13, JD-R9: equal margins: the earlier arrival',
      dice: [1, 5, 5, 5],
      ends: [
        [0, 'unharmed', 4],
        [1, 'unharmed', 4],
        [2, 'arrested', 4],
      ],
    },
    {
      title: 'JD-R9: the earlier arrival of those who share the highest margin, not of all',
      dice: [1, 5, 5, 2],
      ends: [
        [0, 'arrested', 4],
        [1, 'unharmed', 4],
        [2, 'unharmed', 1],
      ],
    },
    {
      title: 'JD-R13: beside an arrest an equal total is unharmed, a lower one goes to Intensive Care',
      dice: [3, 4, 3, 2],
      ends: [
        [0, 'arrested', 1],
        [1, 'unharmed', 0],
        [2, 'intensiveCare', -1],
      ],
    },
    {
      title: 'JD-R13: if nobody beats the Perp, equal is the stand-off and lower goes to Intensive Care',
      dice: [4, 4, 3, 4],
      ends: [
        [0, 'standOff', 0],
        [1, 'intensiveCare', -1],
        [2, 'standOff', 0],
      ],
    },
    {
      title: 'JD-R13: all below: all to Intensive Care',
      dice: [6, 5, 4, 1],
      ends: [
        [0, 'intensiveCare', -1],
        [1, 'intensiveCare', -2],
        [2, 'intensiveCare', -5],
      ],
    },
  ])('$title', ({ dice, ends }) => {
    const after = three().scene(B, 'perp-08', 'resyk').arrests([], dice)
    expect(fates(after)).toEqual(ends)
    expect(after.state.judges.slice(0, 3).map(({ inCare }) => inCare)).toEqual(ends.map(([, fate]) => fate === 'intensiveCare'))
    expect(after.state.judges.slice(0, 3).map(({ arrests }) => arrests.length)).toEqual(ends.map(([, fate]) => Number(fate === 'arrested')))
  })
})

describe('JD-R17', () => {
  test('JD-R17, JD-A5: cards come before the dice; once they are thrown the result stands', () => {
    const after = city(2).judge(0, 'resyk').scene(B, 'perp-08', 'resyk').hand(0, 'whole-book').arrests([pass], [6, 1])
    expect(after.events.findIndex(({ type }) => type === 'windowClosed')).toBeLessThan(
      after.events.findIndex(({ type }) => type === 'arrestRolled'),
    )
    expect(fates(after)).toEqual([[0, 'intensiveCare', -5]])
  })
})
