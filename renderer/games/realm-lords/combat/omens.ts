import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'

type Told<T extends RealmEvent['type']> = Extract<RealmEvent, { type: T }>

/** What came of Before Combat, from the meeting to the first combat round (RL-C3): by the enemy, and by the hero. */
export type Omens = {
  /** The enemy's test or loss; all null when it did nothing. */
  readonly enemy: Side
  readonly hero: Side & { readonly looked: Told<'looked'> | null; readonly weakened: Told<'weakened'> | null }
}

type Side = {
  readonly test: Told<'tested'> | null
  readonly health: Told<'healthChanged'> | null
  readonly energy: Told<'energyChanged'> | null
  readonly enemyHealth: Told<'enemyHealthChanged'> | null
}

/** Reads the omens of the fight that began last from the log. */
export function omensIn(events: readonly RealmEvent[]): Omens {
  const start = events.findLastIndex((event) => event.type === 'enemyMet')
  const rest = start < 0 ? [] : events.slice(start + 1)
  const end = rest.findIndex((event) => event.type === 'combatRoundBegan' || event.type === 'fightEnded')
  const before = end < 0 ? rest : rest.slice(0, end)
  const find = <T extends RealmEvent['type']>(type: T, fits: (event: Told<T>) => boolean = () => true) =>
    (before.find((event) => event.type === type && fits(event as Told<T>)) as Told<T> | undefined) ?? null
  return {
    enemy: {
      test: find('tested', ({ cause }) => cause.by === 'enemy'),
      health: find('healthChanged', ({ cause }) => cause.by === 'enemy'),
      energy: find('energyChanged', ({ cause }) => cause.by === 'enemy'),
      enemyHealth: null,
    },
    hero: {
      test: find('tested', ({ cause }) => cause.by !== 'enemy'),
      health: null,
      energy: null,
      enemyHealth: find('enemyHealthChanged'),
      looked: find('looked'),
      weakened: find('weakened'),
    },
  }
}

/** Whether nothing came of it, or nothing yet. */
export function isQuiet({ enemy, hero }: Omens): boolean {
  return [...Object.values(enemy), ...Object.values(hero)].every((told) => told === null)
}
