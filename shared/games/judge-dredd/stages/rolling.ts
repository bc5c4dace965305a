import type { Seat } from '../../../kernel/game.ts'
import type { Throw } from '../events.ts'
import { fighters, modifiersOf } from '../plays/combat.ts'
import type { Next, Play } from '../play.ts'
import type { Aimed, Arrest, Duel, Fight, Modifier } from '../state.ts'
import { resolveArrest } from './fates.ts'
import { resolveDuel } from './duel.ts'

/** JD-A2, JD-R17: nobody plays any more, the dice are thrown and count as they fall. */
export function rollFight(play: Play, fight: Fight): Next {
  return fight.kind === 'arrest' ? rollArrest(play, fight.arrest) : rollDuel(play, fight)
}

/** JD-A3, JD-A4, JD-A11: the Perp rolls once, each Judge for himself. */
function rollArrest(play: Play, arrest: Arrest): Next {
  const { cards, state, table } = play
  const scene = state.scenes.find((one) => one.crime === arrest.crime)!
  const { modifiers } = arrest
  const purpose = `turn-${state.turn}/arrest/${arrest.crime}`
  const [value, crime] = [cards.perpValue(scene.perp), cards.crimeValue(scene.crime)]
  const added = bonus(modifiers, { side: 'perp' })
  const perp = roll(play, `${purpose}/perp`, modifiers, { side: 'perp' }, value + crime + added)
  const judges = arrest.seats.map((seat) => judgeThrow(play, purpose, modifiers, seat))
  table.tell({ type: 'arrestRolled', crime: scene.crime, perp: { ...perp, value, crime, cards: added }, judges })
  return resolveArrest(play, arrest, perp.total, judges)
}

/** JD-V3, JD-R26: each duellist rolls as against a Perp. */
function rollDuel(play: Play, fight: Extract<Fight, { kind: 'duel' }>): Next {
  const duel: Duel = fight.duel
  const judges = fighters(fight).map((seat) => judgeThrow(play, `duel-${duel.round}`, modifiersOf(fight), seat))
  play.table.tell({ type: 'duelRolled', round: duel.round, judges })
  return resolveDuel(play, duel, judges)
}

function judgeThrow(play: Play, purpose: string, modifiers: readonly Modifier[], seat: Seat) {
  const on: Aimed = { side: 'judge', seat }
  const base = play.cards.pack.numbers.judgeBase
  const added = bonus(modifiers, on)
  return { seat, base, cards: added, ...roll(play, `${purpose}/judge-${seat}`, modifiers, on, base + added) }
}

/** One side's dice: one, or two of which the highest or the lowest counts; both kinds undo each other. */
function roll({ cards, table }: Play, purpose: string, modifiers: readonly Modifier[], on: Aimed, plus: number): Throw {
  const { dieSides } = cards.pack.numbers
  const keep = keepOf(modifiers, on)
  const dice = Array.from({ length: keep === null ? 1 : 2 }, (_, n) => {
    const die = `${purpose}/die-${n + 1}`
    return { purpose: die, sides: dieSides, value: table.draw(dieSides, die) }
  })
  const values = dice.map((die) => die.value)
  const counts = keep === 'lowest' ? Math.min(...values) : Math.max(...values)
  return { dice, kept: values.indexOf(counts), total: plus + counts }
}

/** What cards add to one side of a fight (JD-R20). */
export function bonus(modifiers: readonly Modifier[], on: Aimed): number {
  return modifiers.reduce((sum, modifier) => ('amount' in modifier && meets(modifier.on, on) ? sum + modifier.amount : sum), 0)
}

/** Whether a side rolls two dice, and which counts: several of one kind count as one, both kinds make it one die again. */
export function keepOf(modifiers: readonly Modifier[], on: Aimed): 'highest' | 'lowest' | null {
  const kinds = new Set(modifiers.flatMap((modifier) => ('keep' in modifier && meets(modifier.on, on) ? [modifier.keep] : [])))
  return kinds.size === 1 ? ([...kinds][0] as 'highest' | 'lowest') : null
}

function meets(a: Aimed, b: Aimed): boolean {
  return a.side === 'perp' ? b.side === 'perp' : b.side === 'judge' && a.seat === b.seat
}
