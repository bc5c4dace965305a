import { strength } from './patrol.ts'
import type { Reading, Thing } from './reading.ts'

/** A move that is to be made: whose Judge it is, how many cards are held for him, in which turn, and all sectors as they are read out. */
export type Step = { readonly judge: string; readonly held: number; readonly turn: number; readonly sectors: Reading }

/** Says which sector a Judge goes to; nothing if it is best to stay. */
export type Goal = (step: Step) => Thing | undefined

/** What a Judge without cards is a match for; every card in hand is good for one more. */
const unaided = 4

/** A memory of where Judges stood, which says where one goes: to the weakest Perp whom nobody else is after; with none in reach that is weak enough, to where nobody was for longest. */
export function rounds(): Goal {
  const seen = new Map<string, number>()
  const lastSeen = (sector: Thing): number => seen.get(placeOf(sector)) ?? 0
  return ({ judge, held, turn, sectors }) => {
    const here = sectors.find(({ name }) => name.toLowerCase().includes(judge.toLowerCase()))
    if (here !== undefined) seen.set(placeOf(here), turn)
    const free = sectors.filter(({ name, isOff }) => !isOff && !/Judge /.test(name))
    const [weakest] = free.toSorted((a, b) => strength(a.name) - strength(b.name))
    if (weakest !== undefined && strength(weakest.name) <= unaided + held) return weakest
    return free.filter(({ name }) => !/Crime: /.test(name)).toSorted((a, b) => lastSeen(a) - lastSeen(b))[0]
  }
}

const placeOf = ({ name }: Thing): string => name.split('.')[0] ?? ''
