import { afterEach, describe, expect, it } from 'vitest'
import { exchange, roundOdds } from '../../../../shared/games/realm-lords/odds/index.ts'
import CombatDecision from '../../../../renderer/games/realm-lords/combat/CombatDecision.vue'
import { button, buttons, cards, fightOn, meet, mountDecision, nameOf, played, textOf, type Table } from '../support/table.ts'

afterEach(() => document.body.replaceChildren())

const round = (table: Table): Table => {
  table.play({ type: 'begin' })
  return table
}
const troll = (change?: Parameters<typeof meet>[2]): Table => round(meet('yellow', 1, change))
const percent = (chance: number): string => `${Math.round(chance * 100)}%`

describe('laying out a combat round', () => {
  it('each stance shows its exact chance to hit and to be hit over the cards that are left (R-UX-2, RL-C7)', () => {
    const table = troll()
    mountDecision(CombatDecision, table)
    for (const odds of roundOdds(cards, table.view()).filter((one) => one.tactic === 'attack')) {
      const name = nameOf(button(new RegExp(`^${odds.stance}:`, 'i')))
      expect(name).toContain(`${percent(odds.hit)} to hit`)
      expect(name).toContain(`${percent(odds.beHit)} to be hit`)
      for (const one of odds.facing) expect(name).toMatch(new RegExp(`against ${one.against}, [a-z0-9 ]+: ${percent(one.hit)}`))
    }
  })

  it('starts with a free stance and Attack; nothing is spent before the act (R-UX-1)', async () => {
    const table = troll({ script: [[/combat-1\/die/, 6]] })
    fightOn(table)
    const wrapper = mountDecision(CombatDecision, table)
    const pressed = buttons()
      .filter((one) => one.getAttribute('aria-pressed') === 'true')
      .map(nameOf)
    expect(pressed.some((name) => /^ranged:/i.test(name))).toBe(false)
    button(/^Ranged:/).click()
    button(/^Defend and flee/).click()
    expect(played(wrapper)).toEqual([])
    await wrapper.vm.$nextTick()
    button(/^Turn its card/).click()
    expect(played(wrapper)).toEqual([{ type: 'engage', stance: 'ranged', upkeep: { by: 'energy' }, tactic: 'defend', flee: true }])
  })

  it.each([
    ['free', 'melee', /costs nothing/],
    ['for energy', 'ranged', /spends 1 energy/],
  ] as const)('the act names what a stance costs: %s (RL-C7, RL-R8)', async (_, stance, cost) => {
    const table = troll({ script: [[/combat-1\/die/, 6]] })
    fightOn(table)
    const wrapper = mountDecision(CombatDecision, table)
    button(new RegExp(`^${stance}:`, 'i')).click()
    await wrapper.vm.$nextTick()
    expect(nameOf(button(/^Turn its card/))).toMatch(cost)
  })

  it('a stance that cannot be kept says why and stays as it is (R-RULE-5, RL-R8)', async () => {
    const table = troll({ script: [[/combat-1\/die/, 6]], change: (state) => (state.energy = 0) })
    fightOn(table)
    const wrapper = mountDecision(CombatDecision, table)
    const ranged = button(/^Ranged:/)
    expect(ranged.getAttribute('aria-disabled')).toBe('true')
    expect(nameOf(ranged)).toContain('keeping it takes 1 energy, you have 0')
    ranged.click()
    await wrapper.vm.$nextTick()
    expect(ranged.getAttribute('aria-pressed')).toBe('false')
  })

  it('two ways to keep a stance are both offered, and the chosen one is played (RL-R8)', async () => {
    const table = troll({ script: [[/combat-1\/die/, 6]], change: (state) => state.items.push({ id: 'poise-bracers', exhausted: false }) })
    fightOn(table)
    const wrapper = mountDecision(CombatDecision, table)
    button(/^Ranged:/).click()
    await wrapper.vm.$nextTick()
    button('exhaust Poise Bracers').click()
    await wrapper.vm.$nextTick()
    expect(nameOf(button(/^Turn its card/))).toContain('exhausts Poise Bracers')
    button(/^Turn its card/).click()
    expect(played(wrapper)).toEqual([
      { type: 'engage', stance: 'ranged', upkeep: { by: 'item', item: 'poise-bracers' }, tactic: 'attack', flee: false },
    ])
  })

  it('an enemy that lets nobody flee: the flight is shown, refused and explained (RL-R9, R-RULE-5)', () => {
    const table = round(meet('blue', 2))
    mountDecision(CombatDecision, table)
    const flee = button(/^Defend and flee/)
    expect(flee.getAttribute('aria-disabled')).toBe('true')
    expect(nameOf(flee)).toContain('It lets nobody flee.')
  })

  it('the tactics carry the chances of the stance that is laid out, and the results (R-UX-2)', async () => {
    const table = troll()
    const wrapper = mountDecision(CombatDecision, table)
    for (const stance of ['ranged', 'melee', 'magic'] as const) {
      button(new RegExp(`^${stance}:`, 'i')).click()
      await wrapper.vm.$nextTick()
      const [attack, defend] = roundOdds(cards, table.view()).filter((one) => one.stance === stance)
      expect(nameOf(button(/^Attack/))).toContain(`${percent(attack!.hit)}: it falls to 4`)
      expect(nameOf(button(/^Defend (?!and)/))).toContain(percent(defend!.hit))
      expect(nameOf(button(/^Defend and flee/))).toContain(percent(defend!.hit))
    }
  })

  it('what an enemy is worth counts what the hero gains for every fall (RL-C16, RL-R16)', () => {
    const change: NonNullable<Parameters<typeof meet>[2]>['change'] = (state) => state.items.push({ id: 'bounty-ledger', exhausted: false })
    mountDecision(CombatDecision, meet('yellow', 1, { hero: 'corvin-ashlatch', change }))
    expect(textOf(document.body)).toContain('Worth 5 gold and 2 exp')
  })

  it('a deadly miss is warned of where one can come, and nowhere else (RL-R10)', async () => {
    const table = troll({
      change: (state) => {
        state.health = 1
        state.tracks.ranged = ['green', 'green', 'green', 'green', 'green']
        state.items.push({ id: 'ashwood-bow', exhausted: false }, { id: 'hawk-pinion', exhausted: false })
      },
    })
    const wrapper = mountDecision(CombatDecision, table)
    for (const [stance, warned] of [
      [/^Ranged:/, false],
      [/^Melee:/, true],
    ] as const) {
      button(stance).click()
      await wrapper.vm.$nextTick()
      expect(textOf(document.body).includes('A miss could take all 1 of your health.')).toBe(warned)
    }
  })

  it('a card that was looked at is marked, and the odds use it alone (RL-R13)', () => {
    const table = meet('yellow', 1)
    table.play({ type: 'ability' })
    const { stage } = table.view()
    if (stage.step !== 'stance' || stage.fight.top === null) throw new Error('nothing known')
    const top = cards.stanceOn(stage.fight.top, stage.fight.type)
    mountDecision(CombatDecision, table)
    expect(document.body.textContent).toContain(`next: ${top}`)
    const chance = exchange(cards, table.view(), stage.fight, { stance: 'melee', tactic: 'attack', mirrored: false }, top).hit
    expect(nameOf(button(/^Melee:/))).toContain(`${percent(chance)} to hit`)
  })

  it.each([
    ['smoke-pellet', 'used up; away at once'],
    ['shadow-cowl', 'exhausts; away at once'],
  ])('%s is offered with what it does (RL-R9)', (item, note) => {
    const wrapper = mountDecision(CombatDecision, troll({ change: (state) => state.items.push({ id: item, exhausted: false }) }))
    const offered = buttons().filter((one) => nameOf(one).includes(note))
    offered[0]!.click()
    expect(played(wrapper)).toEqual([{ type: 'use', item }])
  })

  it('every legal action of the round can be reached (R-A11Y-1)', async () => {
    const table = troll({
      change: (state) => {
        state.items.push({ id: 'healing-draught', exhausted: false })
        state.health -= 1
      },
    })
    const wrapper = mountDecision(CombatDecision, table)
    for (const stance of [/^Ranged:/, /^Melee:/, /^Magic:/])
      for (const tactic of [/^Attack/, /^Defend (?!and)/, /^Defend and flee/]) {
        button(stance).click()
        button(tactic).click()
        await wrapper.vm.$nextTick()
        button(/^Turn its card/).click()
      }
    button(/^Healing Draught/).click()
    expect(new Set(played(wrapper).map((action) => JSON.stringify(action)))).toEqual(
      new Set(table.legal().map((action) => JSON.stringify(action))),
    )
  })

  it('nothing is sent while an action is on its way (R-UX-7)', () => {
    const wrapper = mountDecision(CombatDecision, troll(), { busy: true })
    button(/^Turn its card/).click()
    expect(played(wrapper)).toEqual([])
  })

  it('after a round its dice and sum stand on the board (RL-C13, RL-C14)', () => {
    const table = troll({ script: [[/combat-1\/die/, 6]] })
    fightOn(table)
    mountDecision(CombatDecision, table)
    const text = textOf(document.querySelector('.line') as Element)
    expect(text).toContain('6 + 6 best 2 of 3')
    expect(text).toContain('14 your roll')
    expect(text).toContain('its health 5 to 4')
  })
})
