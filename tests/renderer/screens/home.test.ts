import { flushPromises } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import App from '../../../renderer/App.vue'
import CarryOn from '../../../renderer/screens/home/CarryOn.vue'
import StoreTrouble from '../../../renderer/screens/home/StoreTrouble.vue'
import { storeProblems, type AppInfo } from '../../../shared/contract/schemas.ts'
import { summary } from '../support/summary.ts'
import { layWindow } from '../support/window.ts'

const trouble = (reason: (typeof storeProblems)[number]): AppInfo => ({
  version: '1',
  versions: { electron: null, chrome: null, node: '24' },
  dataDir: '/home/p/gavel',
  store: { ok: false, reason },
})

describe('home', () => {
  test('from home over the set-up to the table and back, and on again', async () => {
    const { show } = layWindow()
    const app = show(App)
    await flushPromises()
    expect(app.text()).toContain('Not playable in this version yet')
    await app.get('.books .act').trigger('click')
    await app.get('form').trigger('submit')
    await flushPromises()
    expect(app.find('[role="grid"]').exists()).toBe(true)
    await app.findAll('.tool').at(-1)?.trigger('click')
    await flushPromises()
    expect(app.text()).toContain('Tamsin Wharrow')
    expect(app.text()).toContain('About to roll for the road')
    await app.get('.carry button').trigger('click')
    await flushPromises()
    expect(app.find('[role="grid"]').exists()).toBe(true)
  })

  test('R-SAVE-4: a damaged match is shown as damaged, and the others work', async () => {
    const good = summary({})
    const list = layWindow().show(CarryOn, { matches: [summary({ damaged: true, glance: null }), summary({ game: 'chess' }), good] })
    expect(list.findAll('button')).toHaveLength(1)
    expect(list.text()).toContain('Damaged campaign')
    expect(list.text()).toContain('Unknown game')
    await list.get('button').trigger('click')
    expect(list.emitted('open')).toEqual([[good.match]])
  })

  test('R-STAT-1: past games show each class and their sum', async () => {
    const { bridge, show } = layWindow()
    bridge.shelf.push(
      summary({ outcome: { winners: [0], reason: 'death-lord' } }),
      summary({ outcome: { winners: [], reason: 'doom' } }),
      summary({ outcome: { winners: [0], reason: 'three-lords' }, practice: true }),
    )
    const app = show(App)
    await flushPromises()
    const past = app.get('.past')
    expect(past.text()).toContain('3 games')
    expect(past.text()).toContain('1 won, 1 lost')
    expect(past.text()).toContain('1 practice')
    expect(past.findAll('button')).toHaveLength(3)
  })

  test.each(storeProblems)('R-SAVE-3: a store that is %s is explained, with its folder', (reason) => {
    const panel = layWindow().show(StoreTrouble, { info: trouble(reason) })
    expect(panel.text()).toContain('/home/p/gavel')
    expect(panel.findAll('button')).toHaveLength(reason === 'damaged' ? 2 : 1)
  })

  test('R-SAVE-7: starting fresh is asked twice, and can be declined', async () => {
    const panel = layWindow().show(StoreTrouble, { info: trouble('damaged') })
    const press = async (at: number): Promise<void> => void (await panel.findAll('button')[at]?.trigger('click'))
    await press(0)
    expect(panel.emitted('fresh')).toBeUndefined()
    await press(0)
    expect(panel.emitted('fresh')).toBeUndefined()
    await press(0)
    await press(1)
    expect(panel.emitted('fresh')).toHaveLength(1)
  })
})
