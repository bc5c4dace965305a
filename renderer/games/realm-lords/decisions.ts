import type { Component } from 'vue'
import type { Step } from '../../../shared/games/realm-lords/state.ts'
import CombatDecision from './combat/CombatDecision.vue'
import DoomDecision from './doom/DoomDecision.vue'
import OverDecision from './ending/OverDecision.vue'
import LevelDecision from './level/LevelDecision.vue'
import JourneyDecision from './map/JourneyDecision.vue'
import TradeDecision from './trade/TradeDecision.vue'

/**
 * Who asks for which decision: one component a step of the game. Each is given `DecisionProps`, emits `act`, and draws two
 * things: what stands in the centre (a `TableCentre`) and the prompt (a `PromptBar`).
 */
export const decisions = {
  depart: JourneyDecision,
  walk: JourneyDecision,
  before: CombatDecision,
  stance: CombatDecision,
  revealed: CombatDecision,
  rolled: CombatDecision,
  landed: CombatDecision,
  harm: CombatDecision,
  falling: CombatDecision,
  struck: CombatDecision,
  wake: JourneyDecision,
  trade: TradeDecision,
  experience: LevelDecision,
  doom: DoomDecision,
  over: OverDecision,
} as const satisfies { readonly [S in Step]: Component }
