import { randomBytes, randomUUID } from 'node:crypto'
import type { SeatRow } from '../db/seats.ts'
import type { Input, Output } from '../../shared/contract/api.ts'
import type { MatchView } from '../../shared/contract/schemas.ts'
import { isGuided, lessonOf } from '../../shared/games/lessons.ts'
import { diceOf } from '../../shared/kernel/dice.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { start } from '../../shared/kernel/match.ts'
import { same } from '../../shared/kernel/plain.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { backAndForth } from './backAndForth.ts'
import { atPly, desk as layDesk, reached, storedSetUp } from './desk.ts'
import type { DayOf } from './history/ended.ts'
import { courseModule } from '../courses/charter.ts'
import { branchCalls } from './branches.ts'
import { courseCalls } from './courses.ts'
import { fairnessCalls } from './fairness.ts'
import { fileCalls, type FileOptions } from './files/calls.ts'
import { handCalls } from './hands.ts'
import { legalIn } from './legal.ts'
import { isOver } from './openMatch.ts'
import { replayCalls } from './replays.ts'
import { seal } from './seal.ts'
import { lessonSeats, seatRows } from './seats.ts'
import type { StoreKeeper } from './storeKeeper.ts'
import { shelfCalls } from './shelves.ts'
import { thoughtCalls, type ThoughtsOptions } from './thoughts.ts'
import { traced } from './trace.ts'

export type MatchesOptions = ThoughtsOptions & {
  readonly files: Omit<FileOptions, 'computers'>
  readonly keeper: StoreKeeper
  readonly games: readonly AnyGame[]
  readonly now: () => Date
  readonly dayOf: DayOf
  readonly randomSeed?: (() => string) | undefined
}

/** What a match begins with besides its game and configuration. */
type Beginning = { readonly seed: string; readonly practice: boolean; readonly seats: readonly SeatRow[] }

/** A match's seed: 256 random bits as hex (R-RNG-7). */
const freshSeed = (): string => randomBytes(32).toString('hex')

/** The calls about matches. */
export function matchCalls({ keeper, games, now, dayOf, randomSeed = freshSeed, files, ...options }: MatchesOptions) {
  const desk = layDesk({ keeper, games, now, dayOf, log: options.log })
  const thoughts = thoughtCalls(desk, options)
  const courses = courseCalls(desk, courseModule(), options.log)
  /** Another match comes onto the table, or the same one anew: nobody's hand stays open, and nobody thinks on. */
  const clear = (): void => {
    thoughts.hushAll()
    courses.stopCourse()
    desk.eyes.close()
  }

  const create = ({ game: id, config: wanted, seed: given, seats: who }: Input<'matches.create'>): Result<Output<'matches.create'>> => {
    const game = games.find((candidate) => candidate.id === id)
    if (game === undefined) return refuse('unknown-game', id)
    const config = game.configure(wanted)
    if (!config.ok) return config
    const seed = given ?? randomSeed()
    const lesson = isGuided({ game: id, seed, config: config.value }) ? lessonOf(id) : undefined
    const seats =
      lesson !== undefined && who === undefined ? done(lessonSeats(lesson)) : seatRows(id, game.seats(config.value), who, options.computers)
    if (!seats.ok) return seats
    return begin(game, config.value, { seed, practice: given !== undefined, seats: seats.value })
  }

  const rematch = ({ match }: Input<'matches.rematch'>): Result<Output<'matches.rematch'>> =>
    desk.withMatch(match, (open) => {
      if (!isOver(open)) return refuse('match-goes-on', match)
      return begin(open.game, open.config, { seed: randomSeed(), practice: false, seats: open.seats })
    })

  const begin = (game: AnyGame, config: unknown, { seed, practice, seats }: Beginning): Result<MatchView> => {
    const dice = diceOf(seed, [])
    const step = start(game, config, dice(0))
    const at = now().toISOString()
    const facts = { match: randomUUID(), seed, createdAt: at, startHash: seal(step.position.state) }
    const row = { ...facts, ...storedSetUp(game, config), practice: practice ? 1 : 0 } as const
    const notes = { practice, title: '', givenUp: false, undone: [] }
    return keeper.withStore((store) => {
      store.addMatch({ row, packId: game.pack.id, seats, reached: reached(game, step.position, at) })
      clear()
      const trace = { position: step.position, steps: [traced(null, step)] }
      const open = desk.put({ ...facts, ...notes, game, config, reseeds: [], dice, parent: null, seats, trace })
      thoughts.expect(open)
      return done(desk.show(open))
    })
  }

  const act = ({ match, ply, seat, action }: Input<'matches.act'>): Result<Output<'matches.act'>> =>
    desk.changing(match, (open, store) => {
      const { game, trace, seats } = open
      const fresh = atPly(open, ply)
      if (!fresh.ok) return fresh
      if (isOver(open)) return refuse('match-over', match)
      if (seats[seat]?.player !== 'person') return refuse('illegal-action', `seat ${seat} is no person's`)
      const legal = legalIn(game, trace.position.state, seat).find((each) => same(each, action))
      const isSecret = legal !== undefined && game.secret?.(legal) === true
      // One answer for both: whoever asks without the hand open must not learn from it what the hand could do (R-HID-1).
      if (legal === undefined || (isSecret && desk.eyes.viewerOf(open) !== seat))
        return refuse('illegal-action', `seat ${seat} at ply ${ply}`)
      thoughts.movedOn(match)
      return done(desk.play(open, store, { seat, action: legal }))
    })

  return {
    create,
    rematch,
    open: ({ match }: Input<'matches.open'>): Result<Output<'matches.open'>> => {
      clear()
      return desk.withMatch(match, (open) => {
        thoughts.expect(open)
        return done(desk.show(open))
      })
    },
    act,
    ...backAndForth(desk, thoughts.movedOn),
    ...shelfCalls(desk),
    ...handCalls(desk),
    ...branchCalls(desk, { randomSeed, clear, expect: thoughts.expect }),
    ...fairnessCalls(desk),
    replay: { ...replayCalls(desk), course: courses.course, stopCourse: courses.stopCourse },
    files: fileCalls(desk, { computers: options.computers, ...files }),
    computer: thoughts.computer,
    hush: thoughts.hush,
    /** Drops every match from memory: another store lies there now. */
    forgetAll: () => {
      thoughts.hushAll()
      courses.forget()
      desk.forgetAll()
    },
    /** Ends what is still going on. */
    close: () => {
      thoughts.close()
      courses.forget()
    },
  }
}
