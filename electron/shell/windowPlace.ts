import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { windowPlace, type WindowPlace } from '../../shared/contract/windowPlace.ts'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What a window begins with, and the least that its screens are laid out for. */
export const usual = { width: 1280, height: 800, minWidth: 960, minHeight: 640 } as const

const fileName = 'window.json'

/** The place that was kept in a folder; `null`: none, or what is there makes no sense. */
export function readPlace(folder: string): WindowPlace | null {
  try {
    const read = windowPlace.safeParse(JSON.parse(readFileSync(path.join(folder, fileName), 'utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Keeps a place, whole or not at all. @throws the file system's errors */
export function writePlace(folder: string, place: WindowPlace): void {
  const file = path.join(folder, fileName)
  writeFileSync(`${file}.tmp`, JSON.stringify(place), { mode: 0o600 })
  renameSync(`${file}.tmp`, file)
}

/**
 * Where the window goes (R-APP-2): on the screen that shows most of where it was, wholly inside what that screen leaves for windows; a window
 * that was nowhere, or on a screen that has gone, into the middle of the first one.
 *
 * @param areas what each screen leaves for windows, the primary one first
 */
export function placeOn(areas: readonly [Box, ...Box[]], wanted: Box | null): Box {
  const shared = wanted === null ? [] : areas.map((area) => overlap(area, wanted))
  const most = Math.max(0, ...shared)
  const area = (most > 0 ? areas[shared.indexOf(most)] : undefined) ?? areas[0]
  const width = Math.min(Math.max(wanted?.width ?? usual.width, usual.minWidth), area.width)
  const height = Math.min(Math.max(wanted?.height ?? usual.height, usual.minHeight), area.height)
  const inside = most > 0 && wanted !== null ? wanted : { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2 }
  return {
    x: Math.round(clamp(inside.x, area.x, area.x + area.width - width)),
    y: Math.round(clamp(inside.y, area.y, area.y + area.height - height)),
    width,
    height,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** How many square pixels two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
