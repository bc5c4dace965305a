import { describe, expect, test } from 'vitest'
import { cards } from '../../../../renderer/games/realm-lords/cards.ts'
import DoomDecision from '../../../../renderer/games/realm-lords/doom/DoomDecision.vue'
import DoomSheet from '../../../../renderer/games/realm-lords/doom/DoomSheet.vue'
import HeroSheet from '../../../../renderer/games/realm-lords/hero/HeroSheet.vue'
import { roman } from '../../../../renderer/games/realm-lords/names.ts'
import RealmSetup from '../../../../renderer/games/realm-lords/setup/RealmSetup.vue'
import { useSpotlight } from '../../../../renderer/games/realm-lords/spotlight.ts'
import { legalActions } from '../../../../shared/games/realm-lords/game.ts'
import type { View } from '../../../../shared/games/realm-lords/state.ts'
import { viewOfNew } from '../../support/views.ts'
import { layWindow } from '../../support/window.ts'

function heroWith(change: (view: View) => void) {
  const view = viewOfNew()
  change(view)
  const laid = layWindow()
  return laid.show(HeroSheet, { view, legal: legalActions(cards, view), busy: false })
}

describe('the hero sheet', () => {
  test('R-UX-2: a draught says what it would do now, and one press drinks it', async () => {
    const sheet = heroWith((view) => {
      view.health = 1
      view.items = [{ id: 'healing-draught', exhausted: false }]
    })
    const row = sheet.get('.pack button.item')
    expect(row.text()).toContain('health 1\u00a0to\u00a04')
    await row.trigger('click')
    expect(sheet.emitted('act')).toEqual([[{ type: 'use', item: 'healing-draught' }]])
  })

  test('RL-R17: a draught that would change nothing is not offered', () => {
    const sheet = heroWith((view) => (view.items = [{ id: 'healing-draught', exhausted: false }]))
    expect(sheet.find('.pack button.item').exists()).toBe(false)
  })

  test('RL-R23, R-UX-1: dropping forfeits an item, so it asks first and Escape keeps it', async () => {
    const sheet = heroWith((view) => (view.items = [{ id: 'quarry-maul', exhausted: false }]))
    await sheet.get('.drop').trigger('click')
    expect(sheet.emitted('act')).toBeUndefined()
    const dialog = document.querySelector('[role="dialog"]')
    expect(dialog?.textContent).toContain('Towns pay 4 gold')
    dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await sheet.vm.$nextTick()
    expect(sheet.emitted('act')).toBeUndefined()
    await sheet.get('.drop').trigger('click')
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] .act')]
    buttons.at(-1)?.click()
    expect(sheet.emitted('act')).toEqual([[{ type: 'drop', item: 'quarry-maul' }]])
  })

  test('RL-C13: modifiers and damage count cubes and items; RL-E1: the next level and its cost', () => {
    const sheet = heroWith((view) => {
      view.tracks.ranged = ['green', 'yellow']
      view.items = [{ id: 'greyfeather-longbow', exhausted: false }]
      view.exp = ['green', 'blue']
      view.level = 2
    })
    expect(sheet.get('.stat.ranged').text()).toMatch(/deals 2\s*\+5/)
    expect(sheet.get('.exp').attributes('aria-label')).toBe('4 experience in green, blue; the next level costs 3')
  })

  test('many cubes are counted in piles, so that they have room', () => {
    const sheet = heroWith((view) => (view.exp = ['green', 'green', 'yellow', 'green', 'green']))
    expect(sheet.findAll('.exp .cube')).toHaveLength(2)
    expect(sheet.get('.exp').text()).toMatch(/×4.*6 of 1 exp/)
  })

  test('what the journal points at is lit', async () => {
    const sheet = heroWith((view) => (view.items = [{ id: 'quarry-maul', exhausted: false }]))
    const spotlight = useSpotlight()
    spotlight.show({ item: 'quarry-maul' })
    await sheet.vm.$nextTick()
    expect(sheet.find('.pack-item.lit').exists()).toBe(true)
    spotlight.show({ spot: 'health' })
    await sheet.vm.$nextTick()
    expect(sheet.find('.track.health.lit').exists()).toBe(true)
    expect(sheet.find('.pack-item.lit').exists()).toBe(false)
  })
})

describe('doom', () => {
  test('RL-D1: the clock, the timer, and the chance that it advances now', () => {
    const view = viewOfNew()
    view.doom = { clock: 4, tick: 9 }
    const sheet = layWindow().show(DoomSheet, { view, log: [] })
    expect(sheet.get('.clock').attributes('aria-label')).toBe('Doom stands at 4 of 10: 6 steps to doom')
    expect(sheet.text()).toContain('9 or more: 28%')
  })

  test('RL-R3: the Death Lord is not one of three', () => {
    const view = viewOfNew()
    view.lords = ['nerieth-the-tide-lord', 'the-death-lord']
    expect(layWindow().show(DoomSheet, { view, log: [] }).text()).toContain('1 of 3 Realm Lords')
  })

  test('RL-R26, R-UX-1: an advance may be prevented; neither choice is marked', async () => {
    const view = viewOfNew()
    view.items = [{ id: 'hourglass-shard', exhausted: false }]
    view.stage = { step: 'doom', dice: [6, 6] }
    const asked = layWindow().show(DoomDecision, { view, legal: legalActions(cards, view), busy: false })
    expect(asked.find('[data-next]').exists()).toBe(false)
    await asked.get('[data-choice="2"]').trigger('click')
    await asked.get('[data-choice="1"]').trigger('click')
    expect(asked.emitted('act')).toEqual([[{ type: 'use', item: 'hourglass-shard' }], [{ type: 'decline' }]])
  })

  test.each([
    [1, 'I'],
    [4, 'IV'],
    [9, 'IX'],
    [48, 'XLVIII'],
    [0, '0'],
  ])('%i is %s', (number, text) => {
    expect(roman(number)).toBe(text)
  })
})

describe('set-up', () => {
  test('R-RULE-3: every hero, chance among them, and every difficulty can be chosen', async () => {
    const setup = layWindow().show(RealmSetup, { busy: false })
    for (const hero of [...cards.pack.heroes.map(({ id }) => id), 'random']) {
      for (const { id: difficulty } of cards.pack.doom.difficulties) {
        await setup.get(`input[name="hero"][value="${hero}"]`).setValue()
        await setup.get(`input[name="difficulty"][value="${difficulty}"]`).setValue()
        await setup.get('form').trigger('submit')
        expect(setup.emitted('begin')?.at(-1)).toEqual([{ hero, difficulty }])
      }
    }
  })

  test('R-RNG-4: a seed of one’s own is said to be practice, and a wrong one does not begin', async () => {
    const setup = layWindow().show(RealmSetup, { busy: false })
    await setup.get('input[type="text"]').setValue('abc')
    await setup.get('form').trigger('submit')
    expect(setup.emitted('begin')).toBeUndefined()
    await setup.get('input[type="text"]').setValue('AB'.repeat(32))
    expect(setup.get('.prompt').text()).toContain('practice')
    await setup.get('form').trigger('submit')
    expect(setup.emitted('begin')).toEqual([[{ hero: 'tamsin-wharrow', difficulty: 'squire' }, 'ab'.repeat(32)]])
  })
})
