import { afterEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import FightBanner from '../../../../renderer/games/realm-lords/combat/FightBanner.vue'
import { useMatch } from '../../../../renderer/stores/match.ts'
import { meet, mountDecision, textOf } from '../support/table.ts'

afterEach(() => document.body.replaceChildren())

/** The sheet about a fight that the last answer ended. */
async function banner() {
  mountDecision(FightBanner, meet('green', 1))
  useMatch().fresh = [{ ply: 3, event: { type: 'fightEnded', how: 'won', enemy: 'bog-nipper', round: 2 } }]
  await nextTick()
}

const shown = (): string => textOf(document.body)

describe('how a fight ended is told over what comes next', () => {
  it.each([
    ['a press', () => new MouseEvent('pointerdown', { bubbles: true })],
    ['a key', () => new KeyboardEvent('keydown', { key: '1', bubbles: true })],
  ])('until %s', async (_, event) => {
    await banner()
    expect(shown()).toContain('Bog Nipper is felled')
    document.body.dispatchEvent(event())
    await nextTick()
    expect(shown()).not.toContain('Bog Nipper')
  })

  it('a key that is held down since the dice does not take it away', async () => {
    await banner()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }))
    await nextTick()
    expect(shown()).toContain('Bog Nipper is felled')
  })
})
