import { describe, expect, test } from 'vitest'
import ChoicePanel from '../../../../renderer/games/judge-dredd/choose/ChoicePanel.vue'
import { choiceSector } from '../../../../renderer/games/judge-dredd/choose/options.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { card, city, decline, discard, draw, game, join, name, rival, type Laid } from '../../../shared/judge-dredd/support/index.ts'
import { layWindow } from '../../support/window.ts'
import { sitters, textOf } from '../arrest/lay.ts'

function choose(laid: Laid, you: Seat | null, more: Record<string, unknown> = {}) {
  const state = laid.state()
  const view = game.view(state, you)
  return layWindow().show(ChoicePanel, { view, seats: sitters.slice(0, view.judges.length), legal: laid.legal(), ...more })
}
const tiles = () => [...document.querySelectorAll<HTMLButtonElement>('.tile')]
/** Presses every tile and gives what was asked for. */
function pressed(wrapper: ReturnType<typeof choose>) {
  for (const tile of tiles()) tile.click()
  return (wrapper.emitted('act') ?? []).flat()
}

const two = () => city(3).judge(0, 'resyk').judge(1, 'resyk').scene('crime-09', 'perp-08', 'resyk').scene('crime-27', 'perp-28', 'resyk')

describe('choices', () => {
  test('JD-A10: naming a Crime: each with its Perp, its points and the chance', () => {
    const wrapper = choose(two().stage({ step: 'naming', active: 0 }), null)
    expect(tiles().map(textOf)[0]).toContain('Old Comic Selling')
    expect(tiles().map(textOf)[0]).toContain('5 points')
    expect(tiles().map(textOf)[0]).toContain('41.7% arrest')
    expect(tiles().map(textOf)[1]).toContain('0.0% arrest')
    expect(pressed(wrapper)).toEqual([name('crime-09'), name('crime-27')])
  })

  test('JD-R12: joining or not: what each means, and the chances of both', () => {
    const arrest = { crime: 'crime-09', sector: 'resyk', seats: [0], modifiers: [] }
    const wrapper = choose(two().stage({ step: 'joining', arrest, asked: 1, queue: [] }), null)
    expect(textOf(tiles()[1]!)).toContain('Judge Flint then has 41.7%')
    expect(Number.parseFloat(/([\d.]+)% arrest/.exec(textOf(tiles()[0]!))![1]!)).toBeLessThan(41.7)
    expect(pressed(wrapper)).toEqual([join, decline])
  })

  const drawing = () => city(2).judge(0, 'grand-hall').hand(0, 'big-gun', 'audit').stage({ step: 'drawing', asked: 0, spare: 2 })

  test('JD-R22: with every hand closed there is one button, and no card in the page (R-HID-1)', () => {
    const wrapper = choose(drawing(), null)
    expect(tiles().map(textOf)).toHaveLength(1)
    expect(wrapper.html()).not.toMatch(/big gun|audit/i)
    tiles()[0]!.click()
    expect(wrapper.emitted('drawAll')).toHaveLength(1)
  })

  test('JD-R22, JD-N3: with the hand open every number from none on, and every discard', () => {
    const wrapper = choose(drawing(), 0, { open: true })
    expect(pressed(wrapper)).toEqual([draw(0), draw(1), draw(2), draw(3), draw(4), discard('big-gun'), discard('audit')])
  })

  test('JD-R22: discards lie as the cards do in the hand, whatever was drawn last', () => {
    const drawnOtherwise = city(2).judge(0, 'grand-hall').hand(0, 'audit', 'big-gun').stage({ step: 'drawing', asked: 0, spare: 1 })
    expect(pressed(choose(drawnOtherwise, 0, { open: true })).slice(-2)).toEqual([discard('big-gun'), discard('audit')])
  })

  test('JD-R18, JD-R19: whose hand: everybody with cards outside Intensive Care', () => {
    const laid = city(4).hand(0, 'sticky-fingers').hand(1, 'audit').hand(2, 'big-gun').hand(3, 'riot-shield').care(3).window('move', 0)
    const plays = laid.legal().filter((action) => action.type === 'play')
    const wrapper = choose(laid, 0, { plays })
    expect(pressed(wrapper)).toEqual([card('sticky-fingers', rival(1)), card('sticky-fingers', rival(2))])
  })

  test('nothing is sent while something is under way (R-UX-7), and keys count on from what is given', () => {
    const wrapper = choose(two().stage({ step: 'naming', active: 0 }), null, { busy: true, keysFrom: 7 })
    expect(tiles().map((tile) => tile.dataset['choice'])).toEqual(['7', '8'])
    expect(pressed(wrapper)).toEqual([])
  })

  test('a choice about an arrest is about its sector, any other about none', () => {
    const arrest = { crime: 'crime-09', sector: 'resyk', seats: [0], modifiers: [] }
    const about = (laid: Laid) => choiceSector(game.view(laid.state(), null))
    expect(about(two().stage({ step: 'naming', active: 0 }))).toBe('resyk')
    expect(about(two().stage({ step: 'joining', arrest, asked: 1, queue: [] }))).toBe('resyk')
    expect(about(drawing())).toBeNull()
  })
})
