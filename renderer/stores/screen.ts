import { defineStore } from 'pinia'
import { ref } from 'vue'

/** The screens of the house itself, between which its tabs lead. */
export const houseScreens = ['home', 'library', 'history'] as const
export type HouseScreen = (typeof houseScreens)[number]

export const screens = [...houseScreens, 'setup', 'table', 'replay'] as const
export type Screen = (typeof screens)[number]

/** Which screen is open, for which game one is being set up, and from which screen of the house one came. */
export const useScreen = defineStore('screen', () => {
  const current = ref<Screen>('home')
  const game = ref('')
  /** The screen of the house that was open last. */
  const house = ref<HouseScreen>('home')
  /** Whether one came back to it: it then stands as it was left. */
  const isBack = ref(false)
  /** Whether a table is there that hears keys; the screen may be open before, while it is fetched. */
  const tableIsThere = ref(false)

  function setUp(id: string): void {
    game.value = id
    enter('setup', false)
  }

  function go(screen: Exclude<Screen, 'setup'>): void {
    enter(screen, false)
  }

  /** Back to the screen of the house that one came from. */
  function back(): void {
    enter(house.value, true)
  }

  function enter(screen: Screen, again: boolean): void {
    current.value = screen
    isBack.value = again
    const known = houseScreens.find((one) => one === screen)
    if (known !== undefined) house.value = known
  }

  return { current, game, house, isBack, tableIsThere, setUp, go, back }
})
