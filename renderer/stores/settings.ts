import { usePreferredContrast, usePreferredDark } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, nextTick, ref, watchEffect } from 'vue'
import { defaultSettings } from '../../shared/contract/choices.ts'
import type { Settings } from '../../shared/contract/settings.ts'
import { call } from '../bridge/client.ts'
import { firstLanguage } from '../i18n/speak.ts'
import { applyLooks, type Looks, type Theme } from '../theme/theme.ts'
import { useNotices } from './notices.ts'

/** R-A11Y-1: a speed that was chosen holds whatever the system asks for; nothing chosen follows the system. */
function movement(motion: Settings['motion']): Pick<Looks, 'motion' | 'tempo'> {
  if (motion === 'system' || motion === 'off') return { motion, tempo: 'full' }
  return { motion: 'on', tempo: motion }
}

/** What the player has set. A change shows at once and is kept by the program; if it cannot be kept, it is said. */
export const useSettings = defineStore('settings', () => {
  const notices = useNotices()
  const dark = usePreferredDark()
  const wished = usePreferredContrast()
  const settings = ref<Settings>({ ...defaultSettings, language: firstLanguage() })
  /** Whether they are what was kept, and no longer only the defaults. */
  const loaded = ref(false)

  const contrast = computed(() => {
    const chosen = settings.value.theme
    return chosen === 'contrast' || (chosen === 'system' && wished.value === 'more')
  })
  const theme = computed<Theme>(() => {
    if (contrast.value) return 'candlelight'
    if (settings.value.theme === 'system') return dark.value ? 'candlelight' : 'daylight'
    return settings.value.theme === 'day' ? 'daylight' : 'candlelight'
  })
  const looks = computed<Looks>(() => ({
    theme: theme.value,
    contrast: contrast.value,
    scale: settings.value.scale / 100,
    ...movement(settings.value.motion),
  }))
  watchEffect(() => applyLooks(looks.value), { flush: 'sync' })

  async function load(): Promise<void> {
    settings.value = notices.valueOf(await call('settings.get', {})) ?? settings.value
    await nextTick()
    loaded.value = true
  }

  async function change(wish: Partial<Settings>): Promise<void> {
    settings.value = { ...settings.value, ...wish }
    settings.value = notices.valueOf(await call('settings.set', wish)) ?? settings.value
  }

  /** Changes between day and candlelight, whatever was meant before. */
  function switchTheme(): Promise<void> {
    return change({ theme: theme.value === 'candlelight' ? 'day' : 'candlelight' })
  }

  /** Sound on or off, kept; the volumes stay. */
  function switchSound(): Promise<void> {
    const { sound } = settings.value
    return change({ sound: { ...sound, on: !sound.on } })
  }

  /** What is being tried, a volume say, takes effect and is not kept yet. */
  function attempt(wish: Partial<Settings>): void {
    settings.value = { ...settings.value, ...wish }
  }

  /** Hears of settings that were changed elsewhere. Gives a function that stops the listening. */
  function listen(): () => void {
    return window.gavel.on((notice) => {
      if (notice.type === 'settings') settings.value = notice.settings
    })
  }

  return { settings, loaded, theme, load, change, attempt, switchTheme, switchSound, listen }
})
