import { describe, expect, test } from 'vitest'
import { deckIds, type Stance } from '../../../shared/games/realm-lords/cards/schema.ts'
import { arriving, cards, only, sell, spaceOf, stop, townAbility, visiting, type Laid } from './support/index.ts'

describe('what each town can do', () => {
  const abilities = ['townAbility', 'swapCubes', 'orderItem', 'moveCube'] as const
  const offered = (laid: Laid) => only(laid.legal(), ...abilities)

  test('RL-T6: a town offers its own ability only', () => {
    const wounded = (town: string) =>
      offered(
        visiting(town, { first: true })
          .with({ health: 1, energy: 0, gold: 9 })
          .tracks({ melee: 1 })
          .cube('m07-left', 'green')
          .cube('m07-right', 'red'),
      ).map(({ type }) => type)
    expect(cards.pack.towns.map(({ id }) => [id, [...new Set(wounded(id))]])).toEqual([
      ['galavanton', []],
      ['house-of-erm', ['swapCubes']],
      ['ryns-rest', ['townAbility']],
      ['windhome', ['townAbility']],
      ['marketon', ['orderItem']],
      ['war-camp', ['moveCube']],
    ])
  })

  test('RL-T7: Galavanton pays 1 more for each item sold, however many', () => {
    expect(
      visiting('galavanton')
        .with({ gold: 0 })
        .items('seers-lens', 'honeyed-oatcake')
        .play([sell('seers-lens'), sell('honeyed-oatcake')]).state.gold,
    ).toBe(4)
  })

  test('RL-T8, RL-R22: House of Erm swaps two cubes of different colours', () => {
    const laid = visiting('house-of-erm').cube('m07-left', 'green').cube('m07-right', 'red').cube('m06-left', 'green')
    const [a, b, c] = ['m07-left', 'm07-right', 'm06-left'].map(spaceOf) as [number, number, number]
    expect(offered(laid)).toEqual([
      { type: 'swapCubes', a, b },
      { type: 'swapCubes', a: b, b: c },
    ])
    const after = laid.play([{ type: 'swapCubes', a: b, b: c }])
    expect([a, b, c].map((space) => after.state.cubes[space])).toEqual(['green', 'green', 'red'])
    expect(after.told('cubeMoved').map(({ cube, from, to }) => [cube, from, to])).toEqual([
      ['red', { in: 'map', space: b }, { in: 'map', space: c }],
      ['green', { in: 'map', space: c }, { in: 'map', space: b }],
    ])
    expect(only(after.legal, ...abilities)).toEqual([])
  })

  test('RL-T8, RL-R17: cubes of one colour are not worth a swap', () => {
    expect(offered(visiting('house-of-erm').cube('m07-left', 'green').cube('m07-right', 'green'))).toEqual([])
  })

  test('RL-T9, RL-R22: Ryn’s Rest heals 1 a visit, for nothing, up to the maximum', () => {
    const after = visiting('ryns-rest').with({ health: 2, gold: 0 }).play([townAbility])
    expect([after.of('health', 'gold'), only(after.legal, ...abilities)]).toEqual([{ health: 3, gold: 0 }, []])
    expect(offered(visiting('ryns-rest'))).toEqual([])
  })

  test('RL-T10, RL-R22: Windhome fills the energy, for nothing, once a visit', () => {
    const after = visiting('windhome').with({ energy: 0, maxEnergy: 8, gold: 0 }).play([townAbility])
    expect([after.of('energy', 'gold', 'health'), only(after.legal, ...abilities)]).toEqual([{ energy: 8, gold: 0, health: 5 }, []])
    expect(offered(visiting('windhome'))).toEqual([])
  })

  test.each(deckIds)('RL-T11: Marketon lays out one more item, of a deck the player names: %s', (deck) => {
    const laid = visiting('marketon', { first: true })
    const top = laid.state().decks[deck][0]!
    const after = laid.play([{ type: 'orderItem', deck }])
    expect(after.state.towns['marketon']!.goods).toEqual([top])
    expect([after.state.decks[deck][0] === top, only(after.legal, ...abilities)]).toEqual([false, []])
  })

  test.each([
    { title: 'every deck that has cards', laid: visiting('marketon', { first: true }).decks({ armor: [] }), decks: ['weapon', 'trinket'] },
    { title: 'not on a later visit', laid: visiting('marketon'), decks: [] },
    { title: 'once', laid: visiting('marketon', { first: true, usedAbility: true }), decks: [] },
  ])('RL-T11, RL-R22: Marketon: $title', ({ laid, decks }) => {
    expect(offered(laid)).toEqual(decks.map((deck) => ({ type: 'orderItem', deck })))
  })

  test('RL-T11, RL-R22: Marketon after the reveal of the first visit: that reveal comes first', () => {
    const after = arriving('marketon')
      .town('marketon', ['ashwood-bow'], false)
      .play([stop, { type: 'orderItem', deck: 'armor' }])
    expect(after.state.towns['marketon']!.goods).toEqual(['ashwood-bow', 'quilted-coat', 'healing-draught', 'ringmail-hauberk'])
  })

  const moves = (laid: Laid) => only(laid.legal(), 'moveCube').map((action) => action.type === 'moveCube' && `${action.from} ${action.to}`)
  test.each<{ title: string; tracks: Partial<Record<Stance, number>>; gold?: number; offered: string[] }>([
    {
      title: 'from any stat to any other',
      tracks: { ranged: 1, magic: 1 },
      offered: ['ranged melee', 'ranged magic', 'magic ranged', 'magic melee'],
    },
    { title: 'never above five', tracks: { ranged: 5, melee: 1, magic: 5 }, offered: ['ranged melee', 'magic melee'] },
    { title: 'printed modifiers stay', tracks: {}, offered: [] },
    { title: 'for 1 gold each', tracks: { melee: 2 }, gold: 0, offered: [] },
  ])('RL-T12, RL-R22: War Camp: $title', ({ tracks, gold = 3, offered }) => {
    expect(moves(visiting('war-camp').with({ gold }).tracks(tracks))).toEqual(offered)
  })

  test('RL-T12: as many cubes as are paid for', () => {
    const after = visiting('war-camp')
      .with({ gold: 2 })
      .tracks({ melee: 3 })
      .play([
        { type: 'moveCube', from: 'melee', to: 'magic' },
        { type: 'moveCube', from: 'melee', to: 'ranged' },
      ])
    expect(after.of('gold', 'tracks')).toEqual({ gold: 0, tracks: { ranged: ['green'], melee: ['green'], magic: ['green'] } })
    expect(after.told('cubeMoved').map(({ from, to }) => [from, to])).toEqual(
      ['magic', 'ranged'].map((raise) => [
        { in: 'track', raise: 'melee' },
        { in: 'track', raise },
      ]),
    )
    expect(only(after.legal, ...abilities)).toEqual([])
  })
})
