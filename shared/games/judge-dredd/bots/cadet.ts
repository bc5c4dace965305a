import type { Chance } from '../../../kernel/chance.ts'
import type { Cards } from '../cards/cards.ts'
import type { Player } from './player.ts'
import { bestOf, streetMind } from './street/street.ts'
import { cadetTemper } from './street/temper.ts'

/** Once in so many choices a Cadet is mistaken, about what each action is worth by up to so many points, in steps of a tenth. */
const once = 5
const mistaken = 2

/**
 * The Cadet: weighs his own arrests, cards and moves as the Street Judge does, but now and then is mistaken about them; and he
 * seldom thinks of hindering anybody.
 */
export function cadet(cards: Cards): Player {
  const mind = streetMind(cards, cadetTemper)
  return (view, legal, chance) => {
    if (legal.length === 1) return legal[0]!
    const rated = mind.rate(view, legal)
    if (chance(once, 'cadet/mistaken') > 1) return bestOf(rated).action
    return bestOf(rated.map(({ action, worth }) => ({ action, worth: worth + blur(chance) }))).action
  }
}

function blur(chance: Chance): number {
  const steps = 10 * mistaken
  return (chance(2 * steps + 1, 'cadet/mistake') - 1 - steps) / 10
}
