import type { ActionRow } from '../../../electron/db/actions.ts'
import { reached } from '../../../electron/service/desk.ts'
import { seal } from '../../../electron/service/seal.ts'
import { seededChance } from '../../../shared/kernel/chance.ts'
import { replay } from '../../../shared/kernel/match.ts'
import type { Course } from './course.ts'

/** What is written down for one action: its own row, and where it led. */
export type Written = ActionRow & { readonly match: string; readonly glance: string; readonly state: string }

/** What is written down for each action of a course. */
export function writtenOf({ game, config, seed, moves }: Course, match: string): Written[] {
  const at = new Date(0).toISOString()
  const rows: Written[] = []
  const end = replay(game, config, seededChance(seed), moves, ({ position, information }) => {
    const move = moves[position.ply - 1]
    if (move === undefined) return
    const { glance, state } = reached(game, position, at)
    const { seat, action } = move
    const row = { match, ply: position.ply, seat, action: JSON.stringify(action), hash: seal(position.state), at, glance, state }
    rows.push({ ...row, sealed: information ? 1 : 0 })
  })
  if (!end.ok) throw new Error(end.fault.detail)
  return rows
}
