import type { Component } from 'vue'
import IconFlag from '~icons/game-icons/flying-flag'
import IconLaurel from '~icons/game-icons/laurel-crown'
import IconScroll from '~icons/game-icons/scroll-unfurled'
import IconSkull from '~icons/game-icons/skull-crossed-bones'
import type { ResultClass } from '../../shared/contract/history.ts'

type SealLook = { readonly tone: 'red' | 'dark' | 'earth' | 'blue'; readonly icon: Component }

const looks: Readonly<Record<ResultClass, SealLook>> = {
  won: { tone: 'red', icon: IconLaurel },
  lost: { tone: 'dark', icon: IconSkull },
  givenUp: { tone: 'earth', icon: IconFlag },
  practice: { tone: 'blue', icon: IconScroll },
}

/** The seal under a match that counts in a class: its wax, and what is pressed into it. */
export const sealOf = (result: ResultClass): SealLook => looks[result]
