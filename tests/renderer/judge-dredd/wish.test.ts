import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import JudgeTable from '../../../renderer/games/judge-dredd/JudgeTable.vue'
import { useMatch } from '../../../renderer/stores/match.ts'
import { useSettings } from '../../../renderer/stores/settings.ts'
import { defaultSettings } from '../../../shared/contract/choices.ts'
import type { NewSeat } from '../../../shared/contract/schemas.ts'
import type { View } from '../../../shared/games/judge-dredd/state.ts'
import { cards } from '../../shared/judge-dredd/support/cards.ts'
import { layWindow } from '../support/window.ts'

const person = (name: string): NewSeat => ({ name, player: 'person' })
const stage = () => (useMatch().current?.view as View).stage

/** A table that asks twice before a Judge moves, at the first move. */
async function sit(seats: readonly NewSeat[], seed: string): Promise<VueWrapper> {
  const { show } = layWindow()
  const match = useMatch()
  const judges = cards.pack.judges.slice(0, seats.length)
  await match.create('judge-dredd', { judges, windows: { manner: 'open', seconds: 5 } }, seed, seats)
  while (stage().step === 'place') await match.act([match.current?.legal[0]])
  await useSettings().change({ confirmations: { ...defaultSettings.confirmations, judgeMoves: true } })
  const table = show(JudgeTable)
  await flushPromises()
  return table
}

const marked = (table: VueWrapper): string[] =>
  table.findAll('[role="option"][aria-selected="true"]').map((one) => one.attributes('data-spot') ?? '')

/** Points at a sector that the Judge on turn could go to. Gives its name. */
async function wish(table: VueWrapper): Promise<string> {
  const spot = table.get('[role="option"][data-spot^="sector:"][aria-disabled="false"]')
  await spot.trigger('click')
  await flushPromises()
  expect(marked(table)).toEqual([spot.attributes('data-spot')])
  return spot.attributes('data-spot') ?? ''
}

async function openHand(table: VueWrapper, seat: number): Promise<void> {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, altKey: true, code: `Digit${seat + 1}`, key: '¡' }),
  )
  await flushPromises()
  await table.get('.curtain .open').trigger('click')
  await flushPromises()
}

describe('a sector that was chosen, and waits to be pressed again', () => {
  test('is let go of when another hand opens', async () => {
    const table = await sit([person('Anna'), person('Ben')], '11'.repeat(32))
    await wish(table)
    await openHand(table, 1)
    expect(marked(table)).toEqual([])
  })

  test('is let go of when a card is aimed: the map marks what the card is pointed at', async () => {
    const table = await sit([person('Anna'), person('Ben')], '11'.repeat(32))
    await openHand(table, 0)
    await wish(table)
    await table.get('.hand .slot.live').trigger('click')
    await flushPromises()
    expect(table.get('.prompt').text()).toContain('Put it back')
    expect(marked(table)).toEqual([])
  })
})
