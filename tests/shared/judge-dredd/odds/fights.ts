import { defaultCards } from '../../../../shared/games/judge-dredd/cards/defaultPack.ts'
import { judgeDredd } from '../../../../shared/games/judge-dredd/game.ts'
import { plays } from '../../../../shared/games/judge-dredd/plays/plays.ts'
import { everyCard } from '../../../../shared/games/judge-dredd/packs.ts'
import type { Fight, State } from '../../../../shared/games/judge-dredd/state.ts'
import { viewOf } from '../../../../shared/games/judge-dredd/view.ts'
import { withPlay } from '../../../../shared/games/judge-dredd/odds/index.ts'
import { fastChance, type Chance } from '../../../../shared/kernel/chance.ts'
import { silentTable } from '../../../../shared/kernel/table.ts'

export const cards = defaultCards()
export const game = judgeDredd(cards)

/** A match with every Judge set and every hand dealt, in the first window. */
export function dealtMatch(seats: number, seed: number): State {
  const table = silentTable<never>(fastChance(seed))
  const judges = cards.pack.judges.slice(0, seats)
  const state = game.setup({ judges, windows: { manner: 'open', seconds: 5 } }, table)
  while (state.stage.step === 'place') {
    const [seat] = game.waitingFor(state)
    game.apply(state, seat!, game.legalActions(state, seat!)[0]!, table)
  }
  return state
}

export type Staged = { readonly state: State; readonly fight: Fight; readonly chance: Chance }

/** An arrest by so many Judges at one of the Crimes of a dealt match, with some cards played at random. */
export function stagedArrest(seats: number, players: number, cardsPlayed: number, seed: number): Staged {
  const chance = fastChance(seed)
  const state = dealtMatch(seats, seed)
  const scene = state.scenes[chance(state.scenes.length, 'scene') - 1]!
  scene.faceUp = true
  const arrivals = silentTable(chance).shuffle(
    Array.from({ length: players }, (_, n) => String(n + 1)),
    'arrivals',
  )
  for (let seat = 0; seat < players; seat++) Object.assign(state.judges[seat]!, { at: scene.sector, arrived: Number(arrivals[seat]) })
  const arrest = { crime: scene.crime, sector: scene.sector, seats: Array.from({ length: players }, (_, n) => n), modifiers: [] }
  return { state, fight: played(state, { kind: 'arrest', arrest }, cardsPlayed, chance), chance }
}

/** A duel of the first so many seats, with some cards played at random. */
export function stagedDuel(seats: number, players: number, cardsPlayed: number, seed: number): Staged {
  const chance = fastChance(seed)
  const state = dealtMatch(seats, seed)
  const duel = { round: 1, seats: Array.from({ length: players }, (_, n) => n), modifiers: [] }
  return { state, fight: played(state, { kind: 'duel', duel }, cardsPlayed, chance), chance }
}

/** Cards of any kind, played by anybody on anybody. */
function played(state: State, fight: Fight, count: number, chance: Chance): Fight {
  let now = fight
  const every = everyCard(cards)
  for (let n = 0; n < count; n++) {
    const by = chance(state.judges.length, 'by') - 1
    const hand = [every[chance(every.length, 'card') - 1]!]
    const moment = { window: 'combat', active: 0, fight: now } as const
    const ways = plays(cards, { ...viewOf(state, by), hand }, moment)
    const way = ways[chance(Math.max(1, ways.length), 'way') - 1]
    if (way?.type === 'play') now = withPlay(cards, state, now, way, by)
  }
  return now
}

/** Calls back with every throw of so many dice, each as likely as any other. */
export function everyThrow(dice: number, use: (values: readonly number[]) => void): void {
  const values = Array<number>(dice).fill(1)
  for (;;) {
    use(values)
    let at = dice - 1
    while (at >= 0 && values[at] === 6) values[at--] = 1
    if (at < 0) return
    values[at]! += 1
  }
}
