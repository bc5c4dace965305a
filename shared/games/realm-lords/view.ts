import type { Table } from '../../kernel/game.ts'
import type { RealmEvent } from './events.ts'
import { deckIds, type DeckId } from './cards/schema.ts'
import type { Fight, FightView, Sight, StageOf, State, View } from './state.ts'

/**
 * What the player may see: all but the order of the decks. What is in them can be counted from what lies open, so it
 * is no secret (RL-R13).
 */
export function viewOf(state: State): View {
  return { ...state, decks: perDeck((deck) => [...state.decks[deck]].sort()), stage: mapFight(state.stage, seen) }
}

/** As much of the view as legality reads; to put three decks in order for each question would take longer than the answer. */
export function sightOf(state: State): Sight {
  return { ...state, stage: mapFight(state.stage, seen) }
}

/** A full state that a view could come from: the decks shuffled, a card that was looked at on top. */
export function redealt(view: View, table: Table<RealmEvent>): State {
  return {
    ...view,
    decks: perDeck((deck) => table.shuffle(view.decks[deck], `redeal/${deck}`)),
    stage: mapFight(view.stage, (fight) => dealt(fight, table)),
  }
}

/** What is open is named part by part: every question for what is legal asks for this, and "all but" takes several times as long. */
function seen(fight: Fight): FightView {
  return {
    enemy: fight.enemy,
    type: fight.type,
    health: fight.health,
    cube: fight.cube,
    drawn: fight.drawn,
    shuffles: fight.shuffles,
    round: fight.round,
    weakened: fight.weakened,
    last: fight.last,
    exhausted: fight.exhausted,
    spentAbility: fight.spentAbility,
    left: [...fight.deck].sort(),
    top: fight.peeked ? (fight.deck[0] ?? null) : null,
  }
}

function dealt({ left, top, ...fight }: FightView, table: Table<RealmEvent>): Fight {
  const rest = table.shuffle(
    left.filter((card) => card !== top),
    'redeal/stance',
  )
  return { ...fight, deck: top === null ? rest : [top, ...rest], peeked: top !== null }
}

function perDeck(order: (deck: DeckId) => string[]): Record<DeckId, string[]> {
  const [weapon, armor, trinket] = deckIds.map(order)
  return { weapon: weapon!, armor: armor!, trinket: trinket! }
}

/** The same stage with its fight in another form. */
function mapFight<A, B>(stage: StageOf<A>, change: (fight: A) => B): StageOf<B> {
  return 'fight' in stage ? { ...stage, fight: change(stage.fight) } : stage
}
