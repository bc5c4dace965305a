import { describe, expect, test } from 'vitest'
import { usePlan } from '../../../../renderer/games/judge-dredd/driver/usePlan.ts'
import { card, city, draw, step, stay, type Laid } from '../../../shared/judge-dredd/support/index.ts'
import { layMatch } from './lay.ts'

const open = (): Laid => city(2).hand(0, 'big-gun').window('move', 0)
const gun = card('big-gun')

async function plan() {
  const table = await layMatch()
  table.lay(open(), 40)
  return { ...table, ...table.use(usePlan) }
}

describe('what people have decided for later', () => {
  test('is bound to where it was decided, and takes the place of what was decided before', async () => {
    const { plan: decided, go, playCard } = await plan()
    go([stay])
    expect(decided.value).toEqual({ kind: 'go', where: '3/move/0', plays: 0, then: [stay] })
    playCard(0, gun)
    expect(decided.value).toEqual({ kind: 'play', where: '3/move/0', seat: 0, action: gun })
  })

  test('is nothing where nothing can be planned', async () => {
    const { plan: decided, lay, go, drawAll } = await plan()
    lay(city(2).stage({ step: 'place', queue: [0, 1] }), 0)
    go([])
    drawAll()
    expect(decided.value).toBeNull()
  })

  test('goes on without the action that is under way', async () => {
    const { plan: decided, go, playCard, begin } = await plan()
    go([step('resyk'), stay])
    begin()
    expect(decided.value).toMatchObject({ kind: 'go', then: [stay] })
    playCard(0, gun)
    begin()
    expect(decided.value).toBeNull()
  })

  test.each<[string, Laid, string]>([
    ['the window has closed', city(2).moving(1), 'closed'],
    ['the window is open still', open(), 'illegal'],
  ])('a card that cannot be played is dropped with a reason: %s', async (_, then, why) => {
    const { plan: decided, trouble, lay, playCard, drop } = await plan()
    playCard(0, gun)
    lay(then, 41)
    drop()
    expect([decided.value, trouble.value]).toEqual([null, why])
  })

  test('the reason is told until something is decided again', async () => {
    const { trouble, playCard, drop, forget, go } = await plan()
    for (const again of [forget, () => go([draw(1)])]) {
      playCard(0, gun)
      drop()
      expect(trouble.value).toBe('illegal')
      again()
      expect(trouble.value).toBeNull()
    }
  })

  test('a move that a card came before is told of, and passing is not', async () => {
    const { trouble, lay, go, drop } = await plan()
    const played = open().with({ plays: 1 })
    go([step('resyk'), stay])
    lay(played, 41)
    drop()
    expect(trouble.value).toBe('overtaken')
    lay(open(), 42)
    go([])
    lay(played, 43)
    drop()
    expect(trouble.value).toBeNull()
  })

  test('what else is dropped needs none', async () => {
    const { trouble, go, drop } = await plan()
    go([stay])
    drop()
    expect(trouble.value).toBeNull()
  })

  test('ends when something is taken back, and not when the match goes on', async () => {
    const { plan: decided, lay, go } = await plan()
    go([stay])
    lay(open(), 41)
    expect(decided.value).not.toBeNull()
    lay(open(), 40)
    expect(decided.value).toBeNull()
  })
})
