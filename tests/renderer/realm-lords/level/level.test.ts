import { afterEach, describe, expect, it } from 'vitest'
import type { State } from '../../../../shared/games/realm-lords/state.ts'
import { raiseOffers } from '../../../../renderer/games/realm-lords/level/raises.ts'
import LevelDecision from '../../../../renderer/games/realm-lords/level/LevelDecision.vue'
import { button, buttons, cards, layTable, mountDecision, nameOf, played, type Table } from '../support/table.ts'

afterEach(() => document.body.replaceChildren())

type Change = (state: State) => void

/** Experience to spend, where the hero stands on an empty space. */
function experienced(change: Change, hero = 'tamsin-wharrow'): Table {
  const table = layTable({
    hero,
    change: (state) => {
      state.cubes[state.at] = null
      change(state)
    },
  })
  table.play({ type: 'roll' }, { type: 'stop' })
  return table
}
const marked = (): string => nameOf(document.querySelector('[data-next]') ?? document.createElement('i'))

describe('experience', () => {
  it.each(['ranged', 'melee', 'magic', 'health', 'energy'] as const)(
    'raise %s: chosen, then paid with what loses least (RL-E1, RL-R25)',
    async (raise) => {
      const table = experienced((state) => {
        state.level = 1
        state.exp = ['blue', 'green', 'green']
        state.spent = []
      })
      const wrapper = mountDecision(LevelDecision, table)
      button(`Raise ${raise}`).click()
      await wrapper.vm.$nextTick()
      expect(played(wrapper)).toEqual([])
      expect(nameOf(button(/^Raise \w+ to/))).toContain('nothing lost')
      button(/^Raise \w+ to/).click()
      expect(played(wrapper)).toEqual([{ type: 'raise', raise, pay: ['green', 'green'] }])
    },
  )

  it('every way to pay is offered with what it loses, and another one can be chosen (R-UX-2, RL-E1)', async () => {
    const table = experienced((state) => {
      state.level = 1
      state.exp = ['blue', 'green', 'green']
    })
    const wrapper = mountDecision(LevelDecision, table)
    button('Raise melee').click()
    await wrapper.vm.$nextTick()
    const offer = raiseOffers(cards, table.view(), table.legal()).find(({ raise }) => raise === 'melee')!
    expect(offer.ways.map(({ lost }) => lost)).toEqual([0, 1])
    const losing = buttons().find((one) => nameOf(one).includes('1 exp lost'))!
    losing.click()
    await wrapper.vm.$nextTick()
    const act = button(/^Raise melee to/)
    expect(nameOf(act)).toContain('1 exp lost in change')
    expect(act.hasAttribute('data-next')).toBe(false)
    act.click()
    expect(played(wrapper)).toEqual([{ type: 'raise', raise: 'melee', pay: ['blue'] }])
  })

  it.each<[string, Change, string]>([
    ['combat stat', (state: State) => void (state.tracks.magic = Array.from({ length: 5 }, () => 'green' as const)), 'Raise magic'],
    ['energy', (state: State) => void (state.maxEnergy = 9), 'Raise energy'],
  ])('a full track says so and cannot be chosen: %s (RL-R4, R-RULE-5)', async (_, change, name) => {
    const wrapper = mountDecision(
      LevelDecision,
      experienced((state) => {
        state.exp = ['green']
        change(state)
      }),
    )
    const panel = button(name)
    expect(panel.getAttribute('aria-disabled')).toBe('true')
    expect(panel.textContent).toContain('Its track is full')
    panel.click()
    await wrapper.vm.$nextTick()
    expect(panel.getAttribute('aria-pressed')).toBe('false')
  })

  it('after a level the next one says that it costs more than there is, and not that tracks are full (RL-E1, R-RULE-5)', () => {
    const table = experienced((state) => (state.exp = ['green']))
    table.play({ type: 'raise', raise: 'ranged', pay: ['green'] })
    mountDecision(LevelDecision, table)
    for (const name of ['Raise ranged', 'Raise melee', 'Raise energy']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true')
      expect(button(name).textContent).toContain('The next level costs 2 exp: you have less')
    }
  })

  it('with nothing chosen Space keeps the cubes, which loses nothing (R-UX-1, RL-R25)', () => {
    const wrapper = mountDecision(
      LevelDecision,
      experienced((state) => (state.exp = ['green'])),
    )
    expect(marked()).toMatch(/^Keep the cubes/)
    button(/^Keep the cubes/).click()
    expect(played(wrapper)).toEqual([{ type: 'finish' }])
  })

  it('each raise shows before and after (R-UX-2)', () => {
    mountDecision(
      LevelDecision,
      experienced((state) => (state.exp = ['green'])),
    )
    const texts = ['ranged', 'melee', 'magic', 'health', 'energy'].map((raise) => button(`Raise ${raise}`).textContent.replace(/\s+/g, ''))
    expect(texts.map((text) => /\+?\d+→to\+?\d+/.exec(text)?.[0])).toEqual(['+2→to+3', '+1→to+2', '+0→to+1', '5→to6', '5→to7'])
  })

  it('Well Read: the price says that it is less than the number (RL-E1)', () => {
    mountDecision(
      LevelDecision,
      experienced((state) => {
        state.level = 2
        state.exp = ['yellow']
      }, 'hesper-vane'),
    )
    expect(document.body.textContent).toContain('costs 2 exp, less than its number 3')
  })

  it('the road ahead says of every level whether the purse reaches it, all levels before it paid (RL-E1, RL-R25)', () => {
    mountDecision(
      LevelDecision,
      experienced((state) => {
        state.level = 2
        state.exp = ['red', 'green', 'green']
      }, 'hesper-vane'),
    )
    const stops = [...document.querySelectorAll('ol.road li')].map((stop) => stop.textContent)
    expect(stops.map((stop) => stop.replace(/^Level (\d+): \1/, '$1 '))).toEqual([
      '2 you are here',
      '3 in reach',
      '4 in reach',
      '5 3 exp more',
      '6 8 exp more',
    ])
  })
})
