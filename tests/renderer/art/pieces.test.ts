import { mount } from '@vue/test-utils'
import { describe, expect, test, vi } from 'vitest'
import { itemArt, itemThumbArt, spaceArt } from 'virtual:realm-art'
import DoomClock from '../../../renderer/games/realm-lords/art/DoomClock.vue'
import HeroPawn from '../../../renderer/games/realm-lords/art/HeroPawn.vue'
import ItemCard from '../../../renderer/games/realm-lords/art/ItemCard.vue'
import ItemRow from '../../../renderer/games/realm-lords/art/ItemRow.vue'
import MapSpace from '../../../renderer/games/realm-lords/art/MapSpace.vue'
import PathTrail from '../../../renderer/games/realm-lords/art/PathTrail.vue'
import RollSum from '../../../renderer/games/realm-lords/art/RollSum.vue'
import StancePanel from '../../../renderer/games/realm-lords/art/StancePanel.vue'
import StatRow from '../../../renderer/games/realm-lords/art/StatRow.vue'
import TacticButton from '../../../renderer/games/realm-lords/art/TacticButton.vue'
import TickTimer from '../../../renderer/games/realm-lords/art/TickTimer.vue'
import Track from '../../../renderer/games/realm-lords/art/Track.vue'
import { boardSize, heartOf } from '../../../renderer/games/realm-lords/art/geometry.ts'
import { heroFigures } from '../../../renderer/games/realm-lords/art/heroFigures.ts'
import pack from '../../../shared/games/realm-lords/cards/pack.json' with { type: 'json' }

const space = { picture: 'p.webp', name: 'Owlwood', cost: 2, label: 'Owlwood, wood, 2 points' }

describe('MapSpace', () => {
  test.each([
    ['reachable', 1],
    ['target', 1],
    ['dimmed', 0],
    ['plain', 0],
    ['here', 0],
  ] as const)('a click on a %s space counts %i times', async (state, times) => {
    const cell = mount(MapSpace, { props: { ...space, state } })
    await cell.get('button').trigger('click')
    expect(cell.emitted('choose') ?? []).toHaveLength(times)
    expect(cell.get('button').attributes('aria-disabled')).toBe(String(times === 0))
  })

  test('R-A11Y-1: the goal is told by its seal and its state, not by its colour alone', () => {
    const cell = mount(MapSpace, { props: { ...space, state: 'target', reach: { cost: 3, budget: 5 } } })
    expect(cell.find('.seal').text().replaceAll(/\s/g, '')).toBe('3/5')
    expect(cell.get('button').attributes('aria-pressed')).toBe('true')
  })

  test('R-RULE-5: says why it cannot be chosen', () => {
    const cell = mount(MapSpace, { props: { ...space, state: 'dimmed', reason: 'Too far: 6 of 5' } })
    expect(cell.get('button').attributes('aria-label')).toBe('Owlwood, wood, 2 points. Too far: 6 of 5')
  })

  test('RL-S1: the hero’s own space is marked', () => {
    expect(
      mount(MapSpace, { props: { ...space, state: 'here' } })
        .get('button')
        .attributes('aria-current'),
    ).toBe('location')
  })

  test('the keyboard looks at a space as the mouse does', async () => {
    const cell = mount(MapSpace, { props: space })
    vi.spyOn(cell.get('button').element, 'matches').mockImplementation((selector) => selector === ':focus-visible')
    await cell.get('button').trigger('focus')
    await cell.get('button').trigger('blur')
    expect([cell.emitted('look')?.length, cell.emitted('leave')?.length]).toEqual([1, 1])
  })
})

test('RL-S1: places lie inside the board, a space apart', () => {
  expect(heartOf({ column: 0, row: 0 })).toEqual([56, 58])
  expect(heartOf({ column: 1, row: 0 })).toEqual([171, 58])
  const [x, y] = heartOf({ column: 5, row: 5 })
  expect(x).toBeLessThan(boardSize.width)
  expect(y).toBeLessThan(boardSize.height)
})

test('RL-M1: a way is drawn only if it leads somewhere', () => {
  const here = { column: 2, row: 3 }
  expect(
    mount(PathTrail, { props: { way: [here] } })
      .find('svg')
      .exists(),
  ).toBe(false)
  const trail = mount(PathTrail, { props: { way: [here, { column: 3, row: 3 }] } })
  expect(trail.find('g').attributes('transform')).toBe('translate(401 376)')
})

describe('every card of the pack has its picture', () => {
  test('RL-S6: items', () => {
    const items = pack.items.map(({ id }) => id)
    expect(Object.keys(itemArt)).toEqual(items)
    expect(Object.keys(itemThumbArt)).toEqual(items)
  })

  test('RL-S2: pawns', () => {
    expect(Object.keys(heroFigures).sort()).toEqual(pack.heroes.map(({ id }) => id).sort())
    expect(mount(HeroPawn, { props: { hero: 'hesper-vane' } }).findAll('.rim path').length).toBe(heroFigures['hesper-vane']?.length)
  })

  test('RL-S1: spaces', () => {
    expect(Object.keys(spaceArt)).toHaveLength(36)
  })
})

test('RL-S4: the clock marks the space and says what is left', () => {
  const clock = mount(DoomClock, { props: { position: 4, steps: 6, caption: 'steps to doom', label: 'Doom clock: 4 of 10' } })
  expect(clock.find('.numeral.on').text()).toBe('IV')
  expect(clock.findAll('.space.past')).toHaveLength(3)
  expect(clock.attributes('aria-label')).toBe('Doom clock: 4 of 10')
})

test('RL-S4: on the last space the marker is the skull', () => {
  const clock = mount(DoomClock, { props: { position: 10, steps: 0, caption: '', label: '' } })
  expect(clock.find('.hand .skull').exists()).toBe(true)
})

test('RL-D1: the timer strikes what is past', () => {
  const timer = mount(TickTimer, { props: { current: 9, label: 'Tick timer: 9' } })
  expect(timer.findAll('.past').map((number) => number.text())).toEqual(['12', '11', '10'])
  expect(timer.find('.at').text()).toBe('9')
})

test.each([
  [4, '+4'],
  [0, '+0'],
  [-1, '−1'],
])('RL-C13: a modifier of %i is written %s', (mod, text) => {
  const row = mount(StatRow, { props: { stance: 'melee', name: 'Melee', mod, deals: 'deals 1', cubesLabel: '1 of 5', cubes: ['green'] } })
  expect(row.find('.mod').text()).toBe(text)
  expect(row.findAll('.holes i').map((hole) => hole.classes('filled'))).toEqual([true, false, false, false, false])
})

test('RL-E4: beads up to the value are full, beyond the maximum empty', () => {
  const track = mount(Track, { props: { kind: 'health', current: 4, max: 6, label: 'health: 4 of 6' } })
  expect(track.findAll('.full')).toHaveLength(4)
  expect(track.findAll('.beyond')).toHaveLength(4)
  expect(track.find('.at').text()).toBe('4')
})

describe('ItemRow', () => {
  test('R-A11Y-1: the keyboard reaches the picture of what cannot be used', () => {
    const look = { item: 'ashwood-bow', name: 'Ashwood Bow', text: '', note: '', lookLabel: 'Look at Ashwood Bow' }
    expect(mount(ItemRow, { props: look }).get('button').attributes('aria-label')).toBe('Look at Ashwood Bow')
    expect(mount(ItemRow, { props: { ...look, state: 'usable' } }).findAll('button')).toHaveLength(1)
  })

  const item = { item: 'healing-draught', name: 'Healing Draught', text: 'Heal 3.', note: 'bag, discard' }

  test('RL-I3: only what can be used now is a button', async () => {
    const usable = mount(ItemRow, { props: { ...item, state: 'usable', stateText: 'ready now' } })
    await usable.trigger('click')
    expect([usable.find('button').exists(), usable.emitted('use')?.length]).toEqual([true, 1])
    expect(usable.find('strong').text()).toContain('ready now')
    expect(mount(ItemRow, { props: item }).find('button').exists()).toBe(false)
  })

  test('RL-C5: what is exhausted lies on its side', () => {
    expect(
      mount(ItemRow, { props: { ...item, state: 'spent' } })
        .find('.badge')
        .classes(),
    ).toContain('turned')
  })
})

describe('ItemCard', () => {
  const card = {
    item: 'ashwood-bow',
    name: 'Ashwood Bow',
    text: '+1',
    slotKind: 'hand',
    slotText: 'hand',
    use: 'own',
    useText: 'own',
  } as const

  test('RL-T5: too dear says why and is not bought', async () => {
    const dear = mount(ItemCard, { props: { ...card, price: 5, priceText: 'costs 5 gold', state: 'closed', reason: 'you have 2 gold' } })
    await dear.trigger('click')
    expect(dear.emitted('choose')).toBeUndefined()
    expect(dear.find('.reason').text()).toBe('you have 2 gold')
  })

  test('RL-T5: what is for sale can be chosen', async () => {
    const open = mount(ItemCard, { props: { ...card, price: 5, state: 'open' } })
    await open.trigger('click')
    expect(open.emitted('choose')).toHaveLength(1)
  })
})

describe('choices of a fight', () => {
  const panel = {
    stance: 'ranged',
    label: 'Ranged: roll +4, deals 1; 90 % to hit',
    name: 'Ranged',
    summary: 'roll +4, deals 1',
    chance: 0.9,
    chanceText: '90 %',
    chanceNote: 'to hit',
    lines: [{ stance: 'melee', text: 'best 2 of 3', value: '89 %' }],
    note: 'keep: 1 energy',
  } as const

  test('RL-C7: a stance is chosen, or says why not', async () => {
    const open = mount(StancePanel, { props: { ...panel, selected: true } })
    await open.trigger('click')
    expect([open.emitted('choose')?.length, open.attributes('aria-pressed')]).toEqual([1, 'true'])
    const closed = mount(StancePanel, { props: { ...panel, disabled: true, reason: 'no energy left' } })
    await closed.trigger('click')
    expect(closed.emitted('choose')).toBeUndefined()
    expect(closed.find('.note').text()).toBe('no energy left')
  })

  test('RL-C8: a tactic is chosen, or says why not', async () => {
    const open = mount(TacticButton, { props: { tactic: 'attack', title: 'Attack', note: 'a hit: troll to 3' } })
    await open.trigger('click')
    expect(open.emitted('choose')).toHaveLength(1)
    const closed = mount(TacticButton, { props: { tactic: 'flee', title: 'Flee', note: '95 %', disabled: true, reason: 'no way out' } })
    await closed.trigger('click')
    expect(closed.emitted('choose')).toBeUndefined()
    expect(closed.find('small').text()).toBe('no way out')
  })

  test('RL-C14: the sum is spelled out, and waits for the dice', () => {
    const props = {
      dice: [{ value: 5, out: false, label: '5' }],
      terms: [
        { value: '5', note: 'die' },
        { sign: '+', value: '4', note: 'ranged' },
        { sign: '=', value: '9', note: 'your roll', strong: true },
      ],
      result: { tone: 'good', word: 'Hit', text: 'troll 5 to 4' },
    } as const
    const lying = mount(RollSum, { props })
    expect(lying.find('.terms').text().replaceAll(/\s+/g, ' ')).toBe('5die+4ranged=9your roll')
    expect(lying.find('.stamp').text()).toBe('Hit')
    expect(
      mount(RollSum, { props: { ...props, rolling: true } })
        .find('.stamp')
        .exists(),
    ).toBe(false)
  })
})
