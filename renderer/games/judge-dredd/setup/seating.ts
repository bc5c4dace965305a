import type { NewSeat } from '../../../../shared/contract/schemas.ts'

export const fewest = 2
export const most = 6
export const longestName = 24

/** A seat while the match is being set up. */
export type Draft = {
  /** Tells drafts apart while they change places. */
  readonly id: number
  readonly judge: string
  readonly player: 'person' | 'computer'
  /** As it was typed; empty: the seat goes by a name of its own. */
  readonly name: string
  /** A computer player's level; kept while a person sits here. */
  readonly level: string
  /** As it was typed; empty: none. */
  readonly pin: string
}

/** What is wrong with a seat: two of one name, a name with characters that cannot be shown, a PIN that is none. */
export const troubles = ['sameName', 'oddName', 'badPin'] as const
export type Trouble = (typeof troubles)[number]

/** What is wrong with all of them together. */
export type Lack = 'nobody'

/** How many people and computer players a quick choice seats; people first. */
export const presets = {
  alone1: { people: 1, computers: 1 },
  alone3: { people: 1, computers: 3 },
  two2: { people: 2, computers: 2 },
  seat4: { people: 4, computers: 0 },
  seat6: { people: 6, computers: 0 },
} as const
export type Preset = keyof typeof presets

let nextId = 1

/** A new seat of a Judge. */
export function draftOf(judge: string, player: Draft['player'], level: string): Draft {
  return { id: nextId++, judge, player, name: '', level, pin: '' }
}

/** Seats as a quick choice has them. People who are seated already keep their names, PINs and Judges, as far as there are seats. */
export function preset(choice: Preset, judges: readonly string[], level: string, before: readonly Draft[] = []): readonly Draft[] {
  const { people, computers } = presets[choice]
  const kept = before.filter(({ player }) => player === 'person').slice(0, people)
  const free = judges.filter((judge) => !kept.some((draft) => draft.judge === judge))
  const fresh = free.slice(0, people + computers - kept.length)
  return [...kept, ...fresh.map((judge, at) => draftOf(judge, kept.length + at < people ? 'person' : 'computer', level))]
}

/** One seat more, for the first Judge who has none; unchanged when all sit. */
export function added(drafts: readonly Draft[], judges: readonly string[], player: Draft['player'], level: string): readonly Draft[] {
  const judge = judges.find((each) => !drafts.some((draft) => draft.judge === each))
  return judge === undefined || drafts.length >= most ? drafts : [...drafts, draftOf(judge, player, level)]
}

/** One seat fewer; unchanged when only two are left. */
export function removed(drafts: readonly Draft[], id: number): readonly Draft[] {
  return drafts.length <= fewest ? drafts : drafts.filter((draft) => draft.id !== id)
}

/** A seat `by` places later in the order (JD-R5: clockwise), or earlier if negative; unchanged at the ends. */
export function moved(drafts: readonly Draft[], id: number, by: -1 | 1): readonly Draft[] {
  const at = drafts.findIndex((draft) => draft.id === id)
  const one = drafts[at]
  const other = drafts[at + by]
  if (one === undefined || other === undefined) return drafts
  return drafts.map((draft, place) => (place === at ? other : place === at + by ? one : draft))
}

/** Gives a seat another Judge; who had him gets the seat's own, so that each is there once. */
export function judged(drafts: readonly Draft[], id: number, judge: string): readonly Draft[] {
  const own = drafts.find((draft) => draft.id === id)?.judge
  if (own === undefined) return drafts
  return drafts.map((draft) => {
    if (draft.id === id) return { ...draft, judge }
    return draft.judge === judge ? { ...draft, judge: own } : draft
  })
}

/** Changes something about a seat. */
export function changed(drafts: readonly Draft[], id: number, change: Partial<Omit<Draft, 'id' | 'judge'>>): readonly Draft[] {
  return drafts.map((draft) => (draft.id === id ? { ...draft, ...change } : draft))
}

/** What a seat is called: what was typed, else `own` of the seat. */
export function nameOf(draft: Draft, place: number, own: (draft: Draft, place: number) => string): string {
  return draft.name.trim() || own(draft, place)
}

/** What is wrong with each seat, in their order, given what they are called. */
export function troublesOf(drafts: readonly Draft[], names: readonly string[]): readonly (readonly Trouble[])[] {
  const plain = names.map((name) => name.toLocaleLowerCase())
  return drafts.map((draft, place) => [
    ...(plain.filter((name) => name === plain[place]).length > 1 ? (['sameName'] as const) : []),
    ...(/\p{Cc}/u.test(names[place] ?? '') ? (['oddName'] as const) : []),
    ...(draft.player === 'person' && draft.pin !== '' && !/^\d{4,8}$/.test(draft.pin) ? (['badPin'] as const) : []),
  ])
}

/** What the seats lack together; somebody has to be there to watch. */
export function lackOf(drafts: readonly Draft[]): Lack | null {
  return drafts.some(({ player }) => player === 'person') ? null : 'nobody'
}

/** The seats as the program wants them. */
export function seatsOf(drafts: readonly Draft[], names: readonly string[]): NewSeat[] {
  return drafts.map(({ player, level, pin }, place) => {
    const name = names[place] ?? ''
    if (player === 'computer') return { name, player, level }
    return pin === '' ? { name, player } : { name, player, pin }
  })
}
