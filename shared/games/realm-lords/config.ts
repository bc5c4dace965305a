import { z } from '../../kernel/zod.ts'
import { done, refuse, type Result } from '../../kernel/result.ts'
import type { Cards } from './cards/cards.ts'

/** What is chosen before a campaign: a hero id or `random`, and a difficulty id. */
export type Config = { readonly hero: string; readonly difficulty: string }

const shape = z.strictObject({ hero: z.string().max(64), difficulty: z.string().max(64) })

/** Checks a configuration against the card set. Refuses with `bad-input`. */
export function readConfig(cards: Cards, input: unknown): Result<Config> {
  const parsed = shape.safeParse(input)
  if (!parsed.success) return refuse('bad-input', 'a configuration names a hero and a difficulty')
  const { hero, difficulty } = parsed.data
  if (hero !== 'random' && !cards.pack.heroes.some((card) => card.id === hero)) return refuse('bad-input', `no hero ${hero}`)
  if (!cards.pack.doom.difficulties.some((one) => one.id === difficulty)) return refuse('bad-input', `no difficulty ${difficulty}`)
  return done(parsed.data)
}
