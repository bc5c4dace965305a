import { deedCounter, diceCounter, type RollFacts, type SeatFacts, type ToldStep } from '../../../kernel/facts.ts'
import type { Outcome, Seat } from '../../../kernel/game.ts'
import type { Cards } from '../cards/cards.ts'
import type { Config } from '../config.ts'
import type { DreddEvent } from '../events.ts'
import { endDeeds, deedsOf, type DreddDeed } from './deeds.ts'
import { playsCounter } from './plays.ts'
import type { AttemptFacts, DreddFacts } from './rows.ts'
import { scene } from './scene.ts'

type Tally = { contests: number; contestsWon: number; luck: number }

/**
 * The facts of a match of Judge Dredd, from what was told at each step: arrests and what else came of attempts, by Perp and Crime, with
 * their exact chances; cards by whom they were played on; points and places; dice and luck. `outcome` is `null` for one that was given up.
 */
export function dreddFacts(cards: Cards, config: Config, steps: readonly ToldStep<DreddEvent>[], outcome: Outcome | null): DreddFacts {
  const seats = config.judges.map((): Tally => ({ contests: 0, contestsWon: 0, luck: 0 }))
  const board = scene(cards)
  const plays = playsCounter(cards)
  const dice = diceCounter()
  const deeds = deedCounter<DreddDeed>()
  const rolls: RollFacts[] = []
  const attempts: AttemptFacts[] = []
  let chances: ReadonlyMap<Seat, number> = new Map()
  let scores: readonly number[] = config.judges.map(() => 0)
  let ply = 0

  const staked = (seat: Seat, after: number): number => {
    const before = chances.get(seat) ?? 0
    seats[seat]!.luck += after - before
    const at = rolls.findLastIndex((roll) => roll.seat === seat)
    if (at >= 0) rolls[at] = { ...rolls[at]!, before, after }
    return before
  }
  const thrown = (seat: Seat | null, kind: string, all: Parameters<typeof dice.add>[2]): void => {
    dice.add(seat, kind, all)
    rolls.push({ ply, seat, kind, faces: all.map((die) => die.value), before: null, after: null })
  }
  const see = (event: DreddEvent): void => {
    switch (event.type) {
      case 'cardPlayed':
        plays.add(event, board.active())
        break
      case 'arrestRolled':
        chances = board.arrestChances(event)
        thrown(null, 'perp', event.perp.dice)
        for (const judge of event.judges) thrown(judge.seat, 'arrest', judge.dice)
        break
      case 'attemptEnded': {
        const { seat, crime, fate, margin } = event
        const arrested = fate === 'arrested'
        const chance = staked(seat, arrested ? 1 : 0)
        seats[seat]!.contests += 1
        seats[seat]!.contestsWon += arrested ? 1 : 0
        attempts.push({ turn: board.turn(), ply, seat, perp: board.perp(), crime, fate, margin, points: 0, chance })
        break
      }
      case 'arrested':
        attempts.push({ ...attempts.pop()!, points: event.points })
        scores = scores.map((score, seat) => (seat === event.seat ? event.score : score))
        break
      case 'duelDeclared':
        if (event.round === 1) for (const seat of event.seats) seats[seat]!.contests += 1
        break
      case 'duelRolled': {
        const most = Math.max(...event.judges.map(({ total }) => total))
        const top = event.judges.filter(({ total }) => total === most)
        const fighting = event.judges.map(({ seat }) => seat)
        chances = board.duelChances(fighting, event.round)
        for (const { seat, dice: all, total } of event.judges) {
          thrown(seat, 'duel', all)
          staked(seat, total === most ? 1 / top.length : 0)
        }
        if (top.length === 1) seats[top[0]!.seat]!.contestsWon += 1
        break
      }
      default:
        break
    }
  }

  for (const [at, { told }] of steps.entries()) {
    ply = at
    for (const { event } of told) {
      board.follow(event)
      see(event)
      deedsOf(deeds, event, board.active())
    }
  }
  const standings = config.judges.map((hero, seat) => ({ hero, ...placed(seat, scores, outcome), ...seats[seat]! }))
  endDeeds(deeds, { cards, attempts, seats: standings, plays: plays.rows(), outcome })
  return {
    rounds: board.turn(),
    difficulty: null,
    seats: standings,
    dice: dice.rows(),
    rolls,
    deeds: deeds.rows(),
    attempts,
    plays: plays.rows(),
  }
}

/** JD-V2, JD-V3: by points; of equal ones the winner of the duel is ahead. */
function placed(seat: Seat, scores: readonly number[], outcome: Outcome | null): Pick<SeatFacts, 'won' | 'place' | 'score' | 'ahead'> {
  const won = outcome?.winners.includes(seat) ?? false
  const score = scores[seat]!
  const better = scores.filter((other, who) => other > score || (other === score && !won && outcome?.winners.includes(who) === true))
  const best = Math.max(...scores.filter((_, who) => who !== seat))
  return { won, place: better.length + 1, score, ahead: score - best }
}
