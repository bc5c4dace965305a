import { describe, expect, test } from 'vitest'
import { fastChance } from '../../../shared/kernel/chance.ts'
import { silentTable } from '../../../shared/kernel/table.ts'
import { game, realm } from './support/index.ts'

const fighting = (peeked: boolean, deck = ['S4', 'S1', 'S6']) =>
  realm()
    .decks({ weapon: ['quarry-maul', 'ashwood-bow'] })
    .fight('tusked-reaver', { deck, drawn: ['S2', 'S3', 'S5'], peeked })

describe('what the player sees', () => {
  test('RL-R13, R-HID-1: which cards are left in a deck, in no order', () => {
    const orders = [
      ['S4', 'S1', 'S6'],
      ['S6', 'S4', 'S1'],
    ]
    const [one, other] = orders.map((deck) => JSON.stringify(game.view(fighting(false, deck).state(), 0)))
    expect(one).toBe(other)
    expect(game.view(fighting(false).state(), 0)).toMatchObject({
      decks: { weapon: ['ashwood-bow', 'quarry-maul'] },
      stage: { fight: { left: ['S1', 'S4', 'S6'], top: null, drawn: ['S2', 'S3', 'S5'] } },
    })
  })

  test('RL-R13: a card that was looked at is known', () => {
    expect(game.view(fighting(true).state(), 0)).toMatchObject({ stage: { fight: { left: ['S1', 'S4', 'S6'], top: 'S4' } } })
  })

  test('R-HID-1: nothing of a view says more than that', () => {
    const { stage } = game.view(fighting(false).state(), 0)
    expect('fight' in stage && Object.keys(stage.fight)).toEqual(expect.not.arrayContaining(['deck', 'peeked']))
  })

  test.each([true, false])('RL-R13: dealt anew the state looks the same; looked at: %s', (peeked) => {
    const view = game.view(fighting(peeked).state(), 0)
    for (const seed of [1, 2, 3, 4, 5]) {
      const dealt = game.redeal(view, silentTable(fastChance(seed)))
      expect(game.view(dealt, 0)).toEqual(view)
    }
  })

  test('R-RULE-2: nobody else has anything to do', () => {
    expect([game.seats({ hero: 'random', difficulty: 'knight' }), game.legalActions(realm().state(), 1)]).toEqual([1, []])
  })
})

describe('what a list of campaigns says', () => {
  test('RL-P1: hero, round, clock and the spaces around, the hero among them at every edge', () => {
    for (const at of [0, 5, 14, 30, 35]) {
      const glance = game.glance(realm().with({ at, round: 9, level: 4 }).cube('m07-left', 'red').state()) as {
        around: { space: string; cube: string | null }[]
        here: number
        space: string
      }
      expect(glance).toMatchObject({ hero: 'corvin-ashlatch', round: 9, level: 4, clock: 1, lords: 0, step: 'depart', enemy: null })
      expect([glance.around.length, glance.around[glance.here]?.space]).toEqual([6, glance.space])
    }
  })

  test.each([
    { title: 'in the middle of them', at: 14, here: 1 },
    { title: 'left of them in the first column', at: 12, here: 0 },
    { title: 'right of them in the last', at: 17, here: 2 },
    { title: 'below in the last row', at: 32, here: 4 },
  ])('RL-P1: the hero is $title', ({ at, here }) => {
    expect(game.glance(realm().with({ at }).state())).toMatchObject({ here })
  })

  test('RL-C2: and the enemy of a fight', () => {
    expect(game.glance(realm().fight('night-choir', { health: 2 }).state())).toMatchObject({
      enemy: { id: 'night-choir', health: 2, of: 6 },
    })
  })
})
