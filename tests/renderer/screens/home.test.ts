import { flushPromises } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import App from '../../../renderer/App.vue'
import CarryOn from '../../../renderer/screens/home/CarryOn.vue'
import PastGames from '../../../renderer/screens/home/PastGames.vue'
import StoreTrouble from '../../../renderer/screens/home/StoreTrouble.vue'
import { storeProblems, type AppInfo } from '../../../shared/contract/schemas.ts'
import { summary } from '../support/summary.ts'
import { layWindow } from '../support/window.ts'

const trouble = (reason: (typeof storeProblems)[number]): AppInfo => ({
  version: '1',
  versions: { electron: null, chrome: null, node: '24' },
  dataDir: '/home/p/gavel',
  schema: 4,
  safe: false,
  crash: null,
  store: { ok: false, reason },
})

describe('home', () => {
  test('from home over the set-up to the table and back, and on again', async () => {
    const { show } = layWindow()
    const app = show(App)
    await flushPromises()
    await app.get('[data-game="realm-lords"]').trigger('click')
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

  test('Judge Dredd: over its set-up to the table, back, and on again', async () => {
    const { show, bridge } = layWindow()
    const app = show(App)
    await flushPromises()
    await app.get('[data-game="judge-dredd"]').trigger('click')
    await app.get('[data-preset="seat4"]').trigger('click')
    await app.get('.begin').trigger('click')
    await flushPromises()
    expect(app.find('main[data-ply="0"]').exists()).toBe(true)
    bridge.tell({ type: 'command', id: 'home' })
    await flushPromises()
    expect(app.get('.carry').text()).toContain('Judge Dredd, 4 Judges. Set-up')
    await app.get('.carry button').trigger('click')
    await flushPromises()
    expect(app.find('main[data-ply="0"]').exists()).toBe(true)
  })

  test.each([
    ['new-judge-dredd', '.dredd-setup'],
    ['new-realm-lords', '.realm-setup'],
  ] as const)('the menu sets up a new match: %s', async (id, form) => {
    const { show, bridge } = layWindow()
    const app = show(App)
    bridge.tell({ type: 'command', id })
    await flushPromises()
    expect(app.find(form).exists()).toBe(true)
  })

  test('past games of both: a campaign under its hero, a match of several under its winner', () => {
    const seat = (name: string, level: string | null) => ({
      name,
      player: level ? ('computer' as const) : ('person' as const),
      level,
      pin: false,
    })
    const judges = ['judge-flint', 'judge-stern'].map((id) => ({ id, score: 9, arrests: 1, at: null }))
    const match = (winner: number) =>
      summary({
        game: 'judge-dredd',
        seats: [seat('Anna', null), seat('Stern', 'street')],
        glance: { turn: 9, first: 0, step: 'over', judges, perpsLeft: 0, lastTurn: 9 },
        outcome: { winners: [winner], reason: 'points' },
      })
    const matches = [
      match(0),
      match(1),
      summary({ outcome: { winners: [], reason: 'doom' } }),
      summary({ game: 'chess', outcome: { winners: [0], reason: '' } }),
    ]
    const list = layWindow().show(PastGames, { matches, totals: { won: 1, lost: 2, practice: 0 } })
    const lines = list.findAll('button').map((button) => button.findAll('b, .label').map((part) => part.text()))
    expect(lines[0]).toEqual(['Anna', 'won, Nov 21'])
    expect(lines[1]).toEqual(['Stern', 'the computer won, Nov 21'])
    expect(lines[2]).toEqual(['Hesper', 'lost, Nov 21'])
    expect(lines[3]?.[0]).toBe('Unknown game')
  })

  test('R-SAVE-4: a damaged match is shown as damaged, and the others work', async () => {
    const good = summary({})
    const list = layWindow().show(CarryOn, { matches: [summary({ damaged: true, glance: null }), summary({ game: 'chess' }), good] })
    expect(list.findAll('button')).toHaveLength(1)
    expect(list.text()).toContain('Damaged match')
    expect(list.text()).toContain('Unknown game')
    await list.get('button').trigger('click')
    expect(list.emitted('open')).toEqual([[good]])
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

  test.each(storeProblems.filter((reason) => reason !== 'damaged'))(
    'R-SAVE-3: a store that is %s is explained, with its folder',
    (reason) => {
      const panel = layWindow().show(StoreTrouble, { info: trouble(reason) })
      expect(panel.text()).toContain('/home/p/gavel')
      expect(panel.findAll('button')).toHaveLength(1)
    },
  )
})
