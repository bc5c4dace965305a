import { nextTick } from 'vue'
import { describe, expect, test } from 'vitest'
import { outlookOf, prospectsOf, subjectOf } from '../../../../renderer/games/judge-dredd/arrest/outlook.ts'
import { playedInFight, speakersOf } from '../../../../renderer/games/judge-dredd/arrest/speakers.ts'
import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import { arrestOdds, withPlay } from '../../../../shared/games/judge-dredd/odds/index.ts'
import { card, cards, city, game, modifier, onJudge, onPerp, type Laid } from '../../../shared/judge-dredd/support/index.ts'
import { button, callFor, fightOf, textOf } from './lay.ts'

const crime = 'crime-22'
const judge = (seat: number) => ({ side: 'judge', seat }) as const
const perp = { side: 'perp' } as const
/** Seat 1 against Doctor Oops, 6, for Aggravated Karaoke, 3. */
const oops = (players = 4): Laid => city(players).judge(1, 'complaints').scene(crime, 'perp-20', 'complaints')
const played = [modifier('whole-book', 1, 1, { amount: 4 }), modifier('jammed-sidearm', 2, 'perp', { amount: 2 })] as const
const one = (): Laid =>
  oops()
    .hand(1, 'big-gun', 'crossed-wires', 'robodoc')
    .hand(2, 'riot-shield')
    .lastCall(crime, [1], ...played)
const three = (): Laid =>
  oops()
    .judge(0, 'complaints')
    .judge(3, 'complaints')
    .hand(0, 'express-tube')
    .hand(1, 'riot-shield')
    .lastCall(crime, [1, 3, 0], ...played)
const percent = (chance: number): string => `${(Math.round(chance * 1000) / 10).toFixed(1)}%`

describe('the terms of an arrest (JD-A3, JD-A4)', () => {
  test('each term is named, with who played which card, and both ranges', () => {
    callFor(one(), null)
    const [left, right] = [...document.querySelectorAll('.side')].map(textOf)
    for (const part of ['Judge Stern', 'Ben', '5 Base', '+4 The Whole Book played by Ben', '10 to 15']) expect(left).toContain(part)
    for (const part of ['Doctor Oops', 'Aggravated Karaoke', '6 Perp', '3 Crime', '+2 Jammed Sidearm played by Scheming', '12 to 17'])
      expect(right).toContain(part)
    expect(right).toContain('Worth 9 points')
  })

  test.each([
    [8, 'one Judge', [1], false],
    [9, 'one Judge', [1], true],
    [4, 'one of several', [1, 3], false],
    [5, 'one of several', [1, 3], true],
  ])(
    '%i cards on %s: where there is no room for so many names those that do the same stand together; all tell their names',
    (count, _, seats, crowd) => {
      const played = Array.from({ length: count }, () => modifier('whole-book', 1, 1, { amount: 4 }))
      callFor(
        oops()
          .judge(3, 'complaints')
          .lastCall(crime, seats, ...played),
        null,
      )
      const strips = [...document.querySelectorAll('.strip')]
      expect(strips.map(textOf)).toEqual(crowd ? [expect.stringContaining(`+4 ×${count}`)] : played.map(() => '+4 The Whole Book by Ben'))
      expect(strips.map((strip) => strip.getAttribute('title')).join('\n')).toBe(played.map(() => 'The Whole Book, by Ben').join('\n'))
      expect(textOf(document.querySelector('.side .aside-for-readers')).match(/The Whole Book/g)).toHaveLength(count)
    },
  )

  test('those who listen hear the sums in words (R-A11Y-1)', () => {
    callFor(one(), null)
    const heard = [...document.querySelectorAll('.side .aside-for-readers')].map(textOf)
    expect(heard[0]).toBe('base 5, a die, The Whole Book +4, played by Ben: 10 to 15')
    expect(heard[1]).toBe('Perp 6, Crime 3, a die, Jammed Sidearm +2, played by Scheming: 12 to 17')
  })

  test.each([
    [[], 'Ben needs a die 5 or more above'],
    [[modifier('whole-book', 1, 1, { amount: 4 })], 'Ben needs a higher die'],
    [[modifier('backup', 1, 1, { amount: 5 })], 'Ben needs a die no lower'],
    [[modifier('heavy-squad', 1, 1, { amount: 6 })], 'Ben may roll up to 1 below'],
    [[modifier('all-my-cousins', 0, 'perp', { amount: 4 })], 'Ben fails whatever the dice say'],
    [
      [modifier('heavy-squad', 1, 1, { amount: 6 }), modifier('heavy-squad', 0, 1, { amount: 6 })],
      'Ben beats the Perp whatever the dice say',
    ],
  ])('JD-A2: the needed die, %#', (modifiers, words) => {
    callFor(oops().lastCall(crime, [1], ...modifiers), null)
    expect(textOf(document.querySelector('.needs'))).toContain(words)
  })

  test('JD-R13: two whom no dice can fail both beat the Perp; who makes the arrest is not said before the dice', () => {
    const sure = [0, 3].flatMap((seat) => [1, 2].map(() => modifier('heavy-squad', 1, seat, { amount: 6 })))
    callFor(three().lastCall(crime, [0, 3], ...sure), null)
    const said = textOf(document.body)
    expect(said.match(/beats the Perp whatever the dice say/g)).toHaveLength(2)
    expect(said).not.toContain('makes it')
  })

  test('JD-R20: a second die shows, and which counts', () => {
    callFor(oops().lastCall(crime, [1], modifier('crossed-wires', 0, 'perp', { keep: 'lowest' })), null)
    const right = textOf(document.querySelectorAll('.side')[1]!)
    expect(right).toContain('keeps the lower')
    expect(right).toContain('two dice of which the lower counts')
  })
})

describe('the chances before the roll (R-UX-2)', () => {
  test('JD-A7, JD-A8, JD-A9: three chances in percent and in rolls, as the odds count them', () => {
    callFor(one(), null)
    expect([...document.querySelectorAll('.legend li')].map(textOf)).toEqual([
      '16.7% Arrest 6 of 36 rolls',
      '11.1% Stand-off 4 of 36, tries again next turn',
      '72.2% Intensive Care 26 of 36 rolls',
    ])
  })

  test('JD-V1: in the last turn nobody is said to try again', () => {
    callFor(one().with({ lastTurn: 3 }), null)
    expect(textOf(document.querySelectorAll('.legend li')[1]!)).toBe('11.1% Stand-off 4 of 36 rolls')
  })

  test('JD-A11, JD-R13: several Judges on one Crime: the exact chance of each, and of nobody', () => {
    callFor(three(), null)
    const view = game.view(three().state(), null)
    const fight = fightOf(view)
    if (fight.kind !== 'arrest') throw new Error('a duel')
    const odds = arrestOdds(cards, view, fight.arrest)
    const shown = [...document.querySelectorAll('.legend li b')].map(textOf)
    expect(shown).toEqual([...odds.seats.map(({ arrest }) => percent(arrest / odds.rolls)), percent(1 - odds.arrest / odds.rolls)])
    expect(document.querySelectorAll('.lane-odds')).toHaveLength(3)
  })

  test('what may still happen never reads 0 or 100 (R-UX-2)', () => {
    const laid = oops(6)
    for (const seat of [0, 2, 3, 4, 5]) laid.judge(seat, 'complaints')
    const strong = [
      modifier('whole-book', 1, 1, { amount: 4 }),
      modifier('instant-replay', 1, 1, { keep: 'highest' }),
      modifier('whole-book', 3, 3, { amount: 4 }),
    ]
    callFor(laid.lastCall(crime, [1, 2, 3, 4, 5, 0], ...strong), null)
    expect(textOf(document.querySelector('.legend'))).toMatch(/< 0\.1%/)
  })

  test('JD-R26: in a duel the chance is to win in the end', () => {
    callFor(
      city(4)
        .hand(0, 'big-gun')
        .duel([0, 2], modifier('whole-book', 0, 0, { amount: 4 })),
      null,
    )
    const [first, second] = [...document.querySelectorAll('.legend li b')].map((b) => Number.parseFloat(textOf(b)))
    expect(first! + second!).toBeCloseTo(100, 1)
    expect(first).toBeGreaterThan(90)
    expect(textOf(document.querySelector('.head'))).toContain('Academy of Law')
    expect(document.querySelector('.side.mirrored')).not.toBeNull()
  })
})

describe('the open hand', () => {
  test('under each card: the chance of an arrest if it is played, and the gain (R-UX-2)', () => {
    callFor(one(), 1)
    const slots = [...document.querySelectorAll('.hand li')]
    expect(textOf(slots[0]!.querySelector('.below'))).toBe('58.3% arrest +41.7')
    expect(textOf(slots[2]!.querySelector('.below'))).toContain('Cannot be played now JD-C3')
    expect(button(/^Robodoc/).getAttribute('aria-disabled')).toBe('true')
  })

  test('JD-A6: of several aims the best for the viewer is shown, a rival would see the arrest fail', () => {
    const view = (laid: Laid, seat: number) => game.view(laid.state(), seat)
    const aims: Action[] = [card('crossed-wires', onJudge(1)), card('crossed-wires', onPerp)]
    const best = (seat: number) => prospectsOf(cards, view(one(), seat), fightOf(view(one(), seat)), aims as never)[0]!
    expect(best(1)).toMatchObject({ on: perp })
    expect(best(1).gain).toBeGreaterThan(0)
    expect(best(2)).toMatchObject({ on: judge(1) })
    expect(best(2).gain).toBeLessThan(0)
  })

  test('JD-A6: a card with one aim is played at once, one with several asks on whom', async () => {
    const wrapper = callFor(one(), 1)
    button(/^Unreasonably Big Gun/).click()
    expect(wrapper.emitted('play')).toEqual([[card('big-gun', onJudge(1))]])
    button(/^Crossed Wires/).click()
    await nextTick()
    button(/^Judge Stern, rolls 2, keeps the lower/).click()
    expect(wrapper.emitted('play')![1]).toEqual([card('crossed-wires', onJudge(1))])
  })

  test('the aims carry their exact chances, the first has the focus, Escape goes back', async () => {
    callFor(three(), 0)
    button(/^Express Tube/).click()
    await nextTick()
    const view = game.view(three().state(), 0)
    const fight = fightOf(view)
    const targets = [...document.querySelectorAll<HTMLElement>('.target')]
    expect(targets).toHaveLength(4)
    expect(document.activeElement).toBe(targets[0])
    const shown = targets.map((one) => one.querySelector('.aside-for-readers')!.textContent)
    for (const [aim, name] of [
      [onPerp, 'Doctor Oops'],
      [onJudge(0), 'Judge Flint'],
      [onJudge(3), 'Judge Bracket'],
    ] as const) {
      const then = withPlay(cards, view, fight, card('express-tube', aim) as never, 0)
      const chance = outlookOf(cards, view, then).seats.find(({ seat }) => seat === subjectOf(view, fight))!.chance
      expect(shown.find((text) => text.startsWith(name))).toContain(`+1: ${percent(chance)}`)
    }
    targets[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await nextTick()
    expect(button(/^Express Tube/)).toBeTruthy()
  })

  test('R-HID-1: with every hand closed no card that is only in a hand is in the page', () => {
    const wrapper = callFor(one(), null)
    expect(wrapper.html()).not.toMatch(/big gun|crossed wires|robodoc|riot shield/i)
    expect(textOf(document.querySelector('.closed'))).toContain('Hands are closed')
  })
})

describe('who may still speak (JD-R16)', () => {
  const states = (laid: Laid, counts: number[] = [0, 0, 0, 0]) =>
    speakersOf(game.view(laid.state(), null), counts).map(({ seat, state, inCare }) => [seat, state, inCare])

  test('in the order of asking: asked, passed, may play, in Intensive Care, without cards', () => {
    const laid = one().hand(0, 'audit').care(0)
    const state = laid.state()
    if (state.stage.step === 'window') Object.assign(state.stage, { asked: 2, passed: [1] })
    expect(states(laid)).toEqual([
      [1, 'asked', false],
      [2, 'may', false],
      [3, 'none', false],
      [0, 'may', true],
    ])
    expect(speakersOf(game.view(state, null), []).map((speaker) => speaker.state)).toEqual(['passed', 'asked', 'none', 'may'])
  })

  test('cards are counted from the opening of this last call on', () => {
    const play = (seat: number): DreddEvent => ({ type: 'cardPlayed', seat, card: 'audit', half: 'city', aim: { at: 'none' } })
    const events: DreddEvent[] = [play(0), { type: 'windowOpened', window: 'combat', active: 1 }, play(2), play(2), play(1)]
    expect(playedInFight(events, 4)).toEqual([0, 1, 2, 0])
    callFor(one(), null, { played: [0, 1, 2, 0] })
    expect(textOf(document.querySelector('.speakers'))).toContain('Played 2, may again')
  })

  test('a person speaks up by pressing their name, a computer player cannot be pressed', () => {
    const wrapper = callFor(one().hand(0, 'audit'), null)
    button(/^Anna speaks up\. May play\. 1 card/).click()
    expect(wrapper.emitted('speak')).toEqual([[0]])
    expect(document.querySelectorAll('[data-speak]')).toHaveLength(2)
  })
})

describe('the buttons', () => {
  test('nobody plays a card: said in full, sent once, not by Space (R-UX-1, R-UX-5)', () => {
    const wrapper = callFor(one(), null)
    const roll = button(/^Nobody plays a card – roll the arrest/)
    expect(roll.dataset).not.toHaveProperty('next')
    roll.click()
    expect(wrapper.emitted('roll')).toHaveLength(1)
  })

  test.each([
    ['while something is under way', { busy: true }],
    ['while nobody may be passed for', { mayRoll: false }],
  ])('the roll is not sent %s (R-UX-7)', (_, more) => {
    const wrapper = callFor(one(), null, more)
    button(/^Nobody plays a card/).click()
    expect(wrapper.emitted('roll')).toBeUndefined()
  })

  test('who sits here alone passes by the big button, and has no other', () => {
    const wrapper = callFor(one(), 1, { alone: true })
    expect(document.querySelector('[data-pass]')).toBeNull()
    const roll = button(/^You play no card – roll the arrest\. computer players may still play/)
    roll.click()
    expect(wrapper.emitted('roll')).toHaveLength(1)
  })

  test('the open hand passes by its own button', () => {
    const wrapper = callFor(one(), 1)
    button(/^Ben passes/).click()
    expect(wrapper.emitted('pass')).toHaveLength(1)
  })
})
