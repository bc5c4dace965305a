import { cards } from '../cards.ts'
import { crimeKey } from '../names.ts'

type Say = (key: string, named?: Record<string, unknown>) => string

/** What the draws of a decision were for, by what their purpose looks like. What no row knows is shown as it is. */
const rows: readonly (readonly [RegExp, (found: readonly string[], say: Say) => string])[] = [
  [/^setup\/(perps|crimes|sectors|cards)$/, ([, pile], say) => say(`dredd.purpose.setUp.${pile ?? ''}`)],
  [/^setup\/turn-start$/, (_, say) => say('dredd.purpose.begins')],
  [/^(cards|sectors)\/shuffle-(\d+)$/, ([, pile, n], say) => say(`dredd.purpose.again.${pile ?? ''}`, { n })],
  [/^turn-(\d+)\/arrest\/(.+)\/perp$/, ([, turn, crime], say) => say('dredd.purpose.perp', { turn, crime: crimeIn(crime, say) })],
  [
    /^turn-(\d+)\/arrest\/(.+)\/judge-(\d+)$/,
    ([, turn, crime, seat], say) => say('dredd.purpose.judge', { turn, crime: crimeIn(crime, say), seat: Number(seat) + 1 }),
  ],
  [/^duel-(\d+)\/judge-(\d+)$/, ([, round, seat], say) => say('dredd.purpose.duel', { round, seat: Number(seat) + 1 })],
  [/^play-(\d+)$/, (_, say) => say('dredd.purpose.take')],
  [/^play-(\d+)\/take/, (_, say) => say('dredd.purpose.take')],
]

function crimeIn(id: string | undefined, say: Say): string {
  return id !== undefined && cards.pack.crimes.some((crime) => crime.id === id) ? say(crimeKey(id)) : (id ?? '')
}

/** What a draw was for, in plain words. */
export function dreddPurpose(purpose: string, say: Say): string {
  for (const [pattern, words] of rows) {
    const found = pattern.exec(purpose)
    if (found !== null) return words(found, say)
  }
  return purpose
}
