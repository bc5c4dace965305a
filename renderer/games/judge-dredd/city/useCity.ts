import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { bound, judgesAt, scenesAt } from '../../../../shared/games/judge-dredd/city.ts'
import type { SceneView, View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { cards } from '../cards.ts'
import { careLayout, layoutOf, type CardPlace, type SectorLayout, type TokenPlace } from './layout.ts'
import { sectorPlans, type SectorPlan } from './plan.ts'

/** A sector as it is drawn now. */
export type Spread = {
  readonly id: string
  readonly plan: SectorPlan
  readonly lines: readonly string[]
  readonly intake: number
  readonly start: boolean
  readonly hospital: boolean
  readonly layout: SectorLayout
}

export type LaidCrime = { readonly scene: SceneView; readonly place: CardPlace }
export type LaidJudge = {
  readonly seat: Seat
  readonly judge: string
  readonly sector: string
  readonly place: TokenPlace
  readonly bound: boolean
  readonly barneyed: boolean
}

/** Lays a sector out for so many Crimes and Judges; for as many again it is the same object, and nothing is drawn anew. */
function layoutsOf(plan: SectorPlan, lines: number, plate: boolean): (crimes: number, judges: number) => SectorLayout {
  const known = new Map<string, SectorLayout>()
  return (crimes, judges) => {
    const key = `${crimes} ${judges}`
    const layout = known.get(key) ?? layoutOf(plan, lines, plate, crimes, judges)
    known.set(key, layout)
    return layout
  }
}

/** What lies where in the city: sectors in the order of the plan, Crimes and Judges with their places. */
export function useCity(view: () => View, acting: () => Seat | null) {
  const i18n = useI18n()

  /** The lines of a sector's name on the map. */
  function linesOf(sector: string): string[] {
    return [0, 1, 2]
      .map((n) => `dredd.names.sectors.${sector}.label[${n}]`)
      .filter((key) => i18n.te(key))
      .map((key) => i18n.t(key))
  }

  const sectors = computed(() =>
    sectorPlans.map((plan) => {
      const { start, hospital, intake } = cards.sector(plan.id)
      const lines = linesOf(plan.id)
      const layouts = layoutsOf(plan, lines.length, intake > 1)
      return { id: plan.id, plan, lines, intake, start, hospital, layouts }
    }),
  )
  const spreads = computed<Spread[]>(() =>
    sectors.value.map(({ layouts, ...sector }) => ({
      ...sector,
      layout: layouts(scenesAt(view().scenes, sector.id).length, judgesAt(view(), sector.id).length),
    })),
  )

  const crimes = computed<LaidCrime[]>(() =>
    spreads.value.flatMap(({ id, layout }) =>
      scenesAt(view().scenes, id).flatMap((scene, n) => {
        const place = layout.cards[n]
        return place === undefined ? [] : [{ scene, place }]
      }),
    ),
  )

  const patients = computed(() => view().judges.flatMap((judge, seat) => (judge.inCare ? [seat] : [])))
  const care = computed(() => careLayout(patients.value.length))

  /** In the order of the seats, the acting Judge last, so that he lies on top. */
  const judges = computed<LaidJudge[]>(() => {
    const inSectors = spreads.value.flatMap(({ id, layout }) => laid(judgesAt(view(), id), layout.tokens, id))
    const inCare = laid(patients.value, care.value.tokens, cards.hospital)
    return [...inSectors, ...inCare].sort((a, b) => rank(a.seat) - rank(b.seat))
  })

  function rank(seat: Seat): number {
    return seat === acting() ? view().judges.length : seat
  }

  function laid(seats: readonly Seat[], places: readonly TokenPlace[], sector: string): LaidJudge[] {
    return seats.flatMap((seat, n) => {
      const [judge, place] = [view().judges[seat], places[n]]
      if (judge === undefined || place === undefined) return []
      return [{ seat, judge: judge.id, sector, place, bound: bound(view(), seat), barneyed: judge.barneyed }]
    })
  }

  return { spreads, crimes, judges, care }
}
