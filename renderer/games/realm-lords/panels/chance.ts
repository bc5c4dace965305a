import { useI18n } from 'vue-i18n'

/** Writes chances (0 … 1) as whole percents; what is not quite sure never reads 100 %, what may still happen never 0 %. */
export function useChance(): (chance: number) => string {
  const { t, n } = useI18n()
  return (chance) => {
    const percent = Math.round(chance * 100)
    if (percent === 100 && chance < 1 - 1e-9) return t('realm.combat.nearlySure')
    if (percent === 0 && chance > 1e-9) return t('realm.combat.nearlyNever')
    return n(chance, 'percent')
  }
}
