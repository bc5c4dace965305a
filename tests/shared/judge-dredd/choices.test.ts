import { describe, expect, test } from 'vitest'
import { fastChance } from '../../../shared/kernel/chance.ts'
import { silentTable } from '../../../shared/kernel/table.ts'
import { cards, game } from './bots/positions.ts'

/** Who was asked, and how many choices he had: everything that random matches ask. */
function askedIn(matches: number): { readonly step: string; readonly choices: number }[] {
  const asked: { step: string; choices: number }[] = []
  for (let seed = 0; seed < matches; seed++) {
    const [chance, table] = [fastChance(seed), silentTable<never>(fastChance(seed + 1000))]
    const state = game.setup({ judges: cards.pack.judges.slice(0, 2 + (seed % 5)), windows: { manner: 'open', seconds: 5 } }, table)
    for (let [seat] = game.waitingFor(state); seat !== undefined; [seat] = game.waitingFor(state)) {
      const legal = game.legalActions(state, seat)
      asked.push({ step: state.stage.step, choices: legal.length })
      game.apply(state, seat, legal[chance(legal.length, 'choice') - 1]!, table)
    }
  }
  return asked
}

describe('R-UX-3: nobody is asked who has no choice', () => {
  const asked = askedIn(30)

  test('but in windows for cards, where to be passed over would tell what a hand holds (R-HID-2)', () => {
    expect(new Set(asked.filter(({ choices }) => choices === 1).map(({ step }) => step))).toEqual(new Set(['window']))
  })

  test('of every other question there were some', () => {
    const steps = new Set(asked.map(({ step }) => step))
    for (const step of ['place', 'moving', 'drawing', 'naming', 'window']) expect(steps).toContain(step)
  })
})
