import { raises, type Action, type Raise } from '../actions.ts'
import type { Cards } from '../cards/cards.ts'
import { cubeColours, type Cube } from '../cards/schema.ts'
import { changeEnergy, changeHealth, takeCube, tellCube } from '../changes.ts'
import { applyBelongings, draughts, drops } from '../items.ts'
import { waitAt, type At, type Next, type Play } from '../play.ts'
import { sum } from '../stats.ts'
import type { Realm } from '../state.ts'

/** What each cube is worth in exp (RL-E1). */
export const worth: Readonly<Record<Cube, number>> = { green: 1, yellow: 2, blue: 3, red: 4 }

/** How much a raise of the maximum adds (RL-E3, RL-E4). */
const raiseBy = { energy: 2, health: 1 } as const

type Purse = Pick<Realm, 'exp' | 'spent' | 'markers'>

/** RL-E1: levels can be bought; if none can be paid for, the phase is over at once (R-UX-3). */
export function beginExperience(play: Play): Next {
  play.table.tell({ type: 'phaseBegan', phase: 'experience' })
  return levels(play.cards, play.state).length ? waitAt(play, { step: 'experience' }) : 'recover'
}

/** What the next level costs: its number, less with Well Read, never below 1 (RL-E1, RL-R25). */
export function levelCost(cards: Cards, realm: Pick<Realm, 'hero' | 'level'>): number {
  const { ability } = cards.hero(realm.hero)
  return Math.max(1, realm.level + 1 - (ability.kind === 'scholar' ? ability.value : 0))
}

/** Whether a raise stays within its track (RL-R4). */
export function mayRaise(cards: Cards, realm: Realm, raise: Raise): boolean {
  const { limits } = cards.pack
  if (raise === 'energy') return realm.maxEnergy + raiseBy.energy <= limits.energy
  if (raise === 'health') return realm.maxHealth + raiseBy.health <= limits.health
  return realm.tracks[raise].length < limits.statCubes
}

/** Every level that can be bought now: each raise with each payment, the payment that loses least first (RL-R25). */
export function levels(cards: Cards, realm: Realm): Extract<Action, { type: 'raise' }>[] {
  const cost = levelCost(cards, realm)
  const ways = payments(realm.exp, cost)
  return raises
    .filter((raise) => mayRaise(cards, realm, raise))
    .flatMap((raise) =>
      ways
        .map((pay) => ({ pay, ...settlement(realm, raise, pay, cost) }))
        .sort((a, b) => a.lost - b.lost || a.pay.length - b.pay.length)
        .map(({ pay }) => ({ type: 'raise' as const, raise, pay })),
    )
}

export function legalInExperience(cards: Cards, realm: Realm): Action[] {
  return [...levels(cards, realm), { type: 'finish' }, ...draughts(cards, realm), ...drops(realm)]
}

/** The phase ends when the player says so: a level just bought can still be taken back, dice follow (R-UNDO-1, R-UX-1). */
export function inExperience(play: Play, _stage: At<'experience'>, action: Action): Next {
  if (action.type === 'finish') return 'recover'
  if (action.type === 'raise') gainLevel(play, action.raise, action.pay)
  else applyBelongings(play, action)
  return null
}

/** RL-R25: sets of unspent cubes that reach the cost, none of which could be left out, each once. */
export function payments(exp: readonly Cube[], cost: number): Cube[][] {
  const out: Cube[][] = []
  const fill = (from: number, chosen: Cube[], reached: number): void => {
    if (reached >= cost) {
      if (chosen.every((cube) => reached - worth[cube] < cost)) out.push(chosen)
      return
    }
    for (let at = from; at < cubeColours.length; at++) {
      const colour = cubeColours[at] as Cube
      const left = exp.filter((cube) => cube === colour).length - chosen.filter((cube) => cube === colour).length
      if (left > 0) fill(at, [...chosen, colour], reached + worth[colour])
    }
  }
  fill(0, [], 0)
  return out
}

/** What a payment leads to: the cube that marks the raise (if it needs one), the cubes that come back, and what is lost. */
export type Settlement = {
  readonly marker: Cube | null
  readonly pool: readonly Cube[]
  readonly change: readonly Cube[]
  readonly lost: number
}

/**
 * RL-E1, RL-R25: the largest cube paid marks the raise, the others join the spent pool; the overpaid rest comes back
 * from the pool, largest fitting cube first, and what it cannot give is lost.
 */
export function settlement(realm: Purse, raise: Raise, pay: readonly Cube[], cost: number): Settlement {
  const marked = raise === 'health' || raise === 'energy' ? realm.markers[raise] === null : true
  const largest = [...pay].sort((a, b) => worth[b] - worth[a])[0] as Cube
  const pool = [...realm.spent, ...pay]
  if (marked) takeCube(pool, largest)
  const change: Cube[] = []
  let rest = sum(pay.map((cube) => worth[cube])) - cost
  for (const cube of [...cubeColours].reverse()) {
    while (worth[cube] <= rest && pool.includes(cube)) {
      takeCube(pool, cube)
      change.push(cube)
      rest -= worth[cube]
    }
  }
  return { marker: marked ? largest : null, pool, change, lost: rest }
}

/** RL-E2, RL-E3, RL-E4: pays for a level and raises what was chosen. */
function gainLevel(play: Play, raise: Raise, pay: readonly Cube[]): void {
  const { cards, state, table } = play
  const cost = levelCost(cards, state)
  const { marker, pool, change, lost } = settlement(state, raise, pay, cost)
  state.level += 1
  table.tell({ type: 'levelGained', level: state.level, raise, cost, paid: pay, change, lost })
  const toPool = [...pay]
  if (marker) takeCube(toPool, marker)
  for (const cube of pay) takeCube(state.exp, cube)
  for (const cube of toPool) tellCube(play, cube, { in: 'exp' }, { in: 'spent' }, { by: 'level' })
  if (marker) tellCube(play, marker, { in: 'exp' }, { in: 'track', raise }, { by: 'level' })
  for (const cube of change) tellCube(play, cube, { in: 'spent' }, { in: 'exp' }, { by: 'change' })
  state.spent = [...pool]
  state.exp.push(...change)
  if (raise === 'health' || raise === 'energy') raiseMaximum(play, raise, marker)
  else state.tracks[raise].push(marker as Cube)
}

function raiseMaximum(play: Play, raise: 'health' | 'energy', marker: Cube | null): void {
  const { state, table } = play
  if (marker) state.markers[raise] = marker
  if (raise === 'energy') {
    state.maxEnergy += raiseBy.energy
    table.tell({ type: 'maximumRaised', of: raise, to: state.maxEnergy })
    changeEnergy(play, raiseBy.energy, { by: 'level' })
  } else {
    state.maxHealth += raiseBy.health
    table.tell({ type: 'maximumRaised', of: raise, to: state.maxHealth })
    changeHealth(play, raiseBy.health, { by: 'level' })
  }
}
