import { describe, expect, test } from 'vitest'
import { intakeOf } from '../../../shared/games/judge-dredd/stages/endOfTurn.ts'
import { cards, city, discard, draw, only, pass, type Laid } from './support/index.ts'

const counts = (laid: Laid) => laid.legal().flatMap((action) => (action.type === 'draw' ? [action.count] : []))
const drawing = (laid: Laid, seat: number, spare: number) => laid.stage({ step: 'drawing', asked: seat, spare })
/** Six cards that nobody minds. */
const six = ['riot-shield', 'riot-shield', 'big-gun', 'big-gun', 'robodoc', 'whole-book']
/** A hand of so many cards. */
const holding = (count: number) => six.slice(0, count)

/** Six Crimes will come to sectors where the Judges of these tests do not stand. */
const quiet = (laid: Laid) =>
  laid.packs({ sectors: ['sludge-marina', 'ugly-clinic', 'complaints', 'allotments', 'bingo-cathedral', 'polymer-gardens'] })

describe('JD-T1, JD-R22: the Turn Start Card passes', () => {
  test.each([2, 3, 4, 5, 6])('JD-T1, R-RULE-4: at a table of %i to the left neighbour, and all the way round', (players) => {
    for (let first = 0; first < players; first++) {
      expect(city(players).first(first).arrests().state.first).toBe((first + 1) % players)
    }
  })

  test('JD-R22: then the new First Player replenishes, then cards are drawn, then the next turn begins', () => {
    const after = quiet(city(2).judge(0, 'resyk').judge(1, 'fun-pier')).arrests()
    const story = after.told('phaseBegan', 'crimePlaced', 'drawNamed', 'turnBegan').map(({ type }) => type)
    expect(story).toEqual([
      ...['phaseBegan', 'phaseBegan', ...Array<string>(6).fill('crimePlaced')],
      ...['drawNamed', 'drawNamed', 'turnBegan', 'phaseBegan'],
    ])
  })

  test.each([2, 3, 4, 5, 6])('JD-R22, R-RULE-4: %i players draw clockwise from the new First Player', (players) => {
    const sectors = ['resyk', 'alien-zoo', 'aggro-dome', 'fun-pier', 'limb-market', 'weather-yard']
    for (let first = 0; first < players; first++) {
      const laid = city(players).first(first)
      for (let seat = 0; seat < players; seat++) laid.judge(seat, sectors[seat]!)
      const order = Array.from({ length: players }, (_, n) => (first + 1 + n) % players)
      const after = laid
        .packs({ sectors: ['sludge-marina', 'ugly-clinic', 'complaints', 'allotments', 'bingo-cathedral', 'polymer-gardens'] })
        .arrests()
      expect(after.told('drawNamed').map(({ seat, count }) => [seat, count])).toEqual(order.map((seat) => [seat, 1]))
      expect(after.told('turnBegan')).toEqual([{ type: 'turnBegan', turn: 4, first: order[0] }])
    }
  })
})

describe('JD-N1, JD-N2, JD-N3: how many', () => {
  test.each(cards.pack.sectors.map(({ id }) => id))('JD-N1, JD-N2, JD-N3: %s', (sector) => {
    const upTo: Record<string, number> = { 'grand-hall': 6, academy: 2, 'city-hall': 2, armoury: 2, 'test-labs': 2 }
    const most = upTo[sector]
    const laid = city(2).judge(0, sector)
    const range = most === undefined ? [1] : Array.from({ length: most + 1 }, (_, n) => most - n)
    expect(counts(drawing(laid, 0, 0))).toEqual(range)
  })

  test('JD-N1: where a sector gives one card nobody is asked', () => {
    const after = quiet(city(2).judge(0, 'resyk').judge(1, 'fun-pier')).arrests()
    expect(after.told('drawNamed').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 1],
      [0, 1],
    ])
  })

  test('JD-R22: a Judge in Intensive Care gets the one card of most sectors', () => {
    expect(counts(drawing(city(2).care(0), 0, 0))).toEqual([1])
    // It is not the Hospital sector that gives it.
    expect(intakeOf(cards, { at: 'academy', inCare: true })).toBe(1)
  })

  test('JD-R22, JD-N2: he names a number before the first is drawn, none if he likes', () => {
    const after = drawing(city(3).judge(0, 'city-hall'), 0, 0).play([draw(2)])
    expect(after.told('drawNamed', 'cardsMoved').map(({ type }) => type)).toEqual(['drawNamed', 'cardsMoved'])
    expect(after.state.hands[0]).toEqual(['blue-light', 'blue-light'])
    expect(drawing(city(3).judge(0, 'city-hall'), 0, 0).play([draw(0)]).state.hands[0]).toEqual([])
  })

  test('JD-C2, JD-N3: never above six in hand', () => {
    expect(
      counts(
        drawing(
          city(2)
            .judge(0, 'grand-hall')
            .hand(0, ...holding(4)),
          0,
          4,
        ),
      ),
    ).toEqual([2, 1, 0])
    expect(
      counts(
        drawing(
          city(2)
            .judge(0, 'city-hall')
            .hand(0, ...holding(5)),
          0,
          1,
        ),
      ),
    ).toEqual([1, 0])
    expect(
      counts(
        drawing(
          city(2)
            .judge(0, 'spaceport')
            .hand(0, ...six),
          0,
          1,
        ),
      ),
    ).toEqual([0])
  })
})

describe('JD-R22, JD-C2: discarding first', () => {
  /** Judge 1 draws first, in a sector, with so many cards; gives what he may discard. */
  const spare = (sector: string, held: number) => {
    const after = city(2)
      .judge(1, sector)
      .judge(0, 'resyk')
      .hand(1, ...holding(held))
      .packs({ sectors: ['alien-zoo', 'aggro-dome', 'limb-market', 'complaints', 'allotments', 'ugly-clinic'] })
      .arrests([pass])
    return after.state.stage.step === 'drawing' && after.state.stage.asked === 1 ? after.state.stage.spare : null
  }
  test.each([
    { sector: 'spaceport', held: 6, is: 1 },
    { sector: 'spaceport', held: 5, is: null },
    { sector: 'academy', held: 6, is: 2 },
    { sector: 'academy', held: 5, is: 1 },
    { sector: 'academy', held: 4, is: 0 },
    { sector: 'grand-hall', held: 6, is: 6 },
    { sector: 'grand-hall', held: 3, is: 3 },
    { sector: 'grand-hall', held: 1, is: 1 },
  ])('JD-R22: at $sector with $held cards: as many as the limit would cut ($is)', ({ sector, held, is }) => {
    expect(spare(sector, held)).toBe(is)
  })

  const full = () =>
    drawing(
      city(2)
        .judge(0, 'academy')
        .hand(0, ...six),
      0,
      2,
    )

  test('JD-R22: each kind of card he holds may be discarded, or he draws', () => {
    expect(full().legal()).toEqual([draw(0), ...['riot-shield', 'big-gun', 'robodoc', 'whole-book'].map(discard)])
  })

  test('JD-R22: one after another, and no more than would be cut', () => {
    const after = full().play([discard('robodoc'), discard('riot-shield')])
    expect(after.state.cardDiscard).toEqual(['robodoc', 'riot-shield'])
    expect(after.legal).toEqual([draw(2), draw(1), draw(0)])
    expect(full().play([discard('robodoc')]).legal).toContainEqual(draw(1))
    expect(only(full().play([discard('robodoc')]).legal, 'discard')).toHaveLength(3)
  })

  test('JD-R22: where one card comes anyway it is drawn at once after the discard', () => {
    const laid = drawing(
      city(3)
        .judge(0, 'resyk')
        .hand(0, ...six),
      0,
      1,
    )
    const after = laid.play([discard('robodoc')])
    expect(after.state.hands[0]).toEqual([...six.filter((id) => id !== 'robodoc'), 'blue-light'])
    expect(after.told('drawNamed')[0]).toEqual({ type: 'drawNamed', seat: 0, count: 1 })
    expect(laid.play([draw(0)]).state.hands[0]).toEqual(six)
  })

  test('JD-C2, JD-R21: a discard lies face up for all to see', () => {
    const after = full().play([discard('robodoc')])
    expect(after.told('cardsMoved')).toEqual([
      { type: 'cardsMoved', count: 1, from: { in: 'hand', seat: 0 }, to: { in: 'discard' }, cause: { by: 'limit' } },
    ])
    expect(after.heard('cardMoved')).toEqual(['all'])
    expect(after.information).toEqual([true])
  })

  test('R-HID-2: whether he is asked does not depend on which cards he holds', () => {
    const asked = (...hand: string[]) =>
      city(2)
        .judge(1, 'spaceport')
        .hand(1, ...hand)
        .discarded('shift-change', 'shift-change')
        .arrests()
        .at('drawing')
    expect(asked(...Array<string>(3).fill('banana-skin'), ...Array<string>(3).fill('instant-replay'))).toEqual(asked(...six))
  })
})

describe('JD-R23: the Action deck', () => {
  const needy = () => drawing(city(2).judge(0, 'grand-hall'), 0, 0)

  test('JD-R23: an empty deck is reshuffled from its discards, in the middle of a draw too', () => {
    const after = needy()
      .packs({ cards: ['big-gun'] })
      .discarded('robodoc', 'barneyed', 'audit')
      .play([draw(3)])
    expect(after.state.hands[0]).toEqual(['big-gun', 'robodoc', 'barneyed'])
    expect(after.state).toMatchObject({ cardDiscard: [], packs: { cards: ['audit'] }, shuffles: { cards: 1 } })
    expect(after.told('packReshuffled')).toEqual([{ type: 'packReshuffled', pack: 'cards', size: 3 }])
    expect(after.heard('packShuffled')).toEqual([[]])
  })

  test('JD-R23: it is not before it is empty and one is needed', () => {
    const after = needy()
      .packs({ cards: ['big-gun', 'big-gun', 'robodoc'] })
      .discarded('barneyed')
      .play([draw(3)])
    expect(after.state).toMatchObject({ cardDiscard: ['barneyed'], packs: { cards: [] } })
  })

  test('JD-R23: what lies nowhere cannot be named', () => {
    expect(
      counts(
        needy()
          .packs({ cards: ['big-gun'] })
          .discarded('robodoc'),
      ),
    ).toEqual([2, 1, 0])
  })

  test('JD-R23: if both are empty nothing is drawn, and nobody is asked', () => {
    const after = city(2)
      .packs({ cards: [], sectors: ['alien-zoo', 'aggro-dome', 'limb-market', 'complaints', 'allotments', 'ugly-clinic'] })
      .arrests()
    expect(after.told('drawNamed').map(({ count }) => count)).toEqual([0, 0])
    expect(after.told('cardsMoved')).toEqual([])
    expect(after.told('turnBegan')).toHaveLength(1)
  })

  test('R-RNG-4: no shuffle is asked for twice', () => {
    const after = needy()
      .with({ shuffles: { sectors: 0, cards: 4 } })
      .packs({ cards: [] })
      .discarded('robodoc', 'audit')
      .play([draw(1)])
    expect(after.purposes).toEqual(['cards/shuffle-5/1'])
  })
})

describe('JD-R3, JD-R22: replenishing', () => {
  test('JD-R22: Crimes come until six are active', () => {
    const laid = city(2).scene('crime-01', 'perp-01', 'resyk').scene('crime-02', 'perp-02', 'resyk').scene('crime-03', 'perp-03', 'resyk')
    const after = laid.arrests()
    expect(after.told('crimePlaced').map(({ crime, sector }) => [crime, sector])).toEqual([
      ['crime-04', 'palais-de-boing'],
      ['crime-05', 'alien-zoo'],
      ['crime-06', 'aggro-dome'],
    ])
    expect(after.state.scenes).toHaveLength(6)
    expect(after.state.scenes.slice(3).map(({ faceUp }) => faceUp)).toEqual([false, false, false])
  })

  test('JD-R22: with six active none comes', () => {
    const laid = city(2)
    for (const n of [1, 2, 3, 4, 5, 6]) laid.scene(`crime-0${n}`, `perp-0${n}`, 'resyk')
    expect(laid.arrests().told('crimePlaced')).toEqual([])
  })

  test('JD-R22: fewer when the Perps run out', () => {
    expect(
      city(2)
        .packs({ perps: ['perp-01', 'perp-02'] })
        .arrests().state.scenes,
    ).toHaveLength(2)
  })

  test('JD-R3: Sector cards are discarded; when the pack is empty it is reshuffled', () => {
    const laid = city(2)
      .packs({ sectors: ['resyk'], perps: ['perp-01', 'perp-02', 'perp-03'] })
      .with({ sectorDiscard: ['fun-pier', 'alien-zoo'] })
    const after = laid.arrests()
    expect(after.told('packReshuffled')).toEqual([{ type: 'packReshuffled', pack: 'sectors', size: 3 }])
    expect(after.state.scenes.map(({ sector }) => sector)).toEqual(['resyk', 'fun-pier', 'alien-zoo'])
    expect(after.state).toMatchObject({ sectorDiscard: ['fun-pier', 'alien-zoo'], packs: { sectors: ['resyk'] }, shuffles: { sectors: 1 } })
  })

  test('JD-R3: a sector may hold several Crimes', () => {
    const after = city(2)
      .scene('crime-01', 'perp-01', 'resyk')
      .packs({ sectors: ['resyk'], perps: ['perp-02'] })
      .arrests()
    expect(after.state.scenes.map(({ sector }) => sector)).toEqual(['resyk', 'resyk'])
  })

  test('JD-R2: by the draw no Crime comes to a Starting Sector or the Hospital', () => {
    const { sectors } = city(2).state().packs
    expect(sectors).toHaveLength(21)
    expect(cards.pack.sectors.map(({ id }) => id).filter((id) => !sectors.includes(id))).toEqual([...cards.starts, cards.hospital])
  })

  test('JD-R4: one that comes to a Judge is turned up', () => {
    const after = city(2)
      .judge(0, 'resyk')
      .packs({ sectors: ['resyk'], perps: ['perp-09'] })
      .arrests()
    expect(after.told('perpTurnedUp')).toEqual([
      { type: 'perpTurnedUp', perp: 'perp-09', crime: 'crime-01', sector: 'resyk', cause: { by: 'rule' } },
    ])
  })

  test('JD-R4: one that comes to the Hospital of a Judge in Intensive Care is not', () => {
    const after = city(2)
      .care(0)
      .packs({ sectors: ['hospital'], perps: ['perp-09'] })
      .arrests()
    expect(after.state.scenes).toEqual([{ crime: 'crime-01', perp: 'perp-09', faceUp: false, sector: 'hospital' }])
  })
})
