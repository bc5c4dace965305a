import type { Page } from '@playwright/test'
import { playerOf } from '../../../shared/games/judge-dredd/bots/index.ts'
import { defaultCards } from '../../../shared/games/judge-dredd/cards/defaultPack.ts'
import type { Action } from '../../../shared/games/judge-dredd/actions.ts'
import { bound } from '../../../shared/games/judge-dredd/city.ts'
import type { Config } from '../../../shared/games/judge-dredd/config.ts'
import { judgeDredd } from '../../../shared/games/judge-dredd/game.ts'
import type { State } from '../../../shared/games/judge-dredd/state.ts'
import { fastChance, seededChance } from '../../../shared/kernel/chance.ts'
import type { Seat } from '../../../shared/kernel/game.ts'
import { play, start } from '../../../shared/kernel/match.ts'
import type { NewSeat } from '../../../shared/contract/schemas.ts'
import { call } from './bridge.ts'

const cards = defaultCards()
const game = judgeDredd(cards)
const cadet = playerOf('cadet', cards)

export type Move = { readonly seat: Seat; readonly action: Action }
/** A moment of a match: what the seat that is asked could do there, and what it did. */
export type Moment = { readonly ply: number; readonly state: State; readonly legal: readonly Action[]; readonly move: Move }
export type Rehearsed = { readonly config: Config; readonly seed: string; readonly moments: readonly Moment[] }

/** A match that computer players have played by the rules alone, to find in it what is seldom seen. */
function rehearse(seed: string, players: number, manner: Config['windows']['manner']): Rehearsed {
  const config: Config = { judges: cards.pack.judges.slice(0, players), windows: { manner, seconds: 8 } }
  const [chance, own] = [seededChance(seed), fastChance(7)]
  const moments: Moment[] = []
  let { position } = start(game, config, chance)
  for (;;) {
    const { ply, state } = position
    const [seat] = game.waitingFor(state)
    if (seat === undefined) return { config, seed, moments }
    const legal = game.legalActions(state, seat)
    const move = { seat, action: cadet(game.view(state, seat), legal, own, { samples: 1, stop: () => false }) }
    moments.push({ ply, state, legal, move })
    const next = play(game, position, move, chance)
    if (!next.ok) throw new Error(next.fault.detail)
    position = next.value.position
  }
}

/**
 * The first rehearsal from `first` on that has a moment of every kind that is asked for: how computer players play may change, what is
 * looked for may not. Seeds are numbered 0 to 255. Throws if none has them all.
 */
export function rehearseWith(kinds: readonly string[], first: number, players: number, manner: Config['windows']['manner']): Rehearsed {
  for (let n = 0; n < 256; n++) {
    const seed = ((first + n) % 256).toString(16).padStart(2, '0').repeat(32)
    const rehearsed = rehearse(seed, players, manner)
    const found = new Set(rehearsed.moments.map(kindOf))
    if (kinds.every((kind) => found.has(kind))) return rehearsed
  }
  throw new Error(`no match has ${kinds.join(', ')}`)
}

/** What kind of moment it is, finer than the stages of the rules: as many kinds as the window has questions. */
export function kindOf({ state }: Moment): string {
  const { stage, judges } = state
  if (stage.step === 'drawing') return stage.spare > 0 ? 'drawing, with cards to spare' : 'drawing'
  if (stage.step !== 'window') return stage.step
  const { moment } = stage
  if (moment.window === 'combat') {
    if (moment.fight.kind === 'duel') return 'duel'
    return moment.fight.arrest.seats.length > 1 ? 'last call of several' : 'last call'
  }
  if (moment.window !== 'move') return moment.window
  if (judges[moment.active]?.inCare) return 'care'
  return bound(game.view(state, null), moment.active) ? 'bound' : 'move'
}

/** The first moment of a kind, and that `also` fits. Throws if there is none. */
export function firstOf({ moments }: Rehearsed, kind: string, also: (moment: Moment) => boolean = () => true): Moment {
  const found = moments.find((moment) => kindOf(moment) === kind && also(moment))
  if (found === undefined) throw new Error(`no moment of kind ${kind}`)
  return found
}

/** Begins the match of a rehearsal over the bridge. Gives its id. */
export async function stage(page: Page, { config, seed }: Rehearsed, seats: readonly NewSeat[]): Promise<string> {
  const created = await call(page, 'matches.create', { game: 'judge-dredd', config, seed, seats: [...seats] })
  if (!created.ok) throw new Error(created.fault.detail)
  return created.value.match
}

/** Plays a staged match over the bridge up to a ply, as it was rehearsed; only people may sit at it. Throws on a refusal. */
export async function playUpTo(
  page: Page,
  match: string,
  { moments }: Rehearsed,
  from: number,
  to: number,
  pins: readonly (string | undefined)[] = [],
): Promise<void> {
  const moves = moments
    .slice(from, to)
    .map(({ ply, move }) => ({ ...move, ply, secret: ['play', 'discard'].includes(move.action.type), pin: pins[move.seat] }))
  const refused = await page.evaluate(
    async ([id, all]) => {
      for (const { ply, seat, action, secret, pin } of all) {
        if (secret) await window.gavel.call('matches.take', { match: id, seat, ...(pin === undefined ? {} : { pin }) })
        const answer = await window.gavel.call('matches.act', { match: id, ply, seat, action })
        if (secret) await window.gavel.call('matches.leave', { match: id })
        if (!answer.ok) return `${ply}: ${answer.fault.code} ${answer.fault.detail}`
      }
      return null
    },
    [match, moves] as const,
  )
  if (refused !== null) throw new Error(refused)
}
