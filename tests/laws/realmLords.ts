import { playerOf } from '../../shared/games/realm-lords/bots/index.ts'
import { defaultCards } from '../../shared/games/realm-lords/cards/defaultPack.ts'
import { cubeColours, deckIds, stances } from '../../shared/games/realm-lords/cards/schema.ts'
import { realmLords } from '../../shared/games/realm-lords/game.ts'
import type { Fight, State } from '../../shared/games/realm-lords/state.ts'
import { anyKind, type Chooser, type Subject } from './subject.ts'

const cards = defaultCards()
const random = playerOf('random', cards) as Chooser
const greedy = playerOf('greedy', cards) as Chooser
const { heroes, doom, limits } = cards.pack

/** Every so many matches one is played well, with an action in eight taken at random: it comes to lords, levels and victories. */
const wellPlayed = 40

const erratic: Chooser = (view, legal, chance) => (chance(8, 'erratic') === 1 ? random : greedy)(view, legal, chance)

export const realmLordsSubject: Subject = {
  game: realmLords(cards),
  config: (number) => ({
    hero: ['random', ...heroes.map((hero) => hero.id)][number % (heroes.length + 1)],
    difficulty: doom.difficulties[Math.floor(number / 3) % doom.difficulties.length]!.id,
  }),
  chooser: (number) => (number % wellPlayed === 0 ? erratic : number % 2 ? random : anyKind),
  conserved: (state) => faultOf(state as State),
  mostPlies: 20_000,
  inTests: { matches: 150, every: 1 },
}

/** RL-S3, RL-S6, RL-R4, RL-R24: the first thing that does not add up. */
function faultOf(state: State): string | null {
  const fight = 'fight' in state.stage ? state.stage.fight : null
  return cubesAstray(state, fight) ?? itemsAstray(state) ?? outOfLimits(state) ?? (fight && fightAstray(fight))
}

function cubesAstray(state: State, fight: Fight | null): string | null {
  const onStats = stances.flatMap((stance) => state.tracks[stance])
  const all = [...state.cubes, ...state.exp, ...state.spent, ...onStats, state.markers.health, state.markers.energy, fight?.cube]
  for (const colour of cubeColours) {
    const there = all.filter((cube) => cube === colour).length
    if (there !== cards.pack.cubes[colour]) return `${there} ${colour} cubes`
  }
  return null
}

const everyItem = cards.pack.items.map((item) => item.id)

function itemsAstray(state: State): string | null {
  const goods = Object.values(state.towns).flatMap((town) => town.goods)
  const all = [...deckIds.flatMap((deck) => state.decks[deck]), ...goods, ...state.items.map((one) => one.id), ...state.gone]
  const whole = all.length === everyItem.length && new Set([...all, ...everyItem]).size === everyItem.length
  return whole ? null : `items: ${all.sort().join()}`
}

function outOfLimits(state: State): string | null {
  const slots = state.items.map((one) => cards.item(one.id).slot)
  const within: Record<string, boolean> = {
    gold: state.gold >= 0 && state.gold <= limits.gold,
    'maximum health': state.maxHealth <= limits.health,
    'maximum energy': state.maxEnergy <= limits.energy,
    health: state.health >= (['falling', 'wake'].includes(state.stage.step) ? 0 : 1) && state.health <= state.maxHealth,
    energy: state.energy >= 0 && state.energy <= state.maxEnergy,
    'cubes on a stat': stances.every((stance) => state.tracks[stance].length <= limits.statCubes),
    clothing: slots.filter((slot) => slot === 'clothing').length <= 1,
    hands: slots.filter((slot) => slot === 'hand').length <= 2,
    clock: state.doom.clock >= doom.start && state.doom.clock <= doom.spaces,
    timer: state.doom.tick >= doom.lowestTick && state.doom.tick <= cards.tickOf(state.difficulty),
    place: state.at >= 0 && state.at < state.spaces.length,
    lords: new Set(state.lords).size === state.lords.length,
  }
  const wrong = Object.keys(within).find((what) => !within[what])
  return wrong === undefined ? null : `${wrong} out of its limits`
}

function fightAstray(fight: Fight): string | null {
  const deck = [...fight.deck, ...fight.drawn].sort().join()
  if (deck !== cards.pack.stanceCards.map((card) => card.id).join()) return `type/stance deck: ${deck}`
  const most = cards.enemy(fight.enemy).health
  return fight.health >= 1 && fight.health <= most ? null : `enemy health ${fight.health} of ${most}`
}
