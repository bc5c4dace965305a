import { afterEach, describe, expect, it } from 'vitest'
import { helpOdds, revealedOdds, testOdds } from '../../../../shared/games/realm-lords/odds/index.ts'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import type { State } from '../../../../shared/games/realm-lords/state.ts'
import CombatDecision from '../../../../renderer/games/realm-lords/combat/CombatDecision.vue'
import { button, buttons, cards, engage, fightOn, meet, mountDecision, nameOf, played, textOf, type Table } from '../support/table.ts'

afterEach(() => document.body.replaceChildren())

const give =
  (...items: string[]) =>
  (state: State): void => {
    for (const id of items) state.items.push({ id, exhausted: false })
  }
const percent = (chance: number): string => `${Math.round(chance * 100)}%`
/** Before Combat is passed by, where there is any. */
const begun = (table: Table): Table => {
  if (table.view().stage.step === 'before') table.play({ type: 'begin' })
  return table
}
const marked = (): Element | null => document.querySelector('[data-next]')

/** Tables at every step of a fight that asks something besides the round's plan. */
const steps = {
  before: () => meet('yellow', 2, { change: give('throwing-hatchets', 'binding-bolas', 'hexing-dirk', 'seers-lens', 'healing-draught') }),
  revealed: () => engage(begun(meet('yellow', 1, { change: give('quickturn-gloves', 'mirror-shield') })), { stance: 'magic' }),
  rolled: () =>
    fightOn(
      begun(
        meet('yellow', 1, { hero: 'ysolde-fennick', script: [[/combat-1\/die/, 2]], change: give('lucky-knucklebone', 'battle-pennant') }),
      ),
      { stance: 'magic' },
    ),
  landed: () => fightOn(begun(meet('yellow', 1, { script: [[/combat-1\/die/, 6]], change: give('barbed-glaive') }))),
  harm: () =>
    fightOn(
      begun(
        meet('yellow', 1, { hero: 'garrick-stonewade', script: [[/combat-1\/die/, 1]], change: give('tower-pavise', 'oaken-buckler') }),
      ),
      { stance: 'melee' },
    ),
  falling: () =>
    fightOn(
      begun(
        meet('yellow', 1, {
          script: [[/combat-1\/die/, 1]],
          change: (state) => {
            give('phoenix-ash')(state)
            state.health = 1
            state.gold = 7
          },
        }),
      ),
      { stance: 'magic' },
    ),
  struck: () => fightOn(begun(meet('yellow', 1, { script: [[/combat-1\/die/, 1]], change: give('spiked-targe') })), { stance: 'magic' }),
} satisfies Record<string, () => Table>

describe('answers in a fight', () => {
  it.each(Object.entries(steps))('%s: every legal action is a button, and no other (R-A11Y-1)', (step, lay) => {
    const table = lay()
    expect(table.view().stage.step).toBe(step)
    const wrapper = mountDecision(CombatDecision, table)
    for (const one of buttons().filter((found) => found.dataset['choice'] && found.getAttribute('aria-disabled') !== 'true')) one.click()
    const key = (action: unknown) => JSON.stringify(action)
    expect(new Set(played(wrapper).map(key))).toEqual(new Set(table.legal().map(key)))
  })

  it.each(Object.entries(steps))('%s: the figures are 1 to n, each once (R-A11Y-1)', (_, lay) => {
    mountDecision(CombatDecision, lay())
    const figures = buttons().flatMap((found) => found.dataset['choice'] ?? [])
    expect(figures).toEqual(figures.map((_figure, at) => String(at + 1)))
  })

  it.each([
    ['before', false],
    ['revealed', true],
    ['rolled', false],
    ['landed', true],
    ['harm', false],
    ['falling', false],
    ['struck', true],
  ] as const)('%s: the step that Space does is %s: never one that forfeits something (R-UX-1)', (step, is) => {
    mountDecision(CombatDecision, steps[step]())
    expect(marked() !== null).toBe(is)
  })

  it('revealed: each change carries the exact chance after it (R-UX-2, RL-C10)', () => {
    const table = steps.revealed()
    mountDecision(CombatDecision, table)
    const names: Readonly<Record<string, RegExp>> = { resolve: /^Throw the dice/, changeTactic: /^Change to Defend/ }
    for (const { action, exchange } of revealedOdds(cards, table.view())) {
      const pattern = names[action.type] ?? itemPattern(action)
      expect(nameOf(button(pattern))).toContain(percent(exchange.hit))
    }
  })

  it('revealed: a change of tactic that cannot be paid is shown with its reason (R-RULE-5, RL-C10)', () => {
    const table = engage(
      begun(
        meet('yellow', 1, {
          change: (state) => {
            give('quickturn-gloves')(state)
            state.energy = 1
          },
        }),
      ),
    )
    mountDecision(CombatDecision, table)
    const change = button(/^Change to Defend/)
    expect(change.getAttribute('aria-disabled')).toBe('true')
    expect(nameOf(change)).toContain('takes 2 energy, you have 1')
  })

  it('rolled: each help carries the chance that it turns the roll (RL-R10)', () => {
    const table = steps.rolled()
    mountDecision(CombatDecision, table)
    for (const { action, hit } of helpOdds(cards, table.view())) {
      if (action.type === 'ability') expect(nameOf(button(/^Second Casting/))).toContain(`1 energy; new dice: ${percent(hit)}`)
      if (action.type === 'use' && action.item === 'lucky-knucklebone') expect(nameOf(button(/^Lucky/))).toContain(percent(hit))
    }
    expect(nameOf(button(/^Let it stand/))).toContain('a miss: it hits you')
  })

  it('landed: both blows say what is left of the enemy (RL-R10)', () => {
    mountDecision(CombatDecision, steps.landed())
    expect(nameOf(button(/^Barbed Glaive/))).toBe('Barbed Glaive exhausts; deals 3: it falls to 2')
    expect(nameOf(button(/^Strike/))).toBe('Strike for 1 it falls to 4')
  })

  it('harm: what would be lost, and what each prevention leaves (RL-R12)', () => {
    mountDecision(CombatDecision, steps.harm())
    const { amount } = steps.harm().view().stage as { amount: number }
    expect(amount).toBe(2)
    expect(nameOf(button(/^Stand Fast/))).toBe('Stand Fast once a fight; lose nothing')
    expect(nameOf(button(/^Tower Pavise/))).toBe('Tower Pavise exhausts; lose nothing')
    expect(nameOf(button(/^Oaken Buckler/))).toBe('Oaken Buckler exhausts; lose 1: health 6 to 5')
    expect(nameOf(button(/^Take it/))).toBe('Take it health 6 to 4')
  })

  it('falling: what Phoenix Ash gives and what the fall costs (RL-C17, RL-R18)', () => {
    mountDecision(CombatDecision, steps.falling())
    expect(nameOf(button(/^Phoenix Ash/))).toBe('Phoenix Ash used up; health is 3, and the fight goes on')
    expect(nameOf(button(/^Fall/))).toBe('Fall gold 7 to 3; you wake in the closest town')
  })

  it('before: each card says its chance and effect, and beginning names what is not used (RL-C3, RL-C4)', () => {
    const table = steps.before()
    mountDecision(CombatDecision, table)
    const bolas = testOdds(cards, table.view(), { stat: 'ranged', target: 8 })
    expect(nameOf(button(/^Binding Bolas/))).toContain(`Test ranged 8, ${percent(bolas)}: its numbers 1 lower`)
    expect(nameOf(button(/^Throwing Hatchets/))).toBe('Throwing Hatchets used up; deals 2: it falls to 2')
    expect(nameOf(button(/^Begin the fight/))).toBe(
      'Begin the fight not used: Keen Eye, Throwing Hatchets, Binding Bolas, Hexing Dirk, Seer’s Lens',
    )
  })

  it("before: the enemy's test stands there with its dice and sum (RL-C4)", () => {
    const table = meet('yellow', 2, {
      script: [
        [/before\/enemy\/die-1/, 1],
        [/before\/enemy\/die-2/, 2],
      ],
    })
    mountDecision(CombatDecision, table)
    const line = textOf(document.querySelector('.line') as Element)
    expect(line).toContain('1 + 2 2 dice + 2 ranged = 5 your roll vs 10 test ranged')
    expect(line).toContain('Failed your health 5 to 4')
  })
})

/** How the button of an item's use begins. */
function itemPattern(action: Action): RegExp {
  if (action.type !== 'use') throw new Error(`no item: ${action.type}`)
  const names: Readonly<Record<string, string>> = { 'quickturn-gloves': 'Quickturn Gloves', 'mirror-shield': 'Mirror Shield' }
  return new RegExp(`^${names[action.item]}${action.stance ? `: ${action.stance}` : ''}`)
}
