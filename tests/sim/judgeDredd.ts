import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { playerOf, simulatedLevels, type SimulatedLevel } from '../../shared/games/judge-dredd/bots/index.ts'
import { defaultCards } from '../../shared/games/judge-dredd/cards/defaultPack.ts'
import type { DreddEvent } from '../../shared/games/judge-dredd/events.ts'
import { judgeDredd } from '../../shared/games/judge-dredd/game.ts'
import type { State } from '../../shared/games/judge-dredd/state.ts'
import { textOf, unlisted, type AnyPlayer, type Flags, type Game, type Run, type Simulation } from './simulation.ts'
import { share, shareLine, type Share } from './statistics.ts'

const cards = defaultCards()
const most = cards.pack.judges.length

/** The ways an attempt ends for a Judge, with what the report calls them. */
const fates = { arrested: 'arrested', intensiveCare: 'Intensive Care', standOff: 'stand-off', unharmed: 'unharmed' } as const
const fateNames = Object.keys(fates) as (keyof typeof fates)[]

/** The configuration of a table with so many Judges. */
export function tableOf(players: number): unknown {
  return { judges: cards.pack.judges.slice(0, players), windows: { manner: 'open', seconds: 5 } }
}

function runOf(levels: readonly string[], samples: number): Run {
  const players = levels.length
  const setting = { config: tableOf(players), levels, labels: {} }
  return {
    asked: { players, levels, samples },
    who: `${players} players: ${levels.join(', ')}`,
    samples,
    setting: () => setting,
    sum: (games) => ({
      arrests: mean(games, 'arrested'),
      attempts: mean(games, 'attempt'),
      sharedAttempts: mean(games, 'sharedAttempt'),
      cardsPlayed: mean(games, 'cardPlayed'),
      duels: mean(games, 'duel'),
      fates: fatesOf(games),
      bySeat: bySeat(players, games),
      byLevel: byLevel(levels, games),
    }),
    lines: (games) => [
      ...Object.entries({ arrests: 'arrested', attempts: 'attempt', 'shared attempts': 'sharedAttempt', 'cards played': 'cardPlayed' }).map(
        ([title, name]) => `${'a game'.padEnd(12)}${title.padEnd(20)}${mean(games, name).toFixed(1)}`,
      ),
      ...fateNames.map((fate) => shareLine('judge', fates[fate], fatesOf(games)[fate]!, 'of those who attempted')),
      ...bySeat(players, games).map((one, seat) => shareLine('seat', `${seat + 1} ${levels[seat]}`, one, 'won')),
      ...Object.entries(byLevel(levels, games)).map(([level, one]) => shareLine('level', level, one, 'of the games that any of them won')),
    ],
  }
}

function total(games: readonly Game[], name: string): number {
  return games.reduce((sum, one) => sum + (one.counts[name] ?? 0), 0)
}

function mean(games: readonly Game[], name: string): number {
  return total(games, name) / games.length
}

/** How the attempts of single Judges ended. */
function fatesOf(games: readonly Game[]): Record<string, Share> {
  const all = fateNames.reduce((sum, fate) => sum + total(games, fate), 0)
  return Object.fromEntries(fateNames.map((fate) => [fate, share(total(games, fate), all)]))
}

function bySeat(players: number, games: readonly Game[]): Share[] {
  return Array.from({ length: players }, (_, seat) => share(games.filter((one) => one.outcome.winners.includes(seat)).length, games.length))
}

/** How often somebody of a level won. */
function byLevel(levels: readonly string[], games: readonly Game[]): Record<string, Share> {
  const wins = (level: string) => games.filter((one) => one.outcome.winners.some((seat) => levels[seat] === level)).length
  return Object.fromEntries([...new Set(levels)].map((level) => [level, share(wins(level), games.length)]))
}

/** Who sits where: a level for each seat, or one for all. Left out: Street Judges, four of them. */
function readLevels(flags: Flags): Result<string[]> {
  const levels = (textOf(flags, 'levels') ?? 'street').split(',')
  const wrong = levels.map((level) => unlisted('levels', level, simulatedLevels)).find((fault) => fault !== null)
  if (wrong !== undefined) return refuse('bad-input', wrong)
  const asked = textOf(flags, 'players') ?? String(levels.length > 1 ? levels.length : 4)
  const players = /^\d$/.test(asked) ? Number(asked) : 0
  if (players < 2 || players > most) return refuse('bad-input', `--players ${asked}: a whole number from 2 to ${most}`)
  if (levels.length !== 1 && levels.length !== players)
    return refuse('bad-input', `--levels: one for all, or one for each of ${players} players`)
  return done(levels.length === 1 ? Array<string>(players).fill(levels[0]!) : levels)
}

export const judgeDreddSimulation: Simulation = {
  game: judgeDredd(cards),
  flags: ['players', 'levels', 'samples'],
  usage: `--game judge-dredd [--players 2..${most}] [--levels ${simulatedLevels.join('|')},…] [--samples N]`,
  read: (flags) => {
    const levels = readLevels(flags)
    if (!levels.ok) return levels
    const samples = textOf(flags, 'samples') ?? '16'
    if (!/^[1-9]\d{0,4}$/.test(samples)) return refuse('bad-input', `--samples ${samples}: a whole number from 1 to 99999`)
    return done(runOf(levels.value, Number(samples)))
  },
  player: (level) => playerOf(level as SimulatedLevel, cards) as AnyPlayer,
  rounds: (state) => (state as State).turn,
  roundName: 'turns',
  counted: (event) => countedAs(event as DreddEvent),
}

function countedAs(event: DreddEvent): readonly string[] {
  switch (event.type) {
    case 'attemptEnded':
      return [event.fate]
    case 'arrestRolled':
      return event.judges.length > 1 ? ['attempt', 'sharedAttempt'] : ['attempt']
    case 'duelDeclared':
      return event.round === 1 ? ['duel'] : []
    case 'cardPlayed':
      return [event.type]
    default:
      return []
  }
}
