/** The table behind a chart: the same figures in words, the first cell of each row its name. */
export type Figures = {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** How a match went for whom the history is about: `other` counts neither as won nor as lost. */
export type Mood = 'won' | 'between' | 'lost' | 'other'

/** One match in a row of results. */
export type ResultMark = { readonly id: string; readonly label: string; readonly at: Date; readonly mood: Mood }

/** A share with the range that it may well have in truth, all from 0 to 1. */
export type RateRow = {
  readonly id: string
  readonly name: string
  /** What it was counted from. */
  readonly note: string
  /** The figure in words. */
  readonly label: string
  readonly rate: number
  readonly low: number
  readonly high: number
  /** What would be expected without any difference in skill. */
  readonly share: number | null
}

/** How often the row's player came out ahead of the column's; `null` where they never met. */
export type DuelCell = { readonly id: string; readonly label: string; readonly won: number; readonly of: number } | null

export type DayMark = { readonly day: string; readonly label: string; readonly count: number }

export type FaceBar = {
  readonly face: number
  readonly label: string
  readonly count: number
  readonly expected: number
  /** Where 95 of 100 honest dice would end up. */
  readonly low: number
  readonly high: number
}

export type LuckMark = { readonly id: string; readonly label: string; readonly luck: number; readonly result: number; readonly mood: Mood }

/** A line of a campaign's road; `values` hold one figure a round, the first before anything was done. */
export type Lane = { readonly id: string; readonly name: string; readonly values: readonly number[]; readonly full: number }

/** Something that befell the hero in a round. */
export type RoadMark = {
  readonly id: string
  readonly round: number
  readonly label: string
  readonly kind: 'won' | 'lost' | 'fled'
  /** Whether it was one of those the campaign is about. */
  readonly great: boolean
}

/** A month of luck: `luck` in contests won above what the dice deserved, `note` the results beside it. */
export type SeasonBar = { readonly id: string; readonly name: string; readonly note: string; readonly label: string; readonly luck: number }

/**
 * How one chance (0 … 1) went, figure by figure: `errors` are their standard errors. `dash` and `sign` (a path 24 wide and high, or none)
 * tell it from the others without colours.
 */
export type CourseLine = {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly dash: string
  readonly sign: string | null
  readonly values: readonly number[]
  readonly errors: readonly number[]
}

/**
 * A figure of all lines, at a place (0 … 1) of the whole; in words for who reads it by ear. `turned`: the number of the turning point that
 * ends there, and the place of the line that it is about.
 */
export type CourseStop = {
  readonly id: string
  readonly at: number
  readonly label: string
  readonly turned: { readonly nth: number; readonly line: number } | null
}

/** What stands below a course: a place (0 … 1) and what it is called. */
export type CourseTick = { readonly at: number; readonly text: string }
