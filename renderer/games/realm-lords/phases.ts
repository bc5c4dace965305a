import type { Phase } from '../../../shared/games/realm-lords/events.ts'
import type { Step } from '../../../shared/games/realm-lords/state.ts'

/** The six phases in the order of a round (RL-P1). */
export const phases = ['movement', 'combat', 'trade', 'experience', 'recover', 'doom'] as const satisfies readonly Phase[]

const byStep: Readonly<Record<Step, Phase>> = {
  depart: 'movement',
  walk: 'movement',
  before: 'combat',
  stance: 'combat',
  revealed: 'combat',
  rolled: 'combat',
  landed: 'combat',
  harm: 'combat',
  falling: 'combat',
  struck: 'combat',
  wake: 'combat',
  trade: 'trade',
  experience: 'experience',
  doom: 'doom',
  over: 'doom',
}

/** The phase that a decision belongs to. */
export function phaseOf(step: Step): Phase {
  return byStep[step]
}
