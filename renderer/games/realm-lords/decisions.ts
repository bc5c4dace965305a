import type { Component } from 'vue'
import type { Step } from '../../../shared/games/realm-lords/state.ts'
import DepartDecision from './map/DepartDecision.vue'
import DoomDecision from './doom/DoomDecision.vue'
import WakeDecision from './map/WakeDecision.vue'
import PlainDecision from './PlainDecision.vue'
import WalkDecision from './map/WalkDecision.vue'

/**
 * Who asks for which decision: one component a step of the game. Each is given `DecisionProps`, emits `act`, and draws two
 * things: what stands in the centre (a `TableCentre`) and the prompt (a `PromptBar`).
 */
export const decisions = {
  depart: DepartDecision,
  walk: WalkDecision,
  before: PlainDecision,
  stance: PlainDecision,
  revealed: PlainDecision,
  rolled: PlainDecision,
  landed: PlainDecision,
  harm: PlainDecision,
  falling: PlainDecision,
  struck: PlainDecision,
  wake: WakeDecision,
  trade: PlainDecision,
  experience: PlainDecision,
  doom: DoomDecision,
  over: PlainDecision,
} as const satisfies { readonly [S in Step]: Component }
