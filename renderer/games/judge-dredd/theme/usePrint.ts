import { computed, type ComputedRef } from 'vue'
import { useSettings } from '../../../stores/settings.ts'

/** Of the prints of a picture the one that goes with the theme. */
export function usePrint(prints: Readonly<Record<'night' | 'paper', string>>): ComputedRef<string> {
  const settings = useSettings()
  return computed(() => prints[settings.theme === 'candlelight' ? 'night' : 'paper'])
}
