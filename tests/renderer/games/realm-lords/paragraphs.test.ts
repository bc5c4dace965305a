import { expect, test } from 'vitest'
import { paragraphOf } from '../../../../renderer/games/realm-lords/journal/paragraphs.ts'
import type { Cause, RealmEvent } from '../../../../shared/games/realm-lords/events.ts'

type Changed = Extract<RealmEvent, { type: 'healthChanged' | 'energyChanged' | 'goldChanged' }>
type Row = readonly [what: string, event: RealmEvent]

const gold = (cause: Cause, lost = 0): Changed => ({ type: 'goldChanged', from: 5, to: 4, lost, cause })
const health = (cause: Cause): Changed => ({ type: 'healthChanged', from: 5, to: 4, cause })
const energy = (cause: Cause): Changed => ({ type: 'energyChanged', from: 5, to: 4, cause })
const item = (id: string): Cause => ({ by: 'item', item: id })
const town = (id: string): Cause => ({ by: 'town', town: id })

const rows: Readonly<Record<string, readonly Row[]>> = {
  'RL-R4': [['gold above the track', gold({ by: 'victory' }, 2)]],
  'RL-C3': [['Binding Bolas', { type: 'weakened', by: 1, cause: item('binding-bolas') }]],
  'RL-C7': [['a stance that is kept', energy({ by: 'stance' })]],
  'RL-C10': [['a change of tactic', energy({ by: 'tactic' })]],
  'RL-C15': [
    ['an enemy hit', health({ by: 'hit' })],
    ['a hit of the hero’s', { type: 'enemyHealthChanged', from: 3, to: 2, cause: { by: 'hit' } }],
  ],
  'RL-C16': [
    ['the gold of an enemy', gold({ by: 'victory' })],
    ['Light Fingers', gold({ by: 'hero' })],
    ['Bounty Ledger', gold(item('bounty-ledger'))],
  ],
  'RL-C17': [
    ['health after a defeat', health({ by: 'defeat' })],
    ['energy after a defeat', energy({ by: 'defeat' })],
  ],
  'RL-R18': [['gold after a defeat', gold({ by: 'defeat' })]],
  'RL-R10': [['Mirror Shield', { type: 'mirrored', cause: item('mirror-shield') }]],
  'RL-R12': [
    ['Cutpurse', gold({ by: 'enemy', enemy: 'rustblade-footpad' })],
    ['Sapping Mud', energy({ by: 'enemy', enemy: 'mire-witch' })],
    ['Regrowth', { type: 'enemyHealthChanged', from: 3, to: 4, cause: { by: 'enemy', enemy: 'quillamar-the-thorn-lord' } }],
    ['Phoenix Ash', health(item('phoenix-ash'))],
  ],
  'RL-R17': [['Field Dressing', health({ by: 'hero' })]],
  'RL-R27': [
    ['Healing Draught', health(item('healing-draught'))],
    ['Vigor Tonic', energy(item('vigor-tonic'))],
  ],
  'RL-V1': [
    ['Recover', energy({ by: 'recover' })],
    ['Stillwater Robe', energy(item('stillwater-robe'))],
  ],
  'RL-T2': [['healing', health({ by: 'heal' })]],
  'RL-T3': [['a rest', energy({ by: 'rest' })]],
  'RL-T4': [['the price of what is sold', gold({ by: 'sell' })]],
  'RL-T5': [['the price of what is bought', gold({ by: 'buy' })]],
  'RL-T9': [['Ryn’s Rest', health(town('ryns-rest'))]],
  'RL-T10': [['Windhome', energy(town('windhome'))]],
  'RL-T11': [
    [
      'Marketon',
      {
        type: 'cardMoved',
        item: 'ashwood-bow',
        from: { in: 'deck', deck: 'weapon' },
        to: { in: 'town', town: 'marketon' },
        cause: town('marketon'),
      },
    ],
  ],
  'RL-T12': [['War Camp', gold(town('war-camp'))]],
  'RL-R26': [
    ['a timer that moves', { type: 'doomMoved', clock: 2, tick: 9, advanced: false, cause: null }],
    ['an advance that is prevented', { type: 'doomMoved', clock: 2, tick: 11, advanced: false, cause: item('hourglass-shard') }],
  ],
  'RL-D1': [
    ['an advance', { type: 'doomMoved', clock: 3, tick: 11, advanced: true, cause: null }],
    ['the end of the clock', { type: 'ended', outcome: { winners: [], reason: 'doom' } }],
  ],
  'RL-W1': [['a victory', { type: 'ended', outcome: { winners: [0], reason: 'three-lords' } }]],
}

test.each(Object.entries(rows).flatMap(([paragraph, all]) => all.map(([what, event]) => [paragraph, what, event] as const)))(
  '%s is why there is %s',
  (paragraph, _, event) => {
    expect(paragraphOf(event)).toBe(paragraph)
  },
)
