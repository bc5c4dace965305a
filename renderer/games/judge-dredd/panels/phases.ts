import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { Stage } from '../../../../shared/games/judge-dredd/state.ts'

export type Phase = Extract<DreddEvent, { type: 'phaseBegan' }>['phase']

/** The three phases of a turn in order (JD-T1). */
export const phases: readonly Phase[] = ['movement', 'arrest', 'endOfTurn']

/** The phase that the match is in; null before the first turn, in a duel, and when it is over. */
export function phaseOf(stage: Stage): Phase | null {
  switch (stage.step) {
    case 'moving':
      return 'movement'
    case 'naming':
    case 'joining':
      return 'arrest'
    case 'drawing':
      return 'endOfTurn'
    case 'window':
      return ofWindow(stage)
    case 'place':
    case 'over':
      return null
  }
}

function ofWindow({ moment }: Extract<Stage, { step: 'window' }>): Phase | null {
  if (moment.window === 'combat') return moment.fight.kind === 'arrest' ? 'arrest' : null
  return moment.window === 'end' ? 'endOfTurn' : 'movement'
}
