import type { Seat } from '../../../kernel/game.ts'
import type { Aim } from '../actions.ts'
import { enter, turnUp } from '../arriving.ts'
import type { CityEffect } from '../cards/schema.ts'
import type { Cause } from '../events.ts'
import { drawCards } from '../packs.ts'
import type { Play } from '../play.ts'
import type { Scene, State } from '../state.ts'
import { takeAtRandom } from './taking.ts'

/** What a city half is carried out with: the Judge who is about to move, who plays it, on what. */
type Use<Effect> = {
  readonly play: Play
  readonly active: Seat
  readonly by: Seat
  readonly card: string
  readonly aim: Aim
  readonly effect: Effect
}
type Op = CityEffect['op']
type EffectOf<Name extends Op> = Extract<CityEffect, { op: Name }>

/** What each operation of the vocabulary does. */
const effects: { readonly [Name in Op]: (use: Use<EffectOf<Name>>) => void } = {
  /** Blue Light, Banana Skin: the move of this turn, in the order played (JD-R20). */
  stride: (use) => {
    const judge = use.play.state.judges[use.active]!
    const from = judge.strides
    judge.strides = 'set' in use.effect ? use.effect.set : from + use.effect.add
    use.play.table.tell({ type: 'stridesChanged', seat: use.active, from, to: judge.strides, cause: causeOf(use) })
  },
  /** JD-E2: Barneyed! */
  barney: (use) => {
    use.play.state.judges[use.active]!.barneyed = true
    use.play.table.tell({ type: 'barneyed', seat: use.active, cause: causeOf(use) })
  },
  /** JD-R10: whom a card places enters the sector, but it is no step. */
  relocate: (use) => {
    if (use.aim.at === 'sector') enter(use.play, use.active, use.aim.to, 'card', causeOf(use))
    if (use.aim.at === 'judge') enter(use.play, use.aim.seat, use.aim.to, 'card', causeOf(use))
  },
  /** Moonlight Flit: the Crime and its Perp go together, and are met at once where a Judge is (JD-R4). */
  moveCrime: (use) => {
    if (use.aim.at !== 'crime') return
    const scene = sceneOf(use.play.state, use.aim.crime)
    const from = scene.sector
    scene.sector = use.aim.to
    use.play.table.tell({ type: 'crimeMoved', crime: scene.crime, from, to: scene.sector, cause: causeOf(use) })
    turnUp(use.play, scene.sector, causeOf(use))
  },
  /** Mistaken Identity: the Perp cards change places, each as it faces; face down at a Judge it is turned up (JD-R4). */
  swapPerps: (use) => {
    if (use.aim.at !== 'crimes') return
    const [one, other] = use.aim.crimes.map((crime) => sceneOf(use.play.state, crime)) as [Scene, Scene]
    const { perp, faceUp } = one
    Object.assign(one, { perp: other.perp, faceUp: other.faceUp })
    Object.assign(other, { perp, faceUp })
    use.play.table.tell({ type: 'perpsSwapped', crimes: [one.crime, other.crime], cause: causeOf(use) })
    for (const { sector } of [one, other]) turnUp(use.play, sector, causeOf(use))
  },
  /** Anonymous Tip: what was peeked at is remembered for the one who looked (JD-R21). */
  peek: ({ play: { state, table }, aim, by }) => {
    if (aim.at !== 'crimes') return
    table.tell({ type: 'looked', seat: by, crimes: aim.crimes })
    for (const crime of aim.crimes) {
      const { perp } = sceneOf(state, crime)
      state.known[by]!.push(perp)
      table.tell({ type: 'peeked', seat: by, crime, perp }, [by])
    }
  },
  /** Evidence Locker: up to the hand limit (JD-C2); the played card lies nowhere yet (JD-R18). */
  draw: (use) => {
    const { cards, state } = use.play
    const room = cards.pack.numbers.handLimit - state.hands[use.by]!.length
    drawCards(use.play, use.by, Math.min(use.effect.count, room), causeOf(use))
  },
  take: ({ play, aim, by, card, effect }) => {
    if (aim.at === 'rival') takeAtRandom(play, aim.seat, by, card, effect)
  },
  /** JD-E3, JD-R19: Robodoc; at once in the Hospital sector, then his normal move. */
  heal: (use) => void enter(use.play, use.active, use.play.cards.hospital, 'left-care', causeOf(use)),
}

/** Carries the city half of a card out. */
export function cityEffects(play: Play, active: Seat, by: Seat, card: string, aim: Aim): void {
  const half = play.cards.card(card).city
  if (half === null) throw new Error(`${card} has no city half`)
  const run = effects[half.effect.op] as (use: Use<CityEffect>) => void
  run({ play, active, by, card, aim, effect: half.effect })
}

function causeOf({ card, by }: { readonly card: string; readonly by: Seat }): Cause {
  return { by: 'card', card, player: by }
}

function sceneOf(state: State, crime: string): Scene {
  const scene = state.scenes.find((one) => one.crime === crime)
  if (scene === undefined) throw new Error(`no Crime ${crime} on the board`)
  return scene
}
