import { flushPromises } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import FightResult from '../../../../renderer/games/judge-dredd/arrest/FightResult.vue'
import { verdictsOf } from '../../../../renderer/games/judge-dredd/arrest/verdicts.ts'
import { resultsOf } from '../../../../renderer/games/judge-dredd/driver/results.ts'
import { useMotion } from '../../../../renderer/stores/motion.ts'
import { useSettings } from '../../../../renderer/stores/settings.ts'
import { city, game, modifier, pass, type Laid, type Rolls } from '../../../shared/judge-dredd/support/index.ts'
import { layWindow } from '../../support/window.ts'
import { sitters, textOf } from './lay.ts'

const crime = 'crime-22'
const oops = (): Laid =>
  city(4).judge(1, 'complaints').scene(crime, 'perp-20', 'complaints').hand(2, 'riot-shield').scene('crime-01', 'perp-01', 'resyk')
const book = modifier('whole-book', 1, 1, { amount: 4 })

/** What a last call came to with these dice, once everybody has passed. */
function resultOf(laid: Laid, rolls: Rolls) {
  const after = laid.play([pass], rolls)
  const heard = after.events.map((event, ply) => ({ ply, event }))
  const [result] = resultsOf(heard, game.view(laid.state(), null))
  if (result === undefined) throw new Error('nothing was rolled')
  return result
}

function show(laid: Laid, rolls: Rolls, more: Record<string, unknown> = {}) {
  const window = layWindow()
  useSettings().attempt({ motion: 'off' })
  return window.show(FightResult, { result: resultOf(laid, rolls), seats: sitters.slice(0, 4), ...more })
}
const fates = () => [...document.querySelectorAll('.low li')].map(textOf)

describe('the result of an arrest', () => {
  test('JD-A7: arrested: the dice as they fell, sums written out, points', async () => {
    show(oops().lastCall(crime, [1], book), [2, 4])
    await flushPromises()
    expect(fates()[0]).toContain('Judge Stern arrests Doctor Oops by 2: 9 points , 9 in all')
    expect(fates()[0]).toContain('5 + 4 + 4 = 13 against 6 + 3 + 2 = 11.')
    expect(textOf(document.querySelector('.stamp'))).toBe('Arrested')
    expect([...document.querySelectorAll('svg.die')].map((die) => die.getAttribute('aria-label'))).toEqual(['die: 4', 'die: 2'])
  })

  test.each([
    ['JD-A9: level', [3, 3], 'Stand-off', /are level: a stand-off, to be tried again next turn/],
    ['JD-A8: below', [6, 1], 'Intensive Care', /is 5 below Doctor Oops and goes to Intensive Care/],
  ])('%s', async (_, dice, stamp, sentence) => {
    show(oops().lastCall(crime, [1], book), dice)
    await flushPromises()
    expect(textOf(document.querySelector('.stamp'))).toBe(stamp)
    expect(fates()[0]).toMatch(sentence)
    expect(fates().at(-1)).toBe('Doctor Oops stays at large with Aggravated Karaoke')
  })

  test('JD-V1: a stand-off of the last turn is not tried again', async () => {
    show(oops().with({ lastTurn: 3 }).lastCall(crime, [1], book), [3, 3])
    await flushPromises()
    expect(fates()[0]).toMatch(/are level: a stand-off, and no turn is left to try again/)
  })

  test('JD-R13, JD-A11: each Judge of several has his own verdict', async () => {
    const laid = oops().judge(0, 'complaints').judge(3, 'complaints')
    const many = [book, modifier('heavy-squad', 0, 0, { amount: 6 }), modifier('whole-book', 0, 3, { amount: 4 })]
    show(laid.lastCall(crime, [1, 3, 0], ...many), [2, 2, 1, 6])
    await flushPromises()
    expect([...document.querySelectorAll('.stamp')].map(textOf)).toEqual(['Unharmed', 'Intensive Care', 'Arrested'])
  })

  test('JD-R20: of two dice the one that does not count is struck through', async () => {
    show(oops().lastCall(crime, [1], modifier('crossed-wires', 0, 'perp', { keep: 'lowest' })), [6, 1, 5])
    await flushPromises()
    expect([...document.querySelectorAll('svg.die')].map((die) => die.getAttribute('aria-label'))).toEqual([
      'die: 5',
      'die: 6, does not count',
      'die: 1',
    ])
  })
})

describe('showing it', () => {
  test('while the dice tumble nothing is told; Space brings them to rest, Go on is what Space presses next', async () => {
    document.documentElement.dataset['motion'] = 'on'
    const window = layWindow()
    const wrapper = window.show(FightResult, { result: resultOf(oops().lastCall(crime, [1], book), [2, 4]), seats: sitters })
    expect(document.querySelector('.stamp')).toBeNull()
    expect(wrapper.attributes('aria-busy')).toBe('true')
    expect(useMotion().finish()).toBe(true)
    await flushPromises()
    expect(textOf(document.querySelector('.stamp'))).toBe('Arrested')
    const next = document.querySelector<HTMLButtonElement>('[data-next]')!
    next.click()
    expect(wrapper.emitted('goOn')).toHaveLength(1)
  })

  test('JD-V3: a duel has a winner, or goes on between those level at the top', () => {
    const duel = (totals: number[]) =>
      verdictsOf({
        fates: [],
        rolled: {
          type: 'duelRolled',
          round: 1,
          judges: totals.map((total, seat) => ({ seat, total, base: 5, cards: 0, dice: [], kept: 0 })),
        },
      }).map(({ fate, margin }) => [fate, margin])
    expect(duel([9, 7, 6])).toEqual([
      ['won', 2],
      ['lost', -2],
      ['lost', -3],
    ])
    expect(duel([9, 9, 6])).toEqual([
      ['again', 0],
      ['again', 0],
      ['lost', -3],
    ])
  })
})
