import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { cards } from '../cards.ts'
import type { CardPlace } from './layout.ts'
import { sectorPlans } from './plan.ts'
import { waysOf } from './reach.ts'
import type { Spot } from './steer.ts'
import { keyOf, type Target } from './targeting.ts'
import type { useCity } from './useCity.ts'
import type { CityWords } from './words.ts'

type SectorTarget = Extract<Target, { kind: 'sector' }>
/** A spot with its sector; a Crime's with its card's place. */
export type CitySpot = Spot & { readonly sector: string; readonly card?: CardPlace }

export type MapState = {
  readonly view: View
  readonly targets: readonly Target[]
  readonly picked: readonly Target[]
  readonly acting: Seat | null
}

/** The keys of the spots of the map, as `keyOf` gives them for targets. */
export const spotKeys = {
  sector: (sector: string): string => keyOf({ kind: 'sector', sector, steps: 0 }),
  crime: (crime: string): string => keyOf({ kind: 'crime', crime }),
  judge: (seat: Seat): string => keyOf({ kind: 'judge', seat }),
} as const

/** What the cursor can stand on, what of it can be chosen, and the ways there. */
export function useSpots(state: () => MapState, { crimes, judges }: ReturnType<typeof useCity>, words: CityWords) {
  const { t } = useI18n()
  const open = computed(() => new Map(state().targets.map((target) => [keyOf(target), target])))
  const chosen = computed(() => new Set(state().picked.map(keyOf)))

  /** Sectors are always there; Crimes and Judges while they can be chosen. */
  const spots = computed<CitySpot[]>(() => {
    const things: CitySpot[] = [
      ...crimes.value.map(({ scene, place }) => ({ key: spotKeys.crime(scene.crime), at: place.at, sector: scene.sector, card: place })),
      ...judges.value.map(({ seat, place, sector }) => ({ key: spotKeys.judge(seat), at: place.at, sector })),
    ]
    return [
      ...sectorPlans.map(({ id, centre }) => ({ key: spotKeys.sector(id), at: centre, sector: id })),
      ...things.filter(({ key }) => open.value.has(key)),
    ]
  })

  const spotOf = (key: string | null): CitySpot | undefined => spots.value.find((spot) => spot.key === key)

  /** The acting Judge's sector, where the cursor is at home. */
  const standing = computed(() => {
    const { view, acting } = state()
    return acting === null ? null : (view.judges[acting]?.at ?? null)
  })
  const home = computed(() => spotKeys.sector(standing.value ?? cards.starts[0] ?? ''))

  function targetAt(sector: string): SectorTarget | null {
    const target = open.value.get(spotKeys.sector(sector))
    return target?.kind === 'sector' ? target : null
  }

  const ways = computed(() => {
    const { view, acting } = state()
    return acting === null ? new Map<string, readonly string[]>() : waysOf(view, cards, acting)
  })

  /** The sectors on the way to one that can be walked to, itself included; null for all others. */
  function wayTo(sector: string): readonly string[] | null {
    const target = targetAt(sector)
    return target === null || target.steps === 0 ? null : (ways.value.get(sector) ?? [sector])
  }

  /** How far a sector is, if it can be chosen; else nothing. */
  function awayOf(sector: string): string {
    const path = wayTo(sector)
    if (path !== null) return words.awayWords(path)
    return targetAt(sector) === null ? '' : t('dredd.city.choosable')
  }

  const names = computed(() => new Map(sectorPlans.map(({ id }) => [id, words.sectorWords(id, awayOf(id))])))
  /** All that is to be seen in a sector, and how far it is. */
  const nameOf = (sector: string): string => names.value.get(sector) ?? ''

  /** What pressing a spot chooses: itself, or the only thing in a sector that can be chosen. */
  function meantBy(key: string): Target | null {
    const itself = open.value.get(key)
    if (itself !== undefined) return itself
    const sector = spotOf(key)?.sector
    const inside = spots.value.flatMap((spot) => (spot.sector === sector ? (open.value.get(spot.key) ?? []) : []))
    return inside.length === 1 ? (inside[0] ?? null) : null
  }

  return { open, chosen, spots, spotOf, standing, home, targetAt, wayTo, awayOf, nameOf, meantBy }
}
