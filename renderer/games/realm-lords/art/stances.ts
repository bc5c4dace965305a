import type { Component } from 'vue'
import IconBow from '~icons/game-icons/high-shot'
import IconSwords from '~icons/game-icons/crossed-swords'
import IconSwirl from '~icons/game-icons/magic-swirl'

/** The three ways to fight, as far as drawing them goes. */
export const stanceLooks = ['ranged', 'melee', 'magic'] as const
export type StanceLook = (typeof stanceLooks)[number]

/** The icon of each. Its colour is `var(--ranged)`, `var(--melee)`, `var(--magic)`. */
export const stanceIcons: Readonly<Record<StanceLook, Component>> = { ranged: IconBow, melee: IconSwords, magic: IconSwirl }
