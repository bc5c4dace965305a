import { playerOf, type Player } from '../../shared/games/judge-dredd/bots/index.ts'
import { defaultCards } from '../../shared/games/judge-dredd/cards/defaultPack.ts'
import { everyCard } from '../../shared/games/judge-dredd/packs.ts'
import { windowManners } from '../../shared/games/judge-dredd/config.ts'
import { judgeDredd } from '../../shared/games/judge-dredd/game.ts'
import type { State } from '../../shared/games/judge-dredd/state.ts'
import { anyKind, type Chooser, type Subject } from './subject.ts'

const cards = defaultCards()
const { pack } = cards
const most = pack.judges.length

/** Passes two times out of three where it may: hands stay full enough for every card to be met somewhere. */
const thrifty: Chooser = (view, legal, chance) => {
  const pass = legal.find((action) => (action as { readonly type: string }).type === 'pass')
  if (pass !== undefined && chance(3, 'pass') > 1) return pass
  return legal[chance(legal.length, 'action') - 1]
}

/** Every so many matches one is played well: it comes to its last turns with few Crimes, full hands and now and then a duel. */
const wellPlayed = 12

const players = { street: playerOf('street', cards), random: playerOf('random', cards) }

/** A Street Judge with an action in eight taken at random. */
const erratic: Chooser = (view, legal, chance) => {
  const player = chance(8, 'erratic') === 1 ? players.random : players.street
  return (player as (...given: readonly [...Parameters<Chooser>, Parameters<Player>[3]]) => unknown)(view, legal, chance, {
    samples: 1,
    stop: () => false,
  })
}

export const judgeDreddSubject: Subject = {
  game: judgeDredd(cards),
  config: (number) => {
    const players = 2 + (number % (most - 1))
    const judges = Array.from({ length: players }, (_, seat) => pack.judges[(seat + number) % most]!)
    return { judges, windows: { manner: windowManners[number % windowManners.length]!, seconds: 5 } }
  },
  chooser: (number) => (number % wellPlayed === 5 ? erratic : number % 2 ? thrifty : anyKind),
  conserved: (state) => faultOf(state as State),
  mostPlies: 20_000,
  inTests: { matches: 20, every: 7 },
}

/** JD-C2, JD-R2, JD-R3, JD-R21: the first thing that does not add up. */
function faultOf(state: State): string | null {
  const arrests = state.judges.flatMap((judge) => judge.arrests)
  const piles: Record<string, readonly [readonly string[], readonly string[]]> = {
    'Action Cards': [[...state.hands.flat(), ...state.packs.cards, ...state.cardDiscard], everyCard(cards)],
    Perps: [[...arrests.map((one) => one.perp), ...state.scenes.map((scene) => scene.perp), ...state.packs.perps], ids(pack.perps)],
    Crimes: [[...arrests.map((one) => one.crime), ...state.scenes.map((scene) => scene.crime), ...state.packs.crimes], ids(pack.crimes)],
    'Sector cards': [[...state.packs.sectors, ...state.sectorDiscard], ids(pack.sectors.filter((sector) => sector.sectorCard))],
  }
  for (const [what, [there, all]] of Object.entries(piles)) {
    if ([...there].sort().join() !== [...all].sort().join()) return `${what}: ${[...there].sort().join()}`
  }
  return outOfLimits(state)
}

function outOfLimits(state: State): string | null {
  const placed = state.stage.step !== 'place'
  const within: Record<string, boolean> = {
    hands: state.hands.every((hand) => hand.length <= pack.numbers.handLimit),
    Crimes: state.scenes.length <= pack.numbers.activeCrimes,
    turn: state.turn <= pack.numbers.turnCap,
    'first player': state.first >= 0 && state.first < state.judges.length,
    places: !placed || state.judges.every((judge) => judge.at !== null && (!judge.inCare || judge.at === cards.hospital)),
    arrivals:
      new Set(state.judges.filter((judge) => judge.at !== null).map((judge) => judge.arrived)).size ===
      state.judges.filter((judge) => judge.at !== null).length,
    strides: state.judges.every((judge) => judge.strides >= 0),
    'Perps face up where a Judge stands': state.scenes.every(
      (scene) =>
        scene.faceUp ||
        !state.judges.some((judge) => !judge.inCare && judge.at === scene.sector) ||
        state.stage.step === 'over' ||
        isDuel(state),
    ),
  }
  const wrong = Object.keys(within).find((what) => !within[what])
  return wrong === undefined ? null : `${wrong} out of its limits`
}

/** In a duel no Perp takes part: one at the Academy of Law stays as it lies (JD-R26). */
function isDuel({ stage }: State): boolean {
  return stage.step === 'window' && stage.moment.window === 'combat' && stage.moment.fight.kind === 'duel'
}

function ids(cards: readonly { readonly id: string }[]): string[] {
  return cards.map((card) => card.id)
}
