import type { Road } from '../../../../shared/contract/history.ts'
import type { Answers } from './answers.ts'
import type { PaperMatches } from './matches.ts'

const enemies = ['bog-nipper', 'rustblade-footpad', 'cinder-sprite', 'hollow-scarecrow']
const perps = Array.from({ length: 7 }, (_, at) => `perp-0${at + 1}`)

/** Whom one fought, with what, and on which way. */
export function foeAnswers({ all }: PaperMatches): Answers {
  return {
    'history.foes': () => ({
      enemies: all.length === 0 ? [] : enemies.map(fightsWith),
      perps: all.length === 0 ? [] : perps.map(attemptsOn),
      crimes: [],
    }),
    'history.cards': () => ({ played: [], on: [], by: [] }),
    'history.items': () => ({ rows: [] }),
    'history.road': ({ match }) => ({ match, hero: 'tamsin-wharrow', difficulty: 'knight', result: 'won', reason: null, steps, fights }),
  }
}

const fightsWith = (enemy: string, at: number) => ({
  enemy,
  tier: 'II',
  met: 18 - at,
  won: Math.min(18 - at, 4 + at),
  fled: 1,
  defeated: 2,
  rounds: 60,
  dealt: 50,
  taken: 44,
  gold: 20,
})

const attemptsOn = (id: string, at: number) => ({
  id,
  attempts: 24 - at,
  arrested: Math.min(20 - at, 6 + at),
  standOff: 4,
  unharmed: 3,
  intensiveCare: 7 - at,
  expected: 9,
})

const steps: Road['steps'] = Array.from({ length: 24 }, (_, at) => ({
  round: at + 1,
  health: 5 - (at % 4),
  maxHealth: 5 + Math.floor(at / 9),
  energy: 3,
  level: Math.floor(at / 4),
  gold: (at * 5) % 12,
  doom: Math.floor(at / 3),
  lords: at > 19 ? 1 : 0,
}))

const fights: Road['fights'] = [2, 5, 5, 9, 12, 16, 20, 23].map((round, at) => ({
  round,
  ply: at * 9,
  enemy: enemies[at % enemies.length] ?? '',
  tier: at === 6 ? 'lord' : 'I',
  how: (['won', 'won', 'fled', 'won', 'defeated'] as const)[at % 5] ?? 'won',
  rounds: 3,
  dealt: 4,
  taken: 2,
  gold: 2,
  luck: 0.3,
}))
