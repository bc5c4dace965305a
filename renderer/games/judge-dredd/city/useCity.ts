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

  const spreads = computed<Spread[]>(() =>
    sectorPlans.map((plan) => {
      const { start, hospital, intake } = cards.sector(plan.id)
      const lines = linesOf(plan.id)
      const plate = intake > 1
      const [crimes, judges] = [scenesAt(view().scenes, plan.id).length, judgesAt(view(), plan.id).length]
      return { id: plan.id, plan, lines, intake, start, hospital, layout: layoutOf(plan, lines.length, plate, crimes, judges) }
    }),
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
