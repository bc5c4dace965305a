/** Where a match is found: each lies on exactly one of these. `past` ones are over or given up. */
export const shelves = ['running', 'past', 'archive', 'bin'] as const
export type Shelf = (typeof shelves)[number]

/** The most matches that one page of the list holds. */
export const pageSize = 100

/** Days that a match stays in the bin before it is gone for good. */
export const daysInBin = 30
