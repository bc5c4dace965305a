import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Moment, View } from '../../../../shared/games/judge-dredd/state.ts'

/**
 * Names where the match stands, for plans that hold only there: the open window, the move of a Judge (the same name before and while he
 * moves), the drawing of a turn. Null where nothing can be planned.
 */
export function whereOf({ turn, stage, arrivals }: Pick<View, 'turn' | 'stage' | 'arrivals'>): string | null {
  if (stage.step === 'moving') return `${turn}/move/${stage.active}`
  if (stage.step === 'drawing') return `${turn}/drawing`
  return stage.step === 'window' ? momentKey(turn, arrivals, stage.moment) : null
}

function momentKey(turn: number, arrivals: number, moment: Moment): string {
  switch (moment.window) {
    case 'move':
      return `${turn}/move/${moment.active}`
    case 'reveal':
      // A Judge may turn up Perps with each of his steps.
      return `${turn}/reveal/${moment.active}/${arrivals}`
    case 'combat':
      return `${turn}/${moment.fight.kind === 'arrest' ? moment.fight.arrest.crime : `duel-${moment.fight.duel.round}`}`
    case 'end':
      return `${turn}/end`
  }
}

/** Names a window together with the cards played so far: with every card the waiting begins anew. Null outside windows. */
export function restKey(view: Pick<View, 'turn' | 'stage' | 'arrivals' | 'plays'>): string | null {
  return view.stage.step === 'window' ? `${whereOf(view) ?? ''}#${view.plays}` : null
}

/** Whose Judge it is that acts or is about to, if it is anybody's: the duellists and the arresting Judges are several. */
export function activeSeat({ stage }: Pick<View, 'stage'>): Seat | null {
  switch (stage.step) {
    case 'window':
      return stage.moment.active
    case 'moving':
    case 'naming':
      return stage.active
    case 'joining':
    case 'drawing':
      return stage.asked
    case 'place':
      return stage.queue[0] ?? null
    case 'over':
      return null
  }
}
