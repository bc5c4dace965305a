import { describe, expect, test } from 'vitest'
import { bound } from '../../../shared/games/judge-dredd/city.ts'
import { card, cards, city, pass, stay, step, steps, to, type Laid } from './support/index.ts'

const neighbours = (sector: string) => cards.sector(sector).neighbours
/** A city in which Judge 0 of three is on the move at the Alien Zoo: its neighbours are Museum, Robot Job Centre, Spaceport. */
const atZoo = () => city(3).judge(0, 'alien-zoo')

describe('JD-M1, JD-R6: up to two sectors', () => {
  test.each([
    { title: 'JD-M1: a step leads to any adjacent sector', laid: atZoo(), path: [], can: neighbours('alien-zoo') },
    { title: 'JD-M1: after one step a second is left', laid: atZoo(), path: ['museum-of-parking'], can: neighbours('museum-of-parking') },
    { title: 'JD-M1: he may go back where he came from', laid: atZoo(), path: ['spaceport'], can: neighbours('spaceport') },
  ])('$title', ({ laid, path, can }) => {
    expect(steps(laid.moving(0).play(path.map(step)).legal)).toEqual(can)
  })

  test.each([
    { title: 'JD-R6: no sector: he may stay', path: [stay], at: 'alien-zoo', why: 'chose' },
    { title: 'JD-R6: one sector, and stay', path: [step('spaceport'), stay], at: 'spaceport', why: 'chose' },
    {
      title: 'JD-M1: after two sectors the move is over',
      path: [step('spaceport'), step('advert-canyon')],
      at: 'advert-canyon',
      why: 'spent',
    },
  ])('$title', ({ path, at, why }) => {
    const after = atZoo().moving(0).play(path)
    expect(after.told('moveEnded')).toEqual([{ type: 'moveEnded', seat: 0, at, why }])
    expect(after.at('moving').active).toBe(1)
  })

  test.each([2, 3, 4, 5, 6])('JD-R6, R-RULE-4: %i Judges move one after another, First Player first, then clockwise', (players) => {
    for (let first = 0; first < players; first++) {
      const order = Array.from({ length: players }, (_, n) => (first + n) % players)
      const after = city(players)
        .first(first)
        .moving(first)
        .play(Array(players - 1).fill(stay))
      expect([...after.asked, ...after.waiting]).toEqual(order)
    }
  })

  test('JD-T1: when the last Judge has moved the Arrest Round begins', () => {
    const after = city(2).scene('crime-01', 'perp-01', 'resyk').moving(1).play([stay])
    expect(after.told('phaseBegan').map(({ phase }) => phase)).toEqual(['arrest', 'endOfTurn'])
  })
})

describe('JD-M2: the river', () => {
  const bridges = [
    ['palais-de-boing', 'sludge-marina'],
    ['grand-hall', 'limb-market'],
    ['bingo-cathedral', 'hospital'],
    ['resyk', 'grandparent-stacks'],
    ['fun-pier', 'city-hall'],
  ]

  test.each(bridges)('JD-M2: a bridge joins %s and %s', (east, west) => {
    const from = (sector: string) => steps(city(2).judge(0, sector).legal())
    expect(from(east)).toContain(west)
    expect(from(west)).toContain(east)
  })

  test('JD-M2: where there is no bridge the banks are not adjacent: those five are all that join them', () => {
    const west = 'city-hall armoury test-labs hospital ugly-clinic sludge-marina complaints grandparent-stacks weather-yard'
      .split(' ')
      .concat('lost-property limb-market dormitories wall-gate-nine'.split(' '))
    const crossings = cards.pack.sectors
      .filter(({ id }) => !west.includes(id))
      .flatMap(({ id, neighbours: all }) => all.filter((other) => west.includes(other)).map((other) => [id, other]))
    expect(crossings.toSorted()).toEqual(bridges.toSorted())
  })
})

test('JD-M3: a sector where five Judges stand can be entered', () => {
  const laid = city(6)
  for (const seat of [1, 2, 3, 4, 5]) laid.judge(seat, 'resyk')
  const after = laid
    .judge(0, 'bingo-cathedral')
    .moving(0)
    .play([step('resyk')])
  expect(after.state.judges.map(({ at }) => at)).toEqual(Array(6).fill('resyk'))
})

describe('JD-M4, JD-R7: entering a sector with a Crime', () => {
  const crimeAtMuseum = () => atZoo().scene('crime-01', 'perp-20', 'museum-of-parking')

  test('JD-M4: the Perp is turned up, for all to see, and the step cannot be taken back', () => {
    const after = crimeAtMuseum()
      .moving(0)
      .play([step('museum-of-parking')])
    expect(after.state.scenes).toEqual([{ crime: 'crime-01', perp: 'perp-20', faceUp: true, sector: 'museum-of-parking' }])
    expect(after.told('perpTurnedUp')).toEqual([
      { type: 'perpTurnedUp', perp: 'perp-20', crime: 'crime-01', sector: 'museum-of-parking', cause: { by: 'rule' } },
    ])
    expect(after.information).toEqual([true])
  })

  test('R-UNDO-1: a step that turns nothing up may be taken back', () => {
    expect(
      atZoo()
        .moving(0)
        .play([step('museum-of-parking')]).information,
    ).toEqual([false])
  })

  test('JD-R7: every Perp there is turned up', () => {
    const laid = crimeAtMuseum().scene('crime-02', 'perp-21', 'museum-of-parking').scene('crime-03', 'perp-22', 'spaceport')
    expect(
      laid
        .judge(2, 'resyk')
        .moving(0)
        .play([step('museum-of-parking')])
        .state.scenes.map(({ faceUp }) => faceUp),
    ).toEqual([...[true, true], false])
  })

  test.each<{ title: string; laid: Laid; ends: boolean }>([
    { title: 'JD-R7: it ends the move', laid: crimeAtMuseum(), ends: true },
    {
      title: 'JD-R7: a Perp that lies face up ends it as well',
      laid: atZoo().scene('crime-01', 'perp-20', 'museum-of-parking', true),
      ends: true,
    },
    {
      title: 'JD-R7: not where another able Judge is',
      laid: atZoo().judge(1, 'museum-of-parking').scene('crime-01', 'perp-20', 'museum-of-parking'),
      ends: false,
    },
    {
      title: 'JD-R7, JD-R8: it does where the other is Barneyed',
      laid: atZoo().judge(1, 'museum-of-parking', { barneyed: true }).scene('crime-01', 'perp-20', 'museum-of-parking'),
      ends: true,
    },
    { title: 'JD-R7, JD-E2: not for one who is Barneyed', laid: crimeAtMuseum().judge(0, 'alien-zoo', { barneyed: true }), ends: false },
    { title: 'JD-R7: a sector without a Crime does not', laid: atZoo().scene('crime-01', 'perp-20', 'resyk'), ends: false },
  ])('$title', ({ laid, ends }) => {
    const after = laid.moving(0).play([step('museum-of-parking')])
    expect(after.at('moving').active).toBe(ends ? 1 : 0)
    expect(after.told('moveEnded')).toEqual(ends ? [{ type: 'moveEnded', seat: 0, at: 'museum-of-parking', why: 'crime' }] : [])
  })

  test('JD-R7, JD-I1: a Judge in Intensive Care is not in the Hospital sector to free the one who comes', () => {
    const after = city(3)
      .care(1)
      .judge(0, 'complaints')
      .scene('crime-01', 'perp-01', 'hospital')
      .moving(0)
      .play([step('hospital')])
    expect(after.told('moveEnded')).toEqual([{ type: 'moveEnded', seat: 0, at: 'hospital', why: 'crime' }])
  })

  test('JD-R27: a Barneyed Judge turns the Perp up too, and walks on', () => {
    const after = crimeAtMuseum()
      .judge(0, 'alien-zoo', { barneyed: true })
      .moving(0)
      .play([step('museum-of-parking'), step('advert-canyon')])
    expect(after.state.scenes[0]!.faceUp).toBe(true)
    expect(after.judge(0).at).toBe('advert-canyon')
  })
})

describe('JD-M5, JD-E1, JD-E2, JD-R8: who is bound', () => {
  const sector = 'resyk'
  const crime = (laid: Laid) => laid.scene('crime-01', 'perp-01', sector)
  const rows: { title: string; laid: Laid; is: boolean }[] = [
    { title: 'JD-M5: alone at a Crime', laid: crime(city(3).judge(1, sector)), is: true },
    { title: 'JD-E1: alone at two Crimes', laid: crime(city(3).judge(1, sector)).scene('crime-02', 'perp-02', sector), is: true },
    { title: 'JD-R8: not where there is no Crime', laid: city(3).judge(1, sector).scene('crime-01', 'perp-01', 'fun-pier'), is: false },
    { title: 'JD-M5: not beside another able Judge', laid: crime(city(3).judge(1, sector).judge(0, sector)), is: false },
    { title: 'JD-R8: beside one who is Barneyed', laid: crime(city(3).judge(1, sector).judge(0, sector, { barneyed: true })), is: true },
    { title: 'JD-E2: not if he is Barneyed himself', laid: crime(city(3).judge(1, sector, { barneyed: true })), is: false },
    { title: 'JD-R8: not by a Judge next door', laid: crime(city(3).judge(1, sector).judge(0, 'fun-pier')), is: true },
    { title: 'JD-R14: in Intensive Care nothing binds', laid: city(3).care(1).scene('crime-01', 'perp-01', 'hospital'), is: false },
    {
      title: 'JD-R8, JD-I1: in the Hospital sector, one in Intensive Care does not free him',
      laid: city(3).judge(1, 'hospital').care(0).scene('crime-01', 'perp-01', 'hospital'),
      is: true,
    },
  ]

  test.each(rows)('$title: bound is $is', ({ laid, is }) => {
    expect(bound(laid.state(), 1)).toBe(is)
  })

  test.each(rows.filter(({ laid }) => !laid.state().judges[1]!.inCare))('$title: bound is $is, so is he asked to move', ({ laid, is }) => {
    const after = laid.moving(0).play([stay])
    expect(after.told('moveEnded').filter(({ seat }) => seat === 1)).toEqual(
      is ? [{ type: 'moveEnded', seat: 1, at: laid.state().judges[1]!.at, why: 'bound' }] : [],
    )
    expect(after.at('moving').active).toBe(is ? 2 : 1)
  })

  test('JD-R8: of two able Judges at a Crime neither is bound; when one has left, the last one is', () => {
    const laid = crime(city(3).judge(0, sector).judge(1, sector))
    expect([bound(laid.state(), 0), bound(laid.state(), 1)]).toEqual([false, false])
    const after = laid.moving(0).play([step('fun-pier'), stay])
    expect(bound(after.state, 1)).toBe(true)
    expect(after.told('moveEnded').map(({ seat, why }) => [seat, why])).toEqual([
      [0, 'chose'],
      [1, 'bound'],
    ])
  })

  test('JD-R8: when the other becomes Barneyed later, the one who left because of him stays where he is', () => {
    const after = crime(city(3).judge(0, sector).judge(1, sector))
      .hand(2, 'barneyed')
      .moving(0)
      .play([step('fun-pier'), stay, card('barneyed')])
    expect([after.judge(0).at, after.judge(1).barneyed]).toEqual(['fun-pier', true])
    expect(after.at('moving').active).toBe(1)
  })

  test('JD-R8: no card moves a bound Judge', () => {
    const laid = crime(city(3).judge(0, sector)).hand(0, 'express-tube', 'wrong-turning', 'shift-change').window('move', 0)
    expect([laid.aims('express-tube'), laid.aims('wrong-turning')]).toEqual([[], []])
  })
})

describe('JD-R9: the order of arrival', () => {
  const order = (laid: Laid, ...actions: Parameters<Laid['play']>[0]) => {
    const { judges } = laid.play(actions).state
    return [0, 1, 2].toSorted((a, b) => judges[a]!.arrived - judges[b]!.arrived)
  }
  const laid = () => city(3).judge(0, 'alien-zoo').judge(1, 'museum-of-parking').judge(2, 'hospital')

  test('JD-R9: a step makes him the latest', () => {
    expect(order(laid().moving(0), step('museum-of-parking'))).toEqual([1, 2, 0])
  })
  test('JD-R9: staying keeps his place', () => {
    expect(order(laid().moving(0), stay, stay)).toEqual([0, 1, 2])
  })
  test('JD-R9: coming back, he is the latest', () => {
    expect(order(laid().moving(0), step('spaceport'), step('alien-zoo'))).toEqual([1, 2, 0])
  })
  test('JD-R9, JD-R10: a card that places him does too', () => {
    expect(order(laid().hand(2, 'wrong-turning').window('move', 0), card('wrong-turning', to('spaceport')))).toEqual([1, 2, 0])
  })
  test('JD-R9: so does leaving Intensive Care', () => {
    expect(order(city(3).care(0).judge(1, 'hospital').judge(2, 'hospital').moving(0), step('hospital'))).toEqual([1, 2, 0])
  })
})

describe('JD-R10: placed by a card', () => {
  const tube = (laid: Laid, ...actions: Parameters<Laid['play']>[0]) =>
    laid.hand(0, 'wrong-turning', 'banana-skin', 'blue-light').play(actions)

  test('JD-R10: it is no step: his whole move is left', () => {
    const after = tube(atZoo().window('move', 0), card('wrong-turning', to('spaceport')), pass)
    expect([after.judge(0).at, after.judge(0).strides]).toEqual(['spaceport', 2])
    expect(after.at('moving').active).toBe(0)
  })

  test('JD-R10: a card that forbids his move does not forbid it', () => {
    const after = tube(atZoo().window('move', 0), card('banana-skin'), card('wrong-turning', to('spaceport')), pass)
    expect(after.told('moveEnded')).toEqual([{ type: 'moveEnded', seat: 0, at: 'spaceport', why: 'spent' }])
  })

  test('JD-R10: Perps are turned up where he comes to, and he is bound there', () => {
    const after = tube(atZoo().scene('crime-01', 'perp-20', 'spaceport').window('move', 0), card('wrong-turning', to('spaceport')), pass)
    expect(after.state.scenes[0]!.faceUp).toBe(true)
    expect(after.told('moveEnded')).toEqual([{ type: 'moveEnded', seat: 0, at: 'spaceport', why: 'bound' }])
  })

  test('JD-R10, JD-R8: not if another able Judge is there', () => {
    const after = tube(
      atZoo().judge(1, 'spaceport').scene('crime-01', 'perp-20', 'spaceport').window('move', 0),
      card('wrong-turning', to('spaceport')),
      pass,
    )
    expect(after.at('moving').active).toBe(0)
  })
})

describe('JD-R4: a Crime that comes to a Judge', () => {
  const comes = (laid: Laid) =>
    laid
      .scene('crime-01', 'perp-20', 'spaceport')
      .hand(2, 'moonlight-flit')
      .window('move', 0)
      .play([card('moonlight-flit', { at: 'crime', crime: 'crime-01', to: 'alien-zoo' })])

  test('JD-R4: it is met at once: the Perp is turned up and he is bound', () => {
    const after = comes(atZoo())
    expect(after.state.scenes[0]).toMatchObject({ sector: 'alien-zoo', faceUp: true })
    expect(after.told('moveEnded')).toEqual([{ type: 'moveEnded', seat: 0, at: 'alien-zoo', why: 'bound' }])
  })

  test('JD-R4, JD-R27: one who is Barneyed sees the Perp and is not bound', () => {
    const after = comes(city(3).judge(0, 'alien-zoo', { barneyed: true }))
    expect(after.state.scenes[0]).toMatchObject({ sector: 'alien-zoo', faceUp: true })
    expect(after.at('moving').active).toBe(0)
  })

  test('JD-R4: a Judge in Intensive Care is not there', () => {
    const after = city(3)
      .care(0)
      .scene('crime-01', 'perp-20', 'complaints')
      .hand(2, 'moonlight-flit')
      .window('move', 1)
      .play([card('moonlight-flit', { at: 'crime', crime: 'crime-01', to: 'hospital' })])
    expect(after.state.scenes[0]).toMatchObject({ sector: 'hospital', faceUp: false })
  })
})
