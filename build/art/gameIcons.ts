import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Side of the square that game-icons are drawn in, in units. */
export const ICON_SIDE = 512

type Icons = { readonly icons: Readonly<Record<string, { readonly body: string }>> }
let read: Icons | undefined

/** The outline of the game-icon `name` as path data in a square of 512 units. Throws when the set has no such icon. */
export function iconPath(name: string): string {
  read ??= JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8')) as Icons
  const path = /\bd="([^"]+)"/.exec(read.icons[name]?.body ?? '')?.[1]
  if (path === undefined) throw new Error(`game-icons has no ${name}`)
  return path
}
