import { defineStore } from 'pinia'
import { ref } from 'vue'

/** The screens of the house itself, between which its tabs lead. */
export const houseScreens = ['home', 'library', 'history'] as const
export type HouseScreen = (typeof houseScreens)[number]

export const screens = [...houseScreens, 'setup', 'table', 'replay'] as const
export type Screen = (typeof screens)[number]

/** Which screen is open, and for which game one is being set up. */
export const useScreen = defineStore('screen', () => {
  const current = ref<Screen>('home')
  const game = ref('')

  function setUp(id: string): void {
    game.value = id
    current.value = 'setup'
  }

  function go(screen: Exclude<Screen, 'setup'>): void {
    current.value = screen
  }

  return { current, game, setUp, go }
})
