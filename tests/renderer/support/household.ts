import type {
  Achievement,
  Anybody,
  Calendar,
  Dice,
  Foes,
  HistoryMatch,
  Household,
  Luck,
  Overview,
  Rate,
  ResultPoint,
  Results,
  Rivals,
  Road,
  Streaks,
  Totals,
} from '../../../shared/contract/history.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'

/** A household of paper: so many matches with plausible figures, the same each time. Figures need not agree with each other. */
export type PaperHousehold = {
  readonly answer: (name: string, input: Record<string, unknown>) => Result<unknown>
  household: Household
}

const perps = Array.from({ length: 7 }, (_, at) => `perp-0${at + 1}`)
const enemies = ['bog-nipper', 'rustblade-footpad', 'cinder-sprite', 'hollow-scarecrow']
const matchId = (at: number): string => `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`

function stream(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

const ann = { kind: 'person', player: 1 } as const
const parties: readonly Anybody[] = [
  ann,
  { kind: 'person', player: 2 },
  { kind: 'person', player: 3 },
  { kind: 'computer', game: 'judge-dredd', level: 'street' },
  { kind: 'computer', game: 'judge-dredd', level: 'senior' },
]
const sums = (won: number, lost: number, givenUp = 0, practice = 0): Totals => ({
  won,
  lost,
  givenUp,
  practice,
  total: won + lost + givenUp + practice,
})

function dice(faces: readonly number[]): Dice {
  const total = faces.reduce((sum, count) => sum + count, 0)
  const pips = faces.reduce((sum, count, at) => sum + count * (at + 1), 0) - total * 3.5
  return { faces: [...faces], total, expected: total / 6, pips, chiSquare: 4.2, chance: 0.52, verdict: total < 60 ? 'few' : 'usual' }
}

/** A household with `count` matches that have ended: of Judge Dredd and of Realm Lords by turns. */
export function paperHousehold(
  count: number,
  ids: { readonly perps?: readonly string[]; readonly enemies?: readonly string[] } = {},
): PaperHousehold {
  const next = stream(11)
  const allPerps = ids.perps ?? perps
  const allEnemies = ids.enemies ?? enemies
  const points: ResultPoint[] = Array.from({ length: count }, (_, at) => {
    const dredd = at % 2 === 0
    const when = new Date(2026, 0, 3 + Math.floor((at * 320) / Math.max(count, 1)), 20)
    const place = 1 + Math.floor(next() * 4)
    const won = dredd ? place === 1 : next() < 0.45
    const result = next() < 0.04 ? 'givenUp' : next() < 0.05 ? 'practice' : won ? 'won' : 'lost'
    return {
      match: matchId(at),
      game: dredd ? 'judge-dredd' : 'realm-lords',
      at: when.toISOString(),
      day: when.toISOString().slice(0, 10),
      result,
      seats: dredd ? 4 : 1,
      place: dredd ? place : null,
      score: dredd ? 40 - place * 5 : null,
      ahead: dredd ? (won ? Math.round(next() * 25) + 1 : -Math.round(next() * 30) - 1) : null,
      luck: (next() - 0.5) * 4 + (won ? 0.5 : -0.5),
      rolling: at < 10 ? null : 0.3 + 0.2 * Math.sin(at / 9) + next() * 0.05,
      equal: at < 10 || !dredd ? null : 0.27 + 0.02 * Math.sin(at / 5),
    }
  })
  const of = (filter: { game?: string } = {}): ResultPoint[] =>
    points.filter(({ game }) => filter.game === undefined || filter.game === game)
  const totals = (some: readonly ResultPoint[]): Totals => {
    const n = (result: string): number => some.filter((point) => point.result === result).length
    return sums(n('won'), n('lost'), n('givenUp'), n('practice'))
  }
  const self = {
    household: {
      people: [
        {
          player: 1,
          name: 'Anna',
          colour: 'amber',
          me: true,
          totals: totals(points),
          firstAt: points[0]?.at ?? null,
          lastAt: points.at(-1)?.at ?? null,
        },
        { player: 2, name: 'Ben', colour: 'azure', me: false, totals: sums(12, 30), firstAt: null, lastAt: points.at(-1)?.at ?? null },
        { player: 3, name: 'Chloe', colour: 'moss', me: false, totals: sums(0, 0), firstAt: null, lastAt: null },
      ],
      computers: [
        { game: 'judge-dredd', level: 'street', totals: sums(20, 41) },
        { game: 'judge-dredd', level: 'senior', totals: sums(17, 20) },
      ],
    } as Household,
  }

  const list = (point: ResultPoint): HistoryMatch => ({
    match: point.match,
    game: point.game,
    title: '',
    at: point.at,
    day: point.day,
    result: point.result,
    reason: null,
    difficulty: point.seats === 1 ? 'knight' : null,
    plies: 120,
    rounds: 20,
    playTime: 1_800_000,
    seat: 0,
    seats: Array.from({ length: point.seats }, (_, seat) => ({
      seat,
      party: parties[seat] ?? { kind: 'nobody' as const },
      name: '',
      hero: point.seats === 1 ? 'tamsin-wharrow' : 'judge-flint',
      result: point.result,
      won: point.result === 'won',
      place: point.place,
      score: point.score,
      ahead: point.ahead,
      contests: 9,
      contestsWon: 5,
      luck: point.luck,
    })),
  })

  const rate = (key: string, game: string, wins: number, games: number, equal: number | null): Rate => ({
    key,
    opponent: null,
    game,
    totals: sums(wins, games - wins),
    games,
    wins,
    rate: games === 0 ? 0 : wins / games,
    low: Math.max(0, wins / Math.max(games, 1) - 0.13),
    high: Math.min(1, wins / Math.max(games, 1) + 0.15),
    equal,
    filter: { game },
  })

  function rates(by: string): Rate[] {
    if (count === 0) return []
    if (by === 'opponent')
      return parties
        .slice(1)
        .map((who, at) => ({ ...rate(JSON.stringify(who), 'judge-dredd', 22 - at * 3, 50, 0.27), opponent: who as never }))
    if (by === 'hero')
      return [
        rate('tamsin-wharrow', 'realm-lords', 9, 20, null),
        rate('brogan-dunmallet', 'realm-lords', 5, 19, null),
        rate('judge-flint', 'judge-dredd', 8, 20, 0.27),
      ]
    if (by === 'difficulty')
      return ['squire', 'knight', 'champion', 'legend'].map((one, at) => rate(one, 'realm-lords', 9 - at * 2, 12, null))
    if (by === 'seats') return [2, 3, 4].map((one) => rate(String(one), 'judge-dredd', 6, 18, 1 / one))
    return [rate('judge-dredd', 'judge-dredd', 30, 80, 0.27), rate('realm-lords', 'realm-lords', 33, 75, null)]
  }

  function answer(name: string, input: Record<string, unknown>): Result<unknown> {
    const filter = (input['filter'] ?? input) as { game?: string }
    const some = of(filter)
    switch (name) {
      case 'players.list':
        return done(self.household)
      case 'players.rename':
        self.household = {
          ...self.household,
          people: self.household.people.map((one) => (one.player === input['player'] ? { ...one, name: String(input['name']) } : one)),
        }
        return done(self.household)
      case 'players.recolour':
        self.household = {
          ...self.household,
          people: self.household.people.map((one) =>
            one.player === input['player'] ? { ...one, colour: input['colour'] as 'amber' } : one,
          ),
        }
        return done(self.household)
      case 'players.setMe':
        self.household = { ...self.household, people: self.household.people.map((one) => ({ ...one, me: one.player === input['player'] })) }
        return done(self.household)
      case 'players.mergePreview':
        return done({ moves: 42, running: 0, together: input['into'] === 3 ? 0 : 12 })
      case 'players.merge':
        self.household = { ...self.household, people: self.household.people.filter(({ player }) => player !== input['from']) }
        return done(self.household)
      case 'history.check':
        return done({ checked: some.length, missing: [], different: some.slice(0, 1).map(({ match }) => match), damaged: [] })
      case 'history.overview': {
        const games = ['judge-dredd', 'realm-lords'].filter((game) => filter.game === undefined || filter.game === game)
        const out: Overview = {
          totals: totals(some),
          byGame: games.map((game) => ({ game, totals: totals(of({ game })), playTime: of({ game }).length * 1_700_000 })),
          playTime: some.length * 1_700_000,
          plies: some.length * 110,
          firstAt: some[0]?.at ?? null,
          lastAt: some.at(-1)?.at ?? null,
          pending: 0,
        }
        return done(out)
      }
      case 'history.results': {
        const out: Results = { points: some.slice(-Number(input['limit'] ?? 120)), months: [], total: some.length }
        return done(out)
      }
      case 'history.rates':
        return done({
          by: input['by'],
          rows: rates(String(input['by'])).filter(({ game }) => filter.game === undefined || game === filter.game),
        })
      case 'history.streaks': {
        const run = {
          length: count === 0 ? 0 : 4,
          first: some[0]?.match ?? null,
          last: some.at(-1)?.match ?? null,
          from: some[0]?.day ?? null,
          to: some.at(-1)?.day ?? null,
        }
        const out: Streaks = {
          current: { ...run, length: count === 0 ? 0 : 3, result: count === 0 ? null : 'won' },
          won: run,
          lost: { ...run, length: count === 0 ? 0 : 5 },
          bests: some.slice(0, 1).map(({ match, at, game }) => ({ id: 'luckiest', game, unit: 'count' as const, value: 3.25, match, at })),
        }
        return done(out)
      }
      case 'history.rivals': {
        const named = parties.filter((one) => one.kind !== 'nobody')
        const out: Rivals = {
          parties: count === 0 ? [] : named,
          duos:
            count === 0
              ? []
              : named.flatMap((who, row) =>
                  named.flatMap((whom, column) =>
                    row < column ? [{ who, whom, met: 30, above: 9 + row * 3 + column * 2, below: 21 - row * 3 - column * 2, won: 8 }] : [],
                  ),
                ),
        }
        return done(out)
      }
      case 'history.calendar': {
        const days = new Map<string, ResultPoint[]>()
        for (const point of some) days.set(point.day, [...(days.get(point.day) ?? []), point])
        const out: Calendar = {
          year: 2026,
          years: count === 0 ? [] : [2026],
          days: [...days].map(([day, on]) => ({
            day,
            matches: on.length,
            won: on.filter(({ result }) => result === 'won').length,
            playTime: on.length * 1_700_000,
          })),
          weekdays: [3, 4, 5, 6, 7, 12, 9],
          busiest: count === 0 ? null : 6,
          longest: { length: 4, first: null, last: null, from: null, to: null },
          daysPlayed: days.size,
        }
        return done(out)
      }
      case 'history.road':
        return done(road(String(input['match'])))
      case 'history.foes': {
        const attempts = (id: string, at: number) => ({
          id,
          attempts: 24 - at,
          arrested: Math.min(20 - at, 6 + at),
          standOff: 4,
          unharmed: 3,
          intensiveCare: 7 - at,
          expected: 9,
        })
        const out: Foes = {
          enemies:
            count === 0
              ? []
              : allEnemies.map((enemy, at) => ({
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
                })),
          perps: count === 0 ? [] : allPerps.map(attempts),
          crimes: [],
        }
        return done(out)
      }
      case 'history.cards':
        return done({ played: [], on: [], by: [] })
      case 'history.items':
        return done({ rows: [] })
      case 'history.dice':
        return done({
          all: dice(count === 0 ? [0, 0, 0, 0, 0, 0] : [191, 225, 203, 194, 217, 190]),
          byGame: count === 0 ? [] : [{ game: 'judge-dredd', dice: dice([91, 125, 103, 94, 117, 90]) }],
          byKind: count === 0 ? [] : [{ game: 'judge-dredd', kind: 'arrest', dice: dice([91, 125, 103, 94, 117, 90]) }],
        })
      case 'history.luck': {
        const out: Luck = {
          all: { contests: some.length * 6, won: some.length * 3, luck: count === 0 ? 0 : 4.2, deserved: some.length * 3 - 4.2 },
          byGame: [],
          months:
            count === 0
              ? []
              : Array.from({ length: 10 }, (_, at) => ({
                  month: `2026-${String(at + 1).padStart(2, '0')}`,
                  contests: 40,
                  won: 22,
                  luck: 3 * Math.sin(at),
                  deserved: 20,
                  matchesWon: 6,
                  matches: 14,
                })),
          points: some.slice(-150).map((point) => ({ ...point, pips: point.luck * 3 })),
        }
        return done(out)
      }
      case 'history.matches':
        return done({
          total: some.length,
          totals: totals(some),
          rows: some
            .toReversed()
            .slice(Number(input['offset'] ?? 0), Number(input['offset'] ?? 0) + Number(input['limit'] ?? 50))
            .map(list),
        })
      case 'history.achievements': {
        const earned = some[3]
        const all: Achievement[] = (
          [
            ['first-collar', 'judge-dredd', 1, 1],
            ['frequent-patient', 'judge-dredd', 25, 19],
            ['desk-job', 'judge-dredd', 1, 0],
            ['campaigner', 'realm-lords', 1, 1],
            ['boxcars', 'realm-lords', 12, 5],
          ] as const
        ).map(([id, game, goal, progress]) => {
          const match = progress >= goal ? (earned?.match ?? null) : null
          return {
            id,
            game,
            goal,
            progress: match === null ? Math.min(progress, goal - 1) : progress,
            match,
            at: match === null ? null : (earned?.at ?? null),
          }
        })
        const rows = all.filter(({ game }) => filter.game === undefined || filter.game === game)
        return done({ rows, earned: rows.filter(({ match }) => match !== null).length })
      }
      case 'history.export':
        return done({ name: 'gavel-matches.csv', folder: '/home/p', rows: 3 })
      default:
        return refuse('bad-input', name)
    }
  }

  function road(match: string): Road {
    const steps = Array.from({ length: 24 }, (_, at) => ({
      round: at + 1,
      health: 5 - (at % 4),
      maxHealth: 5 + Math.floor(at / 9),
      energy: 3,
      level: Math.floor(at / 4),
      gold: (at * 5) % 12,
      doom: Math.floor(at / 3),
      lords: at > 19 ? 1 : 0,
    }))
    const fights = [2, 5, 5, 9, 12, 16, 20, 23].map((round, at) => ({
      round,
      ply: at * 9,
      enemy: allEnemies[at % allEnemies.length] ?? '',
      tier: at === 6 ? 'lord' : 'I',
      how: (['won', 'won', 'fled', 'won', 'defeated'] as const)[at % 5] ?? 'won',
      rounds: 3,
      dealt: 4,
      taken: 2,
      gold: 2,
      luck: 0.3,
    }))
    return { match, hero: 'tamsin-wharrow', difficulty: 'knight', result: 'won', reason: null, steps, fights }
  }

  return Object.assign(self, { answer })
}
