import { afterEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import type { State } from '../../../../shared/games/realm-lords/state.ts'
import { salePrice } from '../../../../shared/games/realm-lords/phases/trade.ts'
import HeroSheet from '../../../../renderer/games/realm-lords/hero/HeroSheet.vue'
import TradeDecision from '../../../../renderer/games/realm-lords/trade/TradeDecision.vue'
import { button, buttons, cards, layTable, mountDecision, nameOf, played, textOf, type Table } from '../support/table.ts'

afterEach(() => document.body.replaceChildren())

type Change = (state: State) => void

/** A first visit to a town, its one item laid out beforehand given. */
function visit(town: string, change: (state: State) => void = () => undefined, good = 'oaken-buckler'): Table {
  const table = layTable({
    change: (state) => {
      state.at = state.spaces.findIndex((id) => {
        const space = cards.space(id)
        return 'town' in space && space.town === town
      })
      state.towns[town] = { goods: [good], visited: false }
      for (const deck of Object.values(state.decks)) if (deck.includes(good)) deck.splice(deck.indexOf(good), 1)
      change(state)
    },
  })
  table.play({ type: 'roll' }, { type: 'stop' })
  return table
}

const carry =
  (...items: string[]): Change =>
  (state) => {
    state.items = items.map((id) => ({ id, exhausted: false }))
  }
const able = (one: HTMLButtonElement): boolean => one.getAttribute('aria-disabled') !== 'true'

describe('trade', () => {
  it.each(['galavanton', 'ryns-rest', 'windhome', 'marketon', 'war-camp'])(
    '%s: every legal action but drops and draughts, which the pack offers, is a button, and no other (R-A11Y-1)',
    (town) => {
      const table = visit(town, (state) => {
        carry('hazel-wand', 'quilted-coat')(state)
        state.gold = 12
        state.health -= 1
        state.energy -= 1
        state.tracks = { ranged: ['green'], melee: [], magic: ['yellow'] }
      })
      const wrapper = mountDecision(TradeDecision, table)
      for (const one of buttons().filter(able)) if (!/^Why/.test(nameOf(one))) one.click()
      const expected = table.legal().filter(({ type }) => type !== 'drop')
      expect(new Set(played(wrapper).map((one) => JSON.stringify(one)))).toEqual(new Set(expected.map((one) => JSON.stringify(one))))
    },
  )

  it('goods carry price and what is left; buying is one press (RL-T5, R-UX-2)', () => {
    const wrapper = mountDecision(
      TradeDecision,
      visit('windhome', (state) => (state.gold = 6)),
    )
    const buckler = button(/^Buy Oaken Buckler/)
    expect(nameOf(buckler)).toContain('for 4 gold')
    expect(nameOf(buckler)).toContain('leaves you 2 gold')
    buckler.click()
    expect(played(wrapper)).toEqual([{ type: 'buy', item: 'oaken-buckler' }])
  })

  it.each<[string, Change, string, string]>([
    ['too little gold', (state: State) => void (state.gold = 1), 'oaken-buckler', 'You lack 3 gold.'],
    ['full hands (RL-R24)', carry('ashwood-bow', 'hazel-wand'), 'oaken-buckler', 'Both hands are full: sell one first (RL-R24).'],
    ['clothes on (RL-R24)', carry('quilted-coat'), 'shadow-cowl', 'You wear something: sell it first (RL-R24).'],
  ])('says why something cannot be bought: %s (R-RULE-5)', (_, change, good, reason) => {
    const wrapper = mountDecision(
      TradeDecision,
      visit(
        'windhome',
        (state) => {
          state.gold = 9
          change(state)
        },
        good,
      ),
    )
    const card = buttons().find((one) => nameOf(one).includes(reason))!
    expect(able(card)).toBe(false)
    card.click()
    expect(played(wrapper)).toEqual([])
  })

  it.each(['galavanton', 'windhome'])('%s: a sale says what it brings there (RL-T4, RL-T7)', (town) => {
    mountDecision(
      TradeDecision,
      visit(town, (state) => {
        carry('ashwood-bow')(state)
        state.gold = 3
      }),
    )
    const price = salePrice(cards, town, 'ashwood-bow')
    expect(nameOf(button(/^Sell/))).toBe(`Sell Ashwood Bow for ${price} gold: leaves you ${3 + price} gold`)
  })

  it('a full purse says what would be lost (RL-R4)', () => {
    mountDecision(
      TradeDecision,
      visit('windhome', (state) => {
        carry('ashwood-bow')(state)
        state.gold = 19
      }),
    )
    expect(nameOf(button(/^Sell/))).toContain('purse full: 2 lost')
  })

  it.each<[string, Change, string]>([
    ['heal', (state: State) => void (state.health = 2), 'Heal 1 1 gold: health 2 to 3'],
    ['rest', (state: State) => void (state.energy = 1), 'Rest 1 gold: energy 1 to 5'],
    ['heal at full health', () => undefined, 'Heal 1 your health is full'],
    [
      'rest without gold',
      (state: State) => {
        state.energy = 1
        state.gold = 0
      },
      'Rest takes 1 gold, you have 0',
    ],
  ])('services say cost and result, or why not: %s (RL-T2, RL-T3)', (_, change, name) => {
    mountDecision(TradeDecision, visit('windhome', change))
    expect(buttons().map(nameOf)).toContain(name)
  })

  it.each([
    ['nothing to forgo', 'galavanton', () => undefined, /^Leave the market/],
    ['a free gift', 'ryns-rest', (state: State) => void (state.health = 2), /^Heal 1 for free/],
    ['the extra item', 'marketon', () => undefined, null],
  ] as const)('Space never forgoes anything: %s (R-UX-1)', (_, town, change, marked) => {
    mountDecision(TradeDecision, visit(town, change))
    const next = document.querySelector('[data-next]')
    if (marked === null) expect(next).toBeNull()
    else expect(nameOf(next!)).toMatch(marked)
  })

  it('Marketon: on a later visit it says why nothing is laid out (RL-T11)', () => {
    const table = visit('marketon')
    table.play({ type: 'leave' })
    table.play({ type: 'roll' }, { type: 'stop' })
    mountDecision(TradeDecision, table)
    expect(nameOf(button(/^One more weapon/))).toBe('One more weapon only on the first visit')
  })

  it('War Camp: a move says both stats before and after (RL-T12)', () => {
    mountDecision(
      TradeDecision,
      visit('war-camp', (state) => (state.tracks.ranged = ['green', 'yellow'])),
    )
    expect(nameOf(button(/^Ranged to magic/))).toBe('Ranged to magic 1 gold: +4 to +3, +0 to +1')
  })

  it('House of Erm: two cubes of different colours are chosen on the map, then change places (RL-T8, RL-R22)', async () => {
    const table = visit('house-of-erm')
    const wrapper = mountDecision(TradeDecision, table)
    button(/^Swap two cubes/).click()
    await wrapper.vm.$nextTick()
    const { cubes } = table.state()
    const a = cubes.findIndex((cube) => cube === 'green')
    const same = cubes.findIndex((cube, at) => cube === 'green' && at !== a)
    const b = cubes.findIndex((cube) => cube === 'red')
    const spaces = [...document.querySelectorAll<HTMLButtonElement>('[role="group"] button')].filter((one) => one.closest('.board'))
    spaces[a]!.click()
    await wrapper.vm.$nextTick()
    expect(nameOf(spaces[same]!)).toContain('It has the same colour.')
    spaces[same]!.click()
    spaces[b]!.click()
    await wrapper.vm.$nextTick()
    button(/^Swap them/).click()
    expect(played(wrapper)).toEqual([{ type: 'swapCubes', a: Math.min(a, b), b: Math.max(a, b) }])
  })

  it.each([
    ['galavanton', 'You could sell it here for 4 gold.'],
    ['windhome', 'You could sell it here for 3 gold.'],
  ])('what is left behind in %s is told at the price of its market (RL-R23, RL-T4)', async (town, price) => {
    mountDecision(HeroSheet, visit(town, carry('hazel-wand')))
    button('Leave the Hazel Wand behind').click()
    await nextTick()
    await nextTick()
    expect(textOf(document.body)).toContain(price)
  })
})
