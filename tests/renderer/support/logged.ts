import type { Told } from '../../../renderer/table/growingLog.ts'

/** Events as the log of one action. */
export function logged<Event>(events: readonly Event[]): Told<Event>[] {
  return events.map((event) => ({ ply: 1, event }))
}
