import { useI18n } from 'vue-i18n'
import { bound, scenesAt } from '../../../../shared/games/judge-dredd/city.ts'
import type { SceneView, View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { cards } from '../cards.ts'
import { useListing } from '../../../i18n/useListing.ts'
import { bridgeBetween } from './plan.ts'

/** How the map says what lies in the city. `view`: what is seen now. */
export function useCityWords(view: () => View) {
  const { t } = useI18n()
  const { list } = useListing()

  const sectorName = (id: string): string => t(`dredd.names.sectors.${id}.name`)
  const crimeName = (id: string): string => t(`dredd.names.crimes.${id}`)
  const judgeName = (seat: Seat): string => t(`dredd.names.judges.${view().judges[seat]?.id ?? ''}`)

  /** What may be known of the Perp below a Crime. */
  function perpWords({ perp, faceUp }: SceneView): string {
    if (perp === null) return t('dredd.city.perp.down')
    return t(faceUp ? 'dredd.city.perp.up' : 'dredd.city.perp.known', {
      name: t(`dredd.names.perps.${perp}`),
      value: cards.perpValue(perp),
    })
  }

  /** A Crime with its Combat value and its Perp. */
  function crimeWords(scene: SceneView): string {
    return t('dredd.city.crime', { name: crimeName(scene.crime), value: cards.crimeValue(scene.crime), perp: perpWords(scene) })
  }

  /** A Judge, and what keeps him from moving or arresting. */
  function judgeWords(seat: Seat): string {
    const name = judgeName(seat)
    if (view().judges[seat]?.barneyed) return t('dredd.city.judge.barneyed', { name })
    return bound(view(), seat) ? t('dredd.city.judge.bound', { name }) : name
  }

  /** How far a target is, and which sectors the way passes; `way` ends at the target. */
  function awayWords(way: readonly string[]): string {
    const away = way.length > 3 ? t('dredd.city.away.more', { n: way.length }) : t(`dredd.city.away.${way.length}`)
    const between = way.slice(0, -1).map(sectorName)
    return between.length === 0 ? away : t('dredd.city.via', { away, sectors: list(between) })
  }

  /** How many new cards a Judge gets here. */
  function intakeWords(sector: string): string {
    const { intake } = cards.sector(sector)
    return intake === 1 ? t('dredd.city.intake') : t('dredd.city.intakeUpTo', { n: intake })
  }

  /** The adjacent sectors, those over the river with their bridge. */
  function neighbourWords(sector: string): string {
    const names = cards.sector(sector).neighbours.map((to) => {
      const bridge = bridgeBetween(sector, to)
      const name = sectorName(to)
      return bridge === null ? name : t('dredd.city.over', { sector: name, bridge: t(`dredd.names.bridges.${bridge.id}`) })
    })
    return list(names)
  }

  /** Everything that is to be seen in a sector, as one name. `more`: what else to say of it. */
  function sectorWords(sector: string, ...more: readonly string[]): string {
    const { judges, scenes } = view()
    const here = judges.flatMap((judge, seat) => (judge.at === sector && !judge.inCare ? [seat] : []))
    const patients = judges.flatMap((judge, seat) => (judge.at === sector && judge.inCare ? [seat] : []))
    const sentences = [
      sectorName(sector),
      here.some((seat) => judgeWords(seat) !== judgeName(seat)) ? here.map(judgeWords).join('; ') : list(here.map(judgeName)),
      patients.length > 0 ? t('dredd.city.inCare', { names: list(patients.map(judgeName)) }) : '',
      ...scenesAt(scenes, sector).map(crimeWords),
      ...more,
    ]
    return sentences.filter((sentence) => sentence !== '').join('. ') + '.'
  }

  return { sectorName, crimeName, judgeName, perpWords, crimeWords, judgeWords, awayWords, intakeWords, neighbourWords, sectorWords }
}

export type CityWords = ReturnType<typeof useCityWords>
