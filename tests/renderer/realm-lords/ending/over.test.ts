import { afterEach, describe, expect, it, vi } from 'vitest'
import { useScreen } from '../../../../renderer/stores/screen.ts'
import OverDecision from '../../../../renderer/games/realm-lords/ending/OverDecision.vue'
import { button, layTable, meet, mountDecision, type Table } from '../support/table.ts'

afterEach(() => document.body.replaceChildren())

/** A lord with one health left falls to a thrown hatchet. */
function fell(die: number, fallen: string[]): Table {
  const table = meet('red', die, {
    change: (state) => {
      state.lords = fallen
      state.items.push({ id: 'throwing-hatchets', exhausted: false })
    },
  })
  const { stage } = table.state()
  if (stage.step !== 'before') throw new Error(stage.step)
  stage.fight.health = 1
  table.play({ type: 'use', item: 'throwing-hatchets' })
  return table
}

function doomed(): Table {
  const table = layTable({
    script: [[/doom\/die/, 6]],
    change: (state) => {
      state.doom.clock = 9
      state.cubes[state.at] = null
    },
  })
  table.play({ type: 'roll' }, { type: 'stop' })
  return table
}

describe('the ending', () => {
  it.each([
    ['the Death Lord', () => fell(6, []), 'The realm is free', 'felled the Death Lord'],
    [
      'three lords',
      () => fell(1, ['nerieth-the-tide-lord', 'bouldrec-the-stone-lord']),
      'The realm is free',
      'felled the third Realm Lord',
    ],
    ['doom', doomed, 'The realm is lost', 'The doom clock ran out'],
  ] as const)('says how it came: %s (RL-W1, RL-D1)', (_, lay, title, how) => {
    const table = lay()
    expect(table.view().stage.step).toBe('over')
    mountDecision(OverDecision, table)
    expect(document.querySelector('h2')?.textContent).toBe(title)
    expect(document.body.textContent).toContain(how)
  })

  it.each([
    [/^Back to the games/, 'home'],
    [/^Set out anew/, 'setup'],
  ] as const)('leads on: %s', (name, screen) => {
    mountDecision(OverDecision, doomed())
    button(name).click()
    expect(useScreen().current).toBe(screen)
  })

  it('counts every die of the campaign (R-STAT-2)', async () => {
    const table = doomed()
    mountDecision(OverDecision, table)
    ;[...document.querySelectorAll<HTMLElement>('[role=tab]')].at(-1)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    const dice = table
      .events()
      .flatMap((event) => ('dice' in event ? event.dice : event.type === 'startRolled' ? [event.column, event.row] : []))
    await vi.waitFor(() => expect(document.body.textContent).toContain(`${dice.length} dice,`))
  })
})
