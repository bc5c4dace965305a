import { actionArt } from 'virtual:dredd-art'
import { describe, expect, test } from 'vitest'
import ActionCard from '../../../../renderer/games/judge-dredd/cards/ActionCard.vue'
import HandPanel from '../../../../renderer/games/judge-dredd/cards/HandPanel.vue'
import { liveRow, rowsOf, tintOf } from '../../../../renderer/games/judge-dredd/cards/rows.ts'
import { credits } from '../../../../renderer/art/credits.ts'
import { english } from '../../../../renderer/i18n/index.ts'
import type { Fight, View } from '../../../../shared/games/judge-dredd/state.ts'
import { cards, city, game, modifier, type Laid } from '../../../shared/judge-dredd/support/index.ts'
import { layWindow } from '../../support/window.ts'

const at = (key: string): unknown =>
  key.split('.').reduce<unknown>((from, part) => (from as Record<string, unknown> | undefined)?.[part], english)
const kinds = cards.pack.cards.map(({ id }) => [id] as const)

describe('the cards', () => {
  test.each(kinds)('%s has a name, a flavour, a picture, and words for each option, short and whole', (id) => {
    for (const part of ['names', 'flavours']) expect(at(`dredd.cards.${part}.${id}`)).toMatch(/\S/)
    expect(actionArt[id]).toMatch(/\S/)
    const rows = rowsOf(cards.card(id))
    expect(rows.length).toBeGreaterThan(0)
    for (const { key, params } of rows)
      for (const length of ['rows', 'full']) {
        const text = at(`dredd.cards.${length}.${key}`) as string
        const pieces = [...text.matchAll(/\{(\w+)\}/g)].map(([, piece]) => piece!)
        expect(pieces.filter((piece) => !(piece in params))).toEqual([])
      }
  })

  test('no two cards share a picture, and the icons in them are credited', () => {
    expect(new Set(Object.values(actionArt)).size).toBe(kinds.length)
    expect(credits.some(({ work, authors }) => work === 'Game-icons' && authors.includes('Lorc'))).toBe(true)
  })

  test.each([
    ['big-gun', 'judge'],
    ['rocket-boots', 'perp'],
    ['express-tube', 'either'],
    ['crossed-wires', 'either'],
    ['robodoc', 'city'],
  ])('%s has the colour of whom it helps: %s', (id, tint) => expect(tintOf(cards.card(id))).toBe(tint))
})

const fightOf = (view: View): Fight => {
  if (view.stage.step !== 'window' || view.stage.moment.window !== 'combat') throw new Error('no last call')
  return view.stage.moment.fight
}

describe('what a card comes to at a last call (JD-R20)', () => {
  const call = (perp: string, near = false): Laid => {
    const laid = city(2).judge(0, 'resyk').scene('crime-01', perp, 'resyk')
    return near ? laid.judge(1, 'resyk') : laid
  }
  test.each([
    ['backup', call('perp-08').lastCall('crime-01', [0]), { key: 'alone', params: { amount: 3, low: 3 } }],
    ['backup', call('perp-08', true).lastCall('crime-01', [0]), { key: 'near', params: { amount: 5, low: 5 } }],
    ['heavy-squad', call('perp-08').lastCall('crime-01', [0]), { key: 'tough', params: { amount: 3, perp: cards.perpValue('perp-08') } }],
    ['heavy-squad', call('perp-28').lastCall('crime-01', [0]), { key: 'tough', params: { amount: 6, perp: 10 } }],
    ['heavy-squad', city(2).duel([0, 1]), { key: 'plain', params: { amount: 3 } }],
    [
      'lost-paperwork',
      call('perp-08').lastCall('crime-01', [0], modifier('big-gun', 1, 0, { amount: 3 })),
      { key: 'cancel', card: 'big-gun' },
    ],
  ] as const)('%s', (card, laid, row) => {
    const view = game.view(laid.state(), 0)
    expect(liveRow(cards, view, fightOf(view), card)).toMatchObject(row)
  })

  test('big-gun says nothing else than what is printed', () => {
    const view = game.view(call('perp-08').lastCall('crime-01', [0]).state(), 0)
    expect(liveRow(cards, view, fightOf(view), 'big-gun')).toBeNull()
  })
})

describe('a card as it is drawn', () => {
  test('a small card that cannot be played says why and still shows both options (R-RULE-5)', () => {
    const { show } = layWindow()
    const text = show(ActionCard, { card: 'blue-light', dead: 'Judge Flint is in Intensive Care' }).text()
    for (const part of ['Blue Light', 'One Judge +2', '2 sectors more', 'is in Intensive Care']) expect(text).toContain(part)
  })

  test('the option that counts now is marked, the other is not', () => {
    const { show } = layWindow()
    const wrapper = show(ActionCard, { card: 'blue-light', live: 'city' })
    expect(wrapper.find('.on').text()).toContain('2 sectors more')
    expect(wrapper.find('.off').text()).toContain('One Judge +2')
  })
})

describe('the hand', () => {
  const before = () =>
    city(2)
      .hand(0, 'blue-light', 'big-gun', 'anonymous-tip', 'blue-light')
      .hand(1, 'riot-shield')
      .scene('crime-01', 'perp-01', 'resyk')
      .scene('crime-09', 'perp-08', 'fun-pier')
      .window('move', 1)
  const shown = (more: Record<string, unknown> = {}) => {
    const laid = before().asking(0)
    const { show } = layWindow()
    return show(HandPanel, { view: game.view(laid.state(), 0), cardsPlayable: laid.legal(), secret: true, name: 'Anna', ...more })
  }
  const slots = () => [...document.querySelectorAll<HTMLButtonElement>('[data-choice]')]

  test('cards lie sorted, keys count from 1, empty places fill it up to six (JD-C2)', () => {
    const wrapper = shown()
    expect(slots().map((one) => [one.dataset['choice'], one.querySelector('.name')?.textContent])).toEqual([
      ['1', 'Blue Light'],
      ['2', 'Blue Light'],
      ['3', 'Unreasonably Big Gun'],
      ['4', 'Anonymous Tip'],
    ])
    expect(wrapper.findAll('.empty')).toHaveLength(2)
  })

  test('pressing a card gives all its legal plays, one that cannot be played gives none (JD-R18)', () => {
    const wrapper = shown()
    slots()[3]!.click()
    slots()[2]!.click()
    const plays = wrapper.emitted('play')!.flat() as { card: string; aim: { at: string } }[][]
    expect(plays).toHaveLength(1)
    expect(plays[0]!.map(({ card, aim }) => [card, aim.at])).toEqual(Array(3).fill(['anonymous-tip', 'crimes']))
  })

  test('a card that cannot be played is marked and described with reason and paragraph (R-RULE-5, R-A11Y-1)', () => {
    shown()
    const gun = slots()[2]!
    expect(gun.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(gun.getAttribute('aria-describedby')!)!.textContent).toMatch(
      /^Only at a last call \(JD-R16\)\. .*One Judge counts 3 more/,
    )
  })

  test('nothing is sent while something is under way (R-UX-7)', () => {
    const wrapper = shown({ busy: true })
    slots()[0]!.click()
    expect(wrapper.emitted('play')).toBeUndefined()
  })

  test.each([
    ['its player has not the screen', { secret: false }],
    ['the table is open', { view: game.view(before().state(), null) }],
  ])('R-HID-1: nothing of a hand is in the page when %s', (_, more) => {
    const wrapper = shown(more)
    expect(wrapper.html()).not.toMatch(/blue|gun|tip/i)
  })
})
