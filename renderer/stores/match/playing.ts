import { computed } from 'vue'
import type { MatchUpdate, MatchView } from '../../../shared/contract/schemas.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { call } from '../../bridge/client.ts'
import type { Alone } from '../oneAtATime.ts'
import type { Answers } from './answers.ts'
import type { Laid } from './laid.ts'

/** What people play, and take back; every action carries the ply it was chosen on (R-UX-7). */
export function peoplePlay(
  { current, advance, settle }: Laid,
  { recover }: Answers,
  alone: Alone,
  mayDo: (seat: Seat, action: unknown, ahead?: number) => boolean,
) {
  const undoState = computed(() => current.value?.undo ?? { possible: false, why: 'start' as const, redo: false })

  /**
   * Plays actions of the seat that `legal` is about one after another, each on the ply that the last one led to; stops at the first
   * refusal. What they led to is shown at once: a walk of many steps is drawn once. Gives whether all were played.
   */
  function act(actions: readonly unknown[]): Promise<boolean> {
    return alone(async () => {
      let table = current.value
      if (table === null || !actions.every((action, ahead) => mayDo(actorOf(table), action, ahead))) return false
      const updates: MatchUpdate[] = []
      for (const action of actions) {
        if (current.value?.match !== table.match) return false
        const answer = await ask(table, actorOf(table), action)
        if (!answer.ok) {
          advance(...updates)
          return recover(answer.fault)
        }
        updates.push(answer.value)
        table = { ...table, ...answer.value }
      }
      advance(...updates)
      return true
    }, false)
  }

  /** Plays one action of a person's seat, whoever has the screen. Gives whether it was played. */
  function actAs(seat: Seat, action: unknown): Promise<boolean> {
    return alone(async () => {
      if (current.value === null || !mayDo(seat, action)) return false
      const answer = await ask(current.value, seat, action)
      if (!answer.ok) return recover(answer.fault)
      advance(answer.value)
      return true
    }, false)
  }

  const ask = ({ match, ply }: MatchView, seat: Seat, action: unknown) => call('matches.act', { match, ply, seat, action })

  /** Takes the last action back, if that is possible. Gives whether it was. */
  const undo = (): Promise<boolean> => stepBackOrForth('matches.undo', ({ undo: { possible } }) => possible)

  /** Plays again what was taken back last, if there is something. Gives whether it was. */
  const redo = (): Promise<boolean> => stepBackOrForth('matches.redo', ({ undo: { redo: again } }) => again)

  function stepBackOrForth(name: 'matches.undo' | 'matches.redo', isPossible: (table: MatchView) => boolean): Promise<boolean> {
    return alone(async () => {
      const table = current.value
      if (table === null || !isPossible(table)) return false
      const answer = await call(name, { match: table.match, ply: table.ply })
      if (!answer.ok) return await recover(answer.fault)
      settle(answer.value)
      return true
    }, false)
  }

  return { undoState, act, actAs, undo, redo }
}

const actorOf = (table: MatchView | null): Seat => table?.actor ?? table?.viewer ?? 0
