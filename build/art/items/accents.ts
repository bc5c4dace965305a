import type { ItemEffect } from '../../../shared/games/realm-lords/cards/schema.ts'
import { n } from '../portraits/parts/curve.ts'
import { glow, INK, stroke } from '../portraits/parts/ink.ts'
import { many } from '../portraits/parts/pen.ts'
import type { Pen } from '../portraits/parts/pen.ts'
import { ICON_SIDE, iconPath } from '../gameIcons.ts'

/** How an effect is told: the sign on its medallion, its colour, and how many studs it has. */
type Sign = { readonly icon: string; readonly colour: string; readonly studs: number; readonly more?: string }

const stances = {
  ranged: { icon: 'high-shot', colour: '#4fae62' },
  melee: { icon: 'crossed-swords', colour: '#d8503a' },
  magic: { icon: 'magic-swirl', colour: '#9a7be0' },
  any: { icon: 'arrows-shield', colour: '#e0b04a' },
} as const

/** The sign of an effect (RL-I: what the item does), so that an item of a new pack has one too. */
export function signOf(effect: ItemEffect): Sign {
  switch (effect.kind) {
    case 'stat':
      return { ...stances[effect.stat], studs: effect.mod, ...(effect.dmg > 0 ? { more: 'bloody-sword' } : {}) }
    case 'resist':
      return { ...stances[effect.stat], studs: effect.value, more: 'shield' }
    case 'testWeaken':
      return { ...stances[effect.stat], studs: effect.value, more: 'broken-shield' }
    case 'testDamage':
      return { ...stances[effect.stat], studs: effect.value, more: 'bloody-sword' }
    case 'prevent':
      return { icon: 'shield', colour: '#5b9bd0', studs: effect.value === 'all' ? 5 : effect.value }
    case 'reroll':
      return { icon: 'rolling-dices', colour: '#e0b04a', studs: 0 }
    case 'rollBonus':
      return { icon: 'dice-six-faces-six', colour: '#e0b04a', studs: effect.value }
    case 'bonusDamage':
      return { icon: 'bloody-sword', colour: '#d8503a', studs: effect.value }
    case 'bomb':
      return { icon: 'explosion-rays', colour: '#f08a2a', studs: effect.value }
    case 'thorns':
      return { icon: 'thorny-vine', colour: '#d8503a', studs: effect.value }
    case 'regen':
    case 'energy':
      return { icon: 'electric', colour: '#f2c53d', studs: effect.value }
    case 'heal':
      return { icon: 'hearts', colour: '#d8503a', studs: effect.value }
    case 'revive':
      return { icon: 'heart-wings', colour: '#f08a2a', studs: effect.value }
    case 'move':
    case 'moveBoost':
      return { icon: 'footprint', colour: '#7fb04a', studs: effect.value }
    case 'endCombat':
      return { icon: 'run', colour: '#a8b4c4', studs: 0 }
    case 'noCounter':
      return { icon: 'shield-reflect', colour: '#7fd0dc', studs: 0 }
    case 'freeMaintain':
      return { icon: 'padlock', colour: '#e0b04a', studs: 0 }
    case 'restance':
      return { icon: 'cycle', colour: '#7fd0dc', studs: 0 }
    case 'doomWard':
      return { icon: 'hourglass', colour: '#b8433a', studs: 0 }
    case 'peek':
      return { icon: 'brass-eye', colour: '#7fd0dc', studs: 0 }
    case 'bounty':
      return { icon: 'coins', colour: '#e0b04a', studs: effect.value }
  }
}

/** The light of an effect, behind the item. */
export const effectLight = (pen: Pen, effect: ItemEffect): string => {
  const { colour } = signOf(effect)
  const rays = many(12, (index) => {
    const angle = (index * Math.PI) / 6 + 0.2
    return stroke(
      `${98 + 62 * Math.cos(angle)} ${92 + 62 * Math.sin(angle)}, ${98 + 88 * Math.cos(angle)} ${92 + 88 * Math.sin(angle)}`,
      colour,
      index % 2 === 0 ? 3 : 1.6,
      0.55,
    )
  })
  return glow(pen, 98, 92, 96, colour, 0.62) + glow(pen, 98, 92, 56, '#fff3cf', 0.6) + rays
}

const drawn = (icon: string, x: number, y: number, size: number, fill: string): string => {
  const scale = size / ICON_SIDE
  return `<path d="${iconPath(icon)}" fill="${fill}" transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${Math.round(scale * 10_000) / 10_000})"/>`
}

const medallion = (pen: Pen, x: number, y: number, r: number, icon: string, colour: string): string =>
  `<circle cx="${x + 1.5}" cy="${y + 2.5}" r="${r + 2}" fill="#0b0603" opacity=".55"/><circle cx="${x}" cy="${y}" r="${r + 1.5}" fill="#c6922f" stroke="${INK}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r - 2}" fill="#241409"/>` +
  glow(pen, x - r * 0.3, y - r * 0.3, r, colour, 0.55) +
  `<path d="M${x - r} ${y - 2}a${r} ${r} 0 0 1 ${r} ${-r + 2}" fill="none" stroke="#fbe6a0" stroke-width="2" stroke-linecap="round"/>` +
  drawn(icon, x, y, r * 1.42, colour)

/** The medallion at the lower right: the effect's sign, with one stud for each point of it. */
export function effectSeal(pen: Pen, effect: ItemEffect): string {
  const { icon, colour, studs, more } = signOf(effect)
  const stud = (index: number): string => {
    const angle = Math.PI * (0.98 + (index - (studs - 1) / 2) * 0.15)
    return `<circle cx="${n(156 + 30 * Math.cos(angle))}" cy="${n(156 - 30 * Math.sin(angle))}" r="4" fill="#fbe6a0" stroke="${INK}" stroke-width="1.800"/>`
  }
  return (
    (more === undefined ? '' : medallion(pen, 168, 118, 14, more, colour)) + medallion(pen, 156, 156, 24, icon, colour) + many(studs, stud)
  )
}
