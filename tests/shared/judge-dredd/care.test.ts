import { describe, expect, test } from 'vitest'
import { card, city, pass, stay, step, to, type Laid } from './support/index.ts'

describe('JD-I1, JD-I2, JD-R15: out of Intensive Care', () => {
  test('JD-I2: he can only move to the Hospital sector, or stay', () => {
    expect(city(2).care(0).moving(0).legal()).toEqual([step('hospital'), stay])
  })

  test('JD-R15: that step is the whole move', () => {
    const after = city(3)
      .care(0)
      .moving(0)
      .play([step('hospital')])
    expect(after.judge(0)).toMatchObject({ at: 'hospital', inCare: false })
    expect(after.told('entered', 'moveEnded')).toEqual([
      { type: 'entered', seat: 0, from: null, to: 'hospital', how: 'left-care', strides: 0 },
      { type: 'moveEnded', seat: 0, at: 'hospital', why: 'spent' },
    ])
  })

  test('JD-R15: he may stay in Intensive Care', () => {
    const after = city(3).care(0).moving(0).play([stay])
    expect(after.judge(0)).toMatchObject({ at: 'hospital', inCare: true })
    expect(after.told('moveEnded')).toEqual([{ type: 'moveEnded', seat: 0, at: 'hospital', why: 'care' }])
  })

  test('JD-R15, JD-M4: stepping out to a Crime turns it up, opens the reveal window, and he arrests there in the same turn', () => {
    const laid = city(2).judge(1, 'academy').care(0).scene('crime-01', 'perp-01', 'hospital').first(1).hand(1, 'barneyed').moving(0)
    const after = laid.play([step('hospital')])
    expect(after.at('window').moment).toEqual({ window: 'reveal', active: 0 })
    const round = laid.play([step('hospital'), pass, pass], [6, 1])
    expect(round.told('arrestDeclared')).toMatchObject([{ seat: 0, crime: 'crime-01' }])
  })

  test('JD-R15: Barneyed in that window he makes no arrest, and has no move left', () => {
    const laid = city(2).care(0).scene('crime-01', 'perp-01', 'hospital').first(1).hand(1, 'barneyed').moving(0)
    const after = laid.play([step('hospital'), card('barneyed')])
    expect(after.told('moveEnded')).toEqual([{ type: 'moveEnded', seat: 0, at: 'hospital', why: 'spent' }])
    expect(after.told('arrestDeclared')).toEqual([])
  })

  test('JD-I1: he cannot arrest Perps of the Hospital sector', () => {
    const after = city(2).care(0).scene('crime-01', 'perp-01', 'hospital').arrests()
    expect(after.told('arrestDeclared')).toEqual([])
    expect(after.state.scenes[0]!.crime).toBe('crime-01')
  })

  test('JD-I1: his being there turns no Perp up', () => {
    expect(city(2).care(0).scene('crime-01', 'perp-01', 'hospital').state().scenes[0]!.faceUp).toBe(false)
    const after = city(2)
      .care(0)
      .packs({ sectors: ['resyk'] })
      .arrests()
    expect(after.told('perpTurnedUp')).toEqual([])
  })

  test('JD-R14: he blocks nobody: another at a Crime in the Hospital sector attempts alone', () => {
    const after = city(2).care(0).judge(1, 'hospital').scene('crime-01', 'perp-01', 'hospital').arrests([], [6, 1])
    expect(after.told('arrestRolled').map(({ judges }) => judges.map(({ seat }) => seat))).toEqual([[1]])
  })
})

const everything = 'blue-light banana-skin barneyed express-tube wrong-turning'.split(' ')

describe('JD-I3, JD-E3: cards on a Judge in Intensive Care', () => {
  test('JD-I3, JD-E3: nothing but Robodoc can be played on him', () => {
    const laid = city(2)
      .care(0)
      .hand(0, ...everything, 'robodoc')
      .window('move', 0)
    expect(laid.legal()).toEqual([card('robodoc'), pass])
  })

  test('JD-E3: and Robodoc on nobody else', () => {
    expect(city(2).hand(0, 'robodoc').window('move', 0).legal()).toEqual([pass])
  })

  test('JD-E3: it heals the Judge who is about to move, not another', () => {
    expect(city(2).care(1).hand(0, 'robodoc').window('move', 0).legal()).toEqual([pass])
  })

  test('JD-I3, JD-E4: his player plays cards on others, in every window', () => {
    const care = () => city(3).care(0).judge(1, 'resyk').scene('crime-01', 'perp-01', 'resyk')
    const others = care().hand(0, 'blue-light', 'barneyed', 'shift-change', 'banana-skin')
    expect(others.window('move', 2).asking(0).aims('banana-skin')).toEqual([{ at: 'none' }])
    expect(others.window('reveal', 1).asking(0).aims('barneyed')).toEqual([{ at: 'none' }])
    expect(others.window('end', 0).aims('shift-change').length).toBeGreaterThan(0)
    const call = care().hand(0, 'blue-light').lastCall('crime-01', [1])
    expect(call.asking(0).aims('blue-light')).toEqual([{ at: 'fight', on: { side: 'judge', seat: 1 } }])
  })

  test('JD-R19: he protects his hand too: no rival in Intensive Care is audited or robbed', () => {
    const laid = city(3).care(1).hand(0, 'audit', 'sticky-fingers').hand(1, 'big-gun').hand(2, 'big-gun').window('move', 0)
    expect([laid.aims('audit'), laid.aims('sticky-fingers')]).toEqual(Array(2).fill([{ at: 'rival', seat: 2 }]))
  })

  test('JD-R29: Evidence Locker is played for its player, also while his Judge is in Intensive Care', () => {
    const after = city(2)
      .care(0)
      .hand(0, 'evidence-locker')
      .window('move', 0)
      .play([card('evidence-locker')])
    expect(after.state.hands[0]).toEqual(['blue-light', 'blue-light'])
  })

  test('JD-E3, JD-I3: Shift Change moves nobody in Intensive Care', () => {
    const aims = city(2).care(1).hand(0, 'shift-change').window('end', 0).aims('shift-change')
    expect(aims.flatMap((aim) => (aim.at === 'judge' ? [aim.seat] : []))).toEqual(Array(5).fill(0))
  })
})

describe('JD-R19: Robodoc', () => {
  const healed = (laid: Laid, ...more: Parameters<Laid['play']>[0]) =>
    laid
      .hand(0, 'robodoc', ...everything)
      .window('move', 0)
      .play([card('robodoc'), ...more])

  test('JD-R19: he is in the Hospital sector at once, the latest there', () => {
    const after = healed(city(2).judge(1, 'hospital').care(0))
    expect(after.judge(0)).toMatchObject({ at: 'hospital', inCare: false, strides: 2, arrived: 5 })
  })

  test('JD-R19: from then on every card can be played on him, in the same window too', () => {
    const after = healed(city(2).care(0))
    expect(after.at('window')).toMatchObject({ moment: { window: 'move', active: 0 }, asked: 0 })
    expect(new Set(after.legal.flatMap((action) => (action.type === 'play' ? [action.card] : [])))).toEqual(new Set(everything))
    expect(healed(city(2).care(0), card('wrong-turning', to('complaints'))).judge(0).at).toBe('complaints')
    expect(healed(city(2).care(0), card('banana-skin'), pass).told('moveEnded')).toMatchObject([{ seat: 0, at: 'hospital', why: 'spent' }])
  })

  test('JD-R19: else he has his normal move', () => {
    const after = healed(city(2).care(0), pass, step('complaints'), step('armoury'))
    expect(after.judge(0).at).toBe('armoury')
  })

  test('JD-R19: he turns up Perps there, and is bound', () => {
    const after = healed(city(3).care(0).scene('crime-01', 'perp-01', 'hospital'), pass)
    expect(after.told('perpTurnedUp')).toMatchObject([{ cause: { by: 'card', card: 'robodoc', player: 0 } }])
    expect(after.told('moveEnded')).toMatchObject([{ seat: 0, why: 'bound' }])
  })

  test('JD-R19, JD-R8: he is not bound where another able Judge is', () => {
    const after = healed(city(3).judge(1, 'hospital').care(0).scene('crime-01', 'perp-01', 'hospital'), pass)
    expect(after.at('moving').active).toBe(0)
  })

  test('JD-R19: Barneyed after it in the same window, he leaves the Crime', () => {
    const after = healed(city(3).care(0).scene('crime-01', 'perp-01', 'hospital'), card('barneyed'), pass, step('complaints'))
    expect(after.judge(0)).toMatchObject({ at: 'complaints', barneyed: true, strides: 1 })
  })
})
