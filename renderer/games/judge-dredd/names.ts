/** The key of a sector's full name. */
export function sectorKey(id: string): string {
  return `dredd.names.sectors.${id}.name`
}

/** The key of what a sector is called within a sentence, with an article where the language wants one; its text takes the `name`. */
export function sectorInTextKey(id: string): string {
  return `dredd.names.inText.${id}`
}

/** The key of a Perp's name. */
export function perpKey(id: string): string {
  return `dredd.names.perps.${id}`
}

/** The key of a Crime's name. */
export function crimeKey(id: string): string {
  return `dredd.names.crimes.${id}`
}

/** The key of a Judge's name, with the word Judge. */
export function judgeKey(id: string): string {
  return `dredd.names.judges.${id}`
}

/** The key of an Action Card's name. */
export function cardKey(id: string): string {
  return `dredd.cards.names.${id}`
}
