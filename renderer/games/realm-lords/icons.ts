import type { Component } from 'vue'
import IconBow from '~icons/game-icons/high-shot'
import IconPalm from '~icons/game-icons/magic-swirl'
import IconSwords from '~icons/game-icons/crossed-swords'
import type { Stance } from '../../../shared/games/realm-lords/cards/schema.ts'

/** The icon of each stance. */
export const stanceIcon: Readonly<Record<Stance, Component>> = { ranged: IconBow, melee: IconSwords, magic: IconPalm }
