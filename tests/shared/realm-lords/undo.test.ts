import { describe, expect, test } from 'vitest'
import type { Action } from '../../../shared/games/realm-lords/actions.ts'
import {
  ability,
  attack,
  begin,
  buy,
  changeTactic,
  decline,
  drop,
  finish,
  heal,
  leave,
  plan,
  realm,
  rest,
  resolve,
  roll,
  sell,
  stop,
  townAbility,
  use,
  type Laid,
} from './support/index.ts'

const walking = () => realm().stage('walk', { dice: [3], kept: 3, points: 3, left: 3 })
const visiting = (town: string, first = false) =>
  realm().with({ gold: 9, health: 2, energy: 1 }).stage('trade', { town, first, usedAbility: false })
const revealed = () =>
  realm()
    .with({ health: 2, energy: 3 })
    .fight('tusked-reaver')
    .stage('revealed', { plan: plan('melee'), enemy: 'ranged' })
const before = () => realm().hero('tamsin-wharrow').with({ health: 2 }).fight('tusked-reaver').stage('before', { awaits: 'hero' })
const hit = { from: 'hit', stance: 'ranged', planned: 'melee' } as const

/** What tells the player nothing new can be taken back; what was rolled, drawn or turned up cannot (R-UNDO-1). */
describe('information points', () => {
  test.each<{ title: string; laid: Laid; action: Action }>([
    { title: 'a draught on the way', laid: walking().with({ health: 1 }).items('healing-draught'), action: use('healing-draught') },
    { title: 'a step', laid: walking(), action: { type: 'step', to: 0 } },
    { title: 'the Road-Map', laid: walking().items('folded-road-map'), action: use('folded-road-map') },
    { title: 'a drop', laid: walking().items('ember-rod'), action: drop('ember-rod') },
    { title: 'ending the movement in a town known already', laid: walking().at('m01-left'), action: stop },
    { title: 'healing', laid: visiting('windhome'), action: heal },
    { title: 'a rest', laid: visiting('windhome'), action: rest },
    { title: 'a purchase', laid: visiting('windhome').town('windhome', ['seers-lens']), action: buy('seers-lens') },
    { title: 'a sale', laid: visiting('windhome').items('seers-lens'), action: sell('seers-lens') },
    { title: 'Ryn’s Rest', laid: visiting('ryns-rest'), action: townAbility },
    { title: 'a draught in town', laid: visiting('windhome').items('vigor-tonic'), action: use('vigor-tonic') },
    {
      title: 'a swap of cubes',
      laid: visiting('house-of-erm').cube('m07-left', 'red').cube('m07-right', 'green'),
      action: { type: 'swapCubes', a: 2, b: 3 },
    },
    { title: 'a cube moved', laid: visiting('war-camp').tracks({ melee: 1 }), action: { type: 'moveCube', from: 'melee', to: 'magic' } },
    { title: 'leaving, when levels can be bought', laid: visiting('windhome').with({ exp: ['green'] }), action: leave },
    {
      title: 'the last level that can be paid',
      laid: realm()
        .with({ exp: ['green'] })
        .stage('experience'),
      action: { type: 'raise', raise: 'melee', pay: ['green'] },
    },
    {
      title: 'a draught before the enemy acts',
      laid: before().stage('before', { awaits: 'enemy' }).items('healing-draught'),
      action: use('healing-draught'),
    },
    { title: 'hatchets', laid: before().items('throwing-hatchets'), action: use('throwing-hatchets') },
    { title: 'passing over Before Combat', laid: before(), action: begin },
    { title: 'a draught at the start of a round', laid: revealed().stage('stance').items('vigor-tonic'), action: use('vigor-tonic') },
    {
      title: 'the last draught after the reveal',
      laid: revealed().with({ energy: 1 }).items('healing-draught'),
      action: use('healing-draught'),
    },
    { title: 'a change of tactic that leaves nothing else', laid: revealed(), action: changeTactic },
    { title: 'Gloves', laid: revealed().items('quickturn-gloves'), action: use('quickturn-gloves', 'magic') },
    { title: 'Mirror Shield', laid: revealed().items('mirror-shield'), action: use('mirror-shield') },
    {
      title: 'a Pennant',
      laid: revealed()
        .items('battle-pennant')
        .stage('rolled', { plan: plan('melee'), enemy: 'ranged', roll: { dice: [2, 3, 6], kept: [0, 1], bonus: 0, rerolls: 0 } }),
      action: use('battle-pennant'),
    },
    { title: 'a shield', laid: revealed().items('oaken-buckler').stage('harm', { source: hit, amount: 1 }), action: use('oaken-buckler') },
    { title: 'declining a shield', laid: revealed().items('oaken-buckler').stage('harm', { source: hit, amount: 1 }), action: decline },
    {
      title: 'Phoenix Ash',
      laid: revealed().with({ health: 0 }).items('phoenix-ash').stage('falling', { source: hit }),
      action: use('phoenix-ash'),
    },
    { title: 'Targe', laid: revealed().items('spiked-targe').stage('struck', { source: hit }), action: use('spiked-targe') },
  ])('R-UNDO-1: $title is none', ({ laid, action }) => {
    expect(laid.play([action]).information).toEqual([false])
  })

  test.each<{ title: string; laid: Laid; action: Action; rolls?: Record<string, number[]> }>([
    { title: 'the movement roll', laid: realm(), action: roll, rolls: { movement: [1, 1] } },
    { title: 'a first visit', laid: walking().at('m01-left').town('galavanton', ['ashwood-bow'], false), action: stop },
    { title: 'meeting an enemy', laid: walking().cube('m01-right', 'green'), action: stop, rolls: { enemy: [1], type: [1] } },
    { title: 'an item ordered in Marketon', laid: visiting('marketon', true), action: { type: 'orderItem', deck: 'armor' } },
    { title: 'RL-R13: a look by Keen Eye', laid: before(), action: ability },
    { title: 'RL-R13: a look through the Lens', laid: before().items('seers-lens'), action: use('seers-lens') },
    { title: 'a Test', laid: before().items('binding-bolas'), action: use('binding-bolas'), rolls: { before: [1, 1] } },
    { title: 'the enemy’s stance', laid: revealed().stage('stance'), action: attack('melee') },
    { title: 'the combat roll', laid: revealed(), action: resolve, rolls: { combat: [1, 1, 1] } },
    {
      title: 'a second throw',
      laid: revealed()
        .items('lucky-knucklebone')
        .stage('rolled', { plan: plan('melee'), enemy: 'ranged', roll: { dice: [2, 3, 6], kept: [0, 1], bonus: 0, rerolls: 0 } }),
      action: use('lucky-knucklebone'),
      rolls: { again: [1, 1, 1] },
    },
    { title: 'the doom dice', laid: realm().stage('experience'), action: finish, rolls: { doom: [1, 1] } },
  ])('R-UNDO-1: $title is one', ({ laid, action, rolls = {} }) => {
    expect(laid.play([action], rolls).information).toEqual([true])
  })

  test('R-UNDO-1: a first visit to a town whose decks are empty turns nothing up', () => {
    const laid = walking().at('m01-left').town('galavanton', ['ashwood-bow'], false).decks({ armor: [], trinket: [] })
    expect(laid.play([stop]).information).toEqual([false])
  })
})
