import { parseArgs } from 'node:util'

/** A loop that tries to make the program lose something. */
export type Loop = {
  /** Its name and flags, as they are typed. */
  readonly usage: string
  /** Runs it with the rest of the command line; gives the last line, with figures. Throws when something was lost. */
  readonly run: (args: readonly string[]) => Promise<string>
}

/** What was asked of the loops and is not known. */
export class Misuse extends Error {}

/** Reads flags that are whole numbers from 1 on, with their defaults. */
export function wholeNumbers<Name extends string>(args: readonly string[], defaults: Readonly<Record<Name, number>>): Record<Name, number> {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }]))
  let given: Record<string, unknown>
  try {
    given = parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Misuse((error as Error).message)
  }
  return Object.fromEntries(
    Object.entries<number>(defaults).map(([name, fallback]) => {
      const text = given[name]
      if (text === undefined) return [name, fallback]
      if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text)) throw new Misuse(`--${name}: a whole number from 1 on`)
      return [name, Number(text)]
    }),
  ) as Record<Name, number>
}

/** Says how far a long loop is, at most every ten seconds. */
export function teller(name: string): (line: string) => void {
  let told = performance.now()
  return (line) => {
    if (performance.now() - told < 10_000) return
    told = performance.now()
    console.log(`${name}: ${line}`)
  }
}
