import { z } from '../../kernel/zod.ts'
import { done, refuse, type Result } from '../../kernel/result.ts'
import type { Cards } from './cards/cards.ts'

/**
 * How the windows of JD-R16 are held for people at one screen. `open`: only the last call stops the table; `ask`: each
 * person is asked in turn in every window; `wait`: every window stays open for some seconds. The rules are the same.
 */
export const windowManners = ['open', 'ask', 'wait'] as const

const shape = z.strictObject({
  /** Which Judge each seat is, in seat order (JD-R5). */
  judges: z.array(z.string().max(64)).min(2).max(6),
  windows: z.strictObject({ manner: z.enum(windowManners), seconds: z.int().min(2).max(60) }),
})

/** What is chosen before a match. */
export type Config = Readonly<z.output<typeof shape>>

/** Checks a configuration against the card set. Refuses with `bad-input`. */
export function readConfig(cards: Cards, input: unknown): Result<Config> {
  const parsed = shape.safeParse(input)
  if (!parsed.success) return refuse('bad-input', 'a configuration names two to six Judges and how windows are held')
  const { judges } = parsed.data
  const unknown = judges.find((judge) => !cards.pack.judges.includes(judge))
  if (unknown !== undefined) return refuse('bad-input', `no Judge ${unknown}`)
  if (new Set(judges).size !== judges.length) return refuse('bad-input', 'a Judge sits at two places')
  return done(parsed.data)
}
