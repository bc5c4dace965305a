import { svg } from '../../draw/svg.ts'
import { sheet } from '../figures/ink.ts'
import { citizen, type Citizen } from './citizen.ts'
import { motif, type Motif } from './motif.ts'
import { beam, MOODS, PLACES, SCENE, type MoodName, type Place } from './places.ts'

/** A lamp over the scene: its cone from (x, y) down, half as wide as `half` at the floor. */
type Lamp = { readonly lamp: readonly [x: number, y: number, half: number] }
/** Rays from (x, y) over everything that stands behind. */
type Rays = { readonly rays: readonly [x: number, y: number] }

/** What stands in a scene, from the back to the front. */
export type Thing = Motif | Citizen | Lamp | Rays

/** A picture as data: where, at what hour, and what stands there. */
export type Scene = { readonly place: Place; readonly mood: MoodName; readonly things: readonly Thing[] }

function rays(x: number, y: number, colour: string): string {
  const wedges = Array.from({ length: 14 }, (_, index) => {
    const [from, to] = [(index * Math.PI) / 7, (index * Math.PI) / 7 + 0.2]
    return svg`M${x} ${y}L${x + 240 * Math.cos(from)} ${y + 240 * Math.sin(from)}L${x + 240 * Math.cos(to)} ${y + 240 * Math.sin(to)}Z`
  })
  return `<path d="${wedges.join('')}" fill="${colour}" opacity=".32"/>`
}

function drawn(thing: Thing, light: string): string {
  if ('icon' in thing) return motif(thing)
  if ('coat' in thing) return citizen(thing)
  return 'lamp' in thing ? beam(...thing.lamp, light) : rays(...thing.rays, light)
}

/** Ids are made of what they name, so a part that stands there twice is defined once. */
function definedOnce(drawing: string): string {
  const seen = new Set<string>()
  return drawing.replaceAll(/<defs><path id="([^"]+)".*?<\/defs>/g, (definition, id: string) => {
    if (seen.has(id)) return ''
    seen.add(id)
    return definition
  })
}

/** The whole picture of a scene with its accents over it, 200 x 132. `key` makes two of a kind of place differ. */
export function drawScene(key: string, { place, mood, things }: Scene, accents: string): string {
  const m = MOODS[mood]
  const body = PLACES[place](m, key) + things.map((thing) => drawn(thing, m.light)).join('') + accents
  return sheet(SCENE.width, SCENE.height, definedOnce(body))
}
