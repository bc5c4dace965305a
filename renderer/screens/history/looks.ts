import IconFlag from '~icons/game-icons/flying-flag'
import IconLaurel from '~icons/game-icons/laurel-crown'
import IconScroll from '~icons/game-icons/scroll-unfurled'
import IconSkull from '~icons/game-icons/skull-crossed-bones'

/** The seal that a result is closed with. */
export const looks = {
  won: { tone: 'red', icon: IconLaurel },
  lost: { tone: 'dark', icon: IconSkull },
  givenUp: { tone: 'earth', icon: IconFlag },
  practice: { tone: 'blue', icon: IconScroll },
} as const
