import { defaultCards } from '../../../../shared/games/realm-lords/cards/defaultPack.ts'
import { realmLords } from '../../../../shared/games/realm-lords/game.ts'
import type { FightView, Plan, Realm, View } from '../../../../shared/games/realm-lords/state.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { start } from '../../../../shared/kernel/match.ts'

export const cards = defaultCards()
export const game = realmLords(cards)

/** A view at the start of a campaign, changed as a test needs it. */
export function viewWith(hero: string, changes: Partial<Realm> & { stage?: View['stage'] } = {}): View {
  const { position } = start(game, { hero, difficulty: 'knight' }, fastChance(1))
  return { ...game.view(position.state, 0), ...changes }
}

/** A fight with every card in the deck, changed as a test needs it. */
export function fightWith(enemy: string, changes: Partial<FightView> = {}): FightView {
  return {
    enemy,
    type: 'brawler',
    health: cards.enemy(enemy).health,
    cube: 'green',
    drawn: [],
    shuffles: 1,
    round: 1,
    weakened: 0,
    last: null,
    exhausted: false,
    spentAbility: false,
    left: cards.pack.stanceCards.map((card) => card.id),
    top: null,
    ...changes,
  }
}

export function planWith(changes: Partial<Plan>): Plan {
  return { stance: 'melee', tactic: 'attack', fleeing: false, changedTactic: false, mirrored: false, ...changes }
}

export function carrying(...items: string[]): Realm['items'] {
  return items.map((id) => ({ id, exhausted: false }))
}

/** A chance as a percentage with one decimal, as a table of odds prints it. */
export function percent(chance: number): number {
  return Math.round(chance * 1000) / 10
}
