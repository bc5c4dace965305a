import { useI18n } from 'vue-i18n'
import type { View } from '../../../../shared/games/realm-lords/state.ts'
import { cards } from '../cards.ts'

/** Says what using an item would do now: numbers where they are known beforehand, else only that it is ready (R-UX-2). */
export function usePreview(): (view: View, item: string) => string {
  const { t } = useI18n()
  return (view, item) => {
    const { effect } = cards.item(item)
    switch (effect.kind) {
      case 'heal':
        return t('realm.table.preview.heal', { from: view.health, to: Math.min(view.maxHealth, view.health + effect.value) })
      case 'energy':
        return t('realm.table.preview.gain', { from: view.energy, to: Math.min(view.maxEnergy, view.energy + effect.value) })
      case 'moveBoost':
        return t('realm.table.preview.points', { n: effect.value })
      default:
        return t('realm.table.preview.use')
    }
  }
}
