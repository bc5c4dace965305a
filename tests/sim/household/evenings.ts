import type { Chance } from '../../../shared/kernel/chance.ts'
import { judgeDreddSimulation, tableOf } from '../judgeDredd.ts'
import { realmLordsSimulation } from '../realmLords.ts'
import type { Simulation } from '../simulation.ts'
import type { SeatRow } from '../../../electron/db/seats.ts'

/** A match that a household is to have played: who sat there, how well they play, when, and what became of it. */
export type Evening = {
  readonly simulation: Simulation
  readonly config: unknown
  readonly seats: readonly SeatRow[]
  /** How each seat plays. */
  readonly levels: readonly string[]
  readonly begins: Date
  readonly fate: 'finished' | 'givenUp' | 'running'
  readonly practice: boolean
  readonly archived: boolean
  readonly deleted: boolean
  readonly title: string
}

/** The people, with how they play Judge Dredd, and how often they are there (of 10). Names are typed as people type them. */
const people = [
  { names: ['Anna'], plays: 'street', there: 10 },
  { names: ['Ben', 'ben '], plays: 'street', there: 7 },
  { names: ['Chloe', 'Chloé'], plays: 'cadet', there: 6 },
  { names: ['Dave'], plays: 'cadet', there: 4 },
  { names: ['Grandma Jo'], plays: 'random', there: 2 },
] as const
const officers = ['Flint', 'Stern', 'Quill', 'Bracket', 'Thump', 'Magnet'] as const
const difficulties = ['squire', 'squire', 'knight', 'knight', 'champion', 'legend'] as const
const titles = ['Rainy Sunday', 'The long night', 'Rematch', 'New Year', 'First of the holidays'] as const

const somebody = { player: 'person', level: null, pin: null } as const

/** So many evenings over two years up to `end`, in no order. `chance` decides everything. */
export function evenings(count: number, end: Date, chance: Chance): Evening[] {
  const pick = <Item>(items: readonly Item[], purpose: string): Item => items[chance(items.length, purpose) - 1]!
  const once = (among: number, purpose: string): boolean => chance(among, purpose) === 1
  return Array.from({ length: count }, (_, n): Evening => {
    const table = once(2, `${n}/game`) ? campaign(n, pick, once) : patrol(n, pick, once, chance)
    // The latest ones are still on the table.
    const running = n >= count - Math.min(3, Math.floor(count / 50))
    const fate = running ? 'running' : once(30, `${n}/given-up`) ? 'givenUp' : 'finished'
    return {
      ...table,
      fate,
      begins: momentOf(n, running ? 0 : count - n, count, end, chance),
      practice: once(20, `${n}/practice`),
      archived: !running && once(12, `${n}/archived`),
      deleted: !running && once(60, `${n}/deleted`),
      title: once(15, `${n}/titled`) ? pick(titles, `${n}/title`) : '',
    }
  })
}

type Picker = <Item>(items: readonly Item[], purpose: string) => Item
type Once = (among: number, purpose: string) => boolean
type Table = Pick<Evening, 'simulation' | 'config' | 'seats' | 'levels'>

/** Realm Lords: mostly the one whose computer it is, who gives no name. */
function campaign(n: number, pick: Picker, once: Once): Table {
  const name = once(4, `${n}/guest`) ? pick(['Ben', 'Chloe'], `${n}/who`) : ''
  const config = { hero: 'random', difficulty: pick(difficulties, `${n}/difficulty`) }
  const level = name === '' || once(2, `${n}/level`) ? 'greedy' : 'random'
  return { simulation: realmLordsSimulation, config, seats: [{ ...somebody, name }], levels: [level] }
}

/** Judge Dredd: whoever is there, and computer players on the chairs that are left. */
function patrol(n: number, pick: Picker, once: Once, chance: Chance): Table {
  const there = people.filter(({ there }, at) => at === 0 || chance(10, `${n}/there-${at}`) <= there)
  const chairs = Math.min(6, Math.max(2, there.length, 1 + chance(4, `${n}/chairs`)))
  const computers = Array.from({ length: Math.max(0, chairs - there.length) }, (_, at) => {
    // A Senior Judge takes long to play with, for a household as for the simulator.
    const level = once(16, `${n}/senior-${at}`) ? 'senior' : pick(['cadet', 'street', 'street'], `${n}/level-${at}`)
    return { seat: { name: `Judge ${officers[at]!}`, player: 'computer', level, pin: null } as const, plays: level }
  })
  const sitting = [
    ...there.map(({ names, plays }, at) => ({ seat: { ...somebody, name: pick(names, `${n}/name-${at}`) }, plays })),
    ...computers,
  ]
  const turn = chance(sitting.length, `${n}/turn`)
  const round = [...sitting.slice(turn), ...sitting.slice(0, turn)]
  return {
    simulation: judgeDreddSimulation,
    config: tableOf(round.length),
    seats: round.map(({ seat }) => seat),
    levels: round.map(({ plays }) => plays),
  }
}

const day = 86_400_000
/** Two years, in days. */
const span = 730

/** An evening, later in the two years the later its number; weekends are busier, and summers are quiet. */
function momentOf(n: number, fromEnd: number, count: number, end: Date, chance: Chance): Date {
  let back = Math.floor((fromEnd / count) * span)
  for (let tries = 0; tries < 6; tries++) {
    const date = new Date(end.getTime() - back * day)
    const weight = ([0, 6].includes(date.getDay()) ? 8 : date.getDay() === 5 ? 6 : 3) / ([6, 7].includes(date.getMonth()) ? 2 : 1)
    if (chance(8, `${n}/day-${tries}`) <= weight) break
    back += fromEnd === 0 ? 0 : 1
  }
  const evening = new Date(end.getTime() - Math.max(1, back) * day)
  evening.setHours(16 + chance(6, `${n}/hour`), chance(60, `${n}/minute`) - 1, chance(60, `${n}/second`) - 1, 0)
  return evening
}
