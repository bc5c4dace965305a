import { changeEnergy } from '../changes.ts'
import type { Next, Play } from '../play.ts'

/** RL-V1: one energy, up to the maximum (Stillwater Robe one more), and every exhausted card is reset. Then doom. */
export function recover(play: Play): Next {
  const { cards, state, table } = play
  table.tell({ type: 'phaseBegan', phase: 'recover' })
  changeEnergy(play, 1, { by: 'recover' })
  for (const carried of state.items) {
    const { id, use, effect } = cards.item(carried.id)
    if (use === 'own' && effect.kind === 'regen') changeEnergy(play, effect.value, { by: 'item', item: id })
  }
  const turned = state.items.filter((carried) => carried.exhausted)
  for (const carried of turned) carried.exhausted = false
  if (turned.length) table.tell({ type: 'readied', items: turned.map((carried) => carried.id) })
  return 'doom'
}
