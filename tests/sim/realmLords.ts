import { done, refuse } from '../../shared/kernel/result.ts'
import { playerLevels, playerOf, type PlayerLevel } from '../../shared/games/realm-lords/bots/index.ts'
import { defaultCards } from '../../shared/games/realm-lords/cards/defaultPack.ts'
import { realmLords } from '../../shared/games/realm-lords/game.ts'
import type { State } from '../../shared/games/realm-lords/state.ts'
import { textOf, unlisted, type AnyPlayer, type Game, type Run, type Simulation } from './simulation.ts'
import { share, shareLine, type Share } from './statistics.ts'

const cards = defaultCards()
const difficulties = cards.pack.doom.difficulties.map((one) => one.id)
const heroes = cards.pack.heroes.map((one) => one.id)

/** One player for every game; of difficulties and heroes one each, or null for all of them. */
type Asked = { readonly level: string; readonly difficulty: string | null; readonly hero: string | null }

/** The difficulties take turns, and for each of them the heroes do. */
function runOf(asked: Asked): Run {
  return {
    asked: { level: asked.level },
    who: `${asked.level} player`,
    samples: 1,
    setting: (number) => {
      const turn = asked.difficulty === null ? Math.floor(number / difficulties.length) : number
      const labels = {
        difficulty: asked.difficulty ?? difficulties[number % difficulties.length]!,
        hero: asked.hero ?? heroes[turn % heroes.length]!,
      }
      return { config: labels, levels: [asked.level], labels }
    },
    sum: (games) => ({ wins: won(games), byDifficulty: by(difficulties, 'difficulty', games), byHero: by(heroes, 'hero', games) }),
    lines: (games) => [...lines('difficulty', by(difficulties, 'difficulty', games)), ...lines('hero', by(heroes, 'hero', games))],
  }
}

function won(games: readonly Game[]): Share {
  return share(games.filter((one) => one.outcome.winners.length > 0).length, games.length)
}

function by(names: readonly string[], label: string, games: readonly Game[]): Record<string, Share> {
  const of = (name: string) => games.filter((one) => one.labels[label] === name)
  return Object.fromEntries(names.flatMap((name) => (of(name).length > 0 ? [[name, won(of(name))]] : [])))
}

function lines(title: string, shares: Readonly<Record<string, Share>>): string[] {
  return Object.entries(shares).map(([name, one]) => shareLine(title, name, one, 'won'))
}

export const realmLordsSimulation: Simulation = {
  game: realmLords(cards),
  flags: ['level', 'difficulty', 'hero'],
  usage: `--game realm-lords [--level ${playerLevels.join('|')}] [--difficulty ID] [--hero ID]`,
  read: (flags) => {
    const asked = { level: textOf(flags, 'level') ?? 'greedy', difficulty: textOf(flags, 'difficulty'), hero: textOf(flags, 'hero') }
    const wrong =
      unlisted('level', asked.level, playerLevels) ??
      unlisted('difficulty', asked.difficulty, difficulties) ??
      unlisted('hero', asked.hero, heroes)
    return wrong === null ? done(runOf(asked)) : refuse('bad-input', wrong)
  },
  player: (level) => playerOf(level as PlayerLevel, cards) as AnyPlayer,
  rounds: (state) => (state as State).round,
  roundName: 'rounds',
  counted: () => [],
}
