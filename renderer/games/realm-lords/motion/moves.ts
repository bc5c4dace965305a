import type { CubePlace, RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import type { SpaceIndex, View } from '../../../../shared/games/realm-lords/state.ts'
import { middle, type Box, type GameMoves, type Move, type Point, type Scene } from '../../../motion/moves.ts'

type RealmScene = Scene<View, RealmEvent>
type EventType = RealmEvent['type']
/** Moves in the making. `at`: when the next thing happens, in milliseconds at full speed (as in theme/motion.ts). */
type Draft = { readonly scene: RealmScene; readonly moves: Move[]; readonly walk: SpaceIndex[]; at: number }
type Moved<T extends EventType> = (event: Extract<RealmEvent, { type: T }>, draft: Draft) => void

const times = { dice: 500, hop: 260, loot: 420, between: 110 } as const
/** Of many hearts or coins so many are seen to move. */
const most = 5

const nothing = (): void => undefined
/** What follows a roll waits until its dice lie. */
const dice = (_: unknown, draft: Draft): void => void (draft.at = times.dice)

/** Where something lay before the answer, else where it lies after it. */
function box({ scene: { before, after } }: Draft, ...names: readonly string[]): Box | undefined {
  return names.map((name) => before.lie.get(name) ?? after.lie.get(name)).find((one) => one !== undefined)
}

/** Every kind of event and how it is seen to happen; a new one does not compile until it moves something or stands still on purpose. */
const moved = {
  mapLaid: nothing,
  heroTaken: nothing,
  startRolled: nothing,
  heroPlaced: ({ from, to }, draft) => {
    if (from === null) draft.moves.push({ do: 'land', piece: 'hero', at: draft.at })
    else draft.walk.push(to)
  },
  doomSet: nothing,
  deckShuffled: nothing,
  roundBegan: nothing,
  phaseBegan: nothing,
  roadRolled: dice,
  pointsGained: nothing,
  stepped: ({ to }, draft) => void draft.walk.push(to),
  stopped: nothing,
  cubeMoved: ({ cube, from, to }, draft) => {
    if (to.in === 'map' && from.in === 'supply') return
    carry(draft, { kind: 'cube', id: cube }, nameOf(from), nameOf(to))
  },
  cardMoved: ({ item, from, to }, draft) => {
    if (to.in === 'hero') {
      carry(draft, { kind: 'item', id: item }, [`good:${item}`, 'enemy', 'portrait'], [`item:${item}`])
      draft.moves.push({ do: 'land', piece: `item:${item}`, at: draft.at + times.loot - times.between })
    } else if (from.in === 'hero') {
      const start = box(draft, `item:${item}`)
      if (start !== undefined)
        draft.moves.push({ do: 'fall', thing: { kind: 'item', id: item }, from: middle(start), size: 1, at: draft.at })
    } else if (to.in === 'town') draft.moves.push({ do: 'land', piece: `good:${item}`, at: draft.at })
    draft.at += times.between
  },
  exhausted: nothing,
  readied: nothing,
  abilityUsed: (_, draft) => void draft.moves.push({ do: 'shake', piece: 'portrait', at: draft.at }),
  healthChanged: (event, draft) => onTrack(draft, 'health', event),
  energyChanged: (event, draft) => onTrack(draft, 'energy', event),
  goldChanged: ({ from, to }, draft) => {
    changed(draft, 'gold', from, to)
    if (to > from && draft.scene.before.lie.has('enemy')) {
      for (let n = 0; n < Math.min(to - from, most); n += 1)
        carry(draft, { kind: 'coin', id: 'coin' }, ['enemy'], ['count:gold'], draft.at + n * times.between)
    }
  },
  enemyMet: nothing,
  typeRolled: nothing,
  tested: dice,
  weakened: (_, draft) => void draft.moves.push({ do: 'shake', piece: 'enemy', at: draft.at }),
  looked: nothing,
  combatRoundBegan: nothing,
  engaged: nothing,
  enemyRevealed: nothing,
  tacticChanged: nothing,
  stanceChanged: nothing,
  mirrored: nothing,
  combatRolled: dice,
  bonusAdded: nothing,
  roundResolved: nothing,
  enemyHit: nothing,
  lossPrevented: nothing,
  enemyHealthChanged: ({ from, to }, draft) => {
    const hearts = box(draft, 'enemyHearts')
    if (hearts === undefined || to >= from) return
    draft.moves.push({ do: 'shake', piece: 'enemy', at: draft.at })
    drop(draft, 'heart', [hearts.x + 12, hearts.y + 12], from - to)
  },
  fightEnded: nothing,
  lordFell: nothing,
  townEntered: nothing,
  levelGained: ({ raise }, draft) => void draft.moves.push({ do: 'land', piece: `raise:${raise}`, at: draft.at }),
  maximumRaised: nothing,
  doomRolled: dice,
  doomMoved: nothing,
  ended: nothing,
} satisfies { readonly [T in EventType]: Moved<T> }

/** The names of where a cube can be seen, the nearest first. */
function nameOf(place: CubePlace): readonly string[] {
  if (place.in === 'map') return [`space:${place.space}`]
  if (place.in === 'track') return [`raise:${place.raise}`]
  return place.in === 'supply' || place.in === 'spent' ? ['portrait'] : [place.in]
}

/** Carries something from one of these places to one of those, if both are to be seen and not the same. */
function carry(draft: Draft, thing: { kind: string; id: string }, from: readonly string[], to: readonly string[], at = draft.at): void {
  const [start, end] = [box(draft, ...from), box(draft, ...to)]
  if (start === undefined || end === undefined || start === end) return
  const way = [
    { at: middle(start), size: 1.1 },
    { at: middle(end), size: 0.8 },
  ]
  draft.moves.push({ do: 'carry', thing, way, at })
}

/** A number runs to its new value, and by how much it changed is written over it. */
function changed(draft: Draft, what: string, from: number, to: number): void {
  const place = box(draft, `count:${what}`)
  if (place === undefined || from === to) return
  const id = to > from ? `+${to - from}` : `−${from - to}`
  draft.moves.push({ do: 'count', piece: `count:${what}`, from, to, at: draft.at })
  draft.moves.push({
    do: 'rise',
    thing: { kind: to > from ? 'gain' : 'loss', id },
    from: [place.x + place.width / 2, place.y],
    at: draft.at,
  })
}

/** Health or energy: beads fall off the track; a loss of health shakes the hero. */
function onTrack(draft: Draft, kind: 'health' | 'energy', { from, to }: { readonly from: number; readonly to: number }): void {
  changed(draft, kind, from, to)
  if (to >= from) return
  const beads = box(draft, `beads:${kind}`)
  if (kind === 'health') draft.moves.push({ do: 'shake', piece: 'portrait', at: draft.at })
  if (beads === undefined) return
  drop(draft, kind === 'health' ? 'heart' : 'bolt', [beads.x + (beads.width * (to + 0.5)) / 10, beads.y + beads.height / 2], from - to)
}

/** Some things fall down from a place, one after the other. */
function drop(draft: Draft, kind: string, [x, y]: Point, count: number): void {
  for (let n = 0; n < Math.min(count, most); n += 1)
    draft.moves.push({ do: 'fall', thing: { kind, id: kind }, from: [x + n * 20, y], size: 1, at: draft.at + (n * times.between) / 2 })
}

/** The hero's walk over the spaces that he stepped on. */
function walked({ scene: { before, after }, walk }: Draft): Move[] {
  const [from, to] = [before.lie.get('hero'), after.lie.get('hero')]
  const last = after.lie.get(`space:${walk.at(-1)}`)
  if (from === undefined || to === undefined || last === undefined) return []
  const [home, ground] = [middle(to), middle(last)]
  const between = walk.slice(0, -1).flatMap((space): Point[] => {
    const seen = after.lie.get(`space:${space}`)
    if (seen === undefined) return []
    const [x, y] = middle(seen)
    return [[x + home[0] - ground[0], y + home[1] - ground[1]]]
  })
  return [{ do: 'walk', piece: 'hero', way: [middle(from), ...between, home], hop: true, at: 0 }]
}

/** What is seen of an answer, in its order. */
export function plan(scene: RealmScene): readonly Move[] {
  const draft: Draft = { scene, moves: [], walk: [], at: 0 }
  for (const event of scene.events) (moved[event.type] as Moved<EventType>)(event, draft)
  return [...walked(draft), ...draft.moves]
}

/** Realm Lords: the map goes when there is something to decide elsewhere; what changes on the hero's sheet is seen all the same. */
export const realmMoves: GameMoves<View, RealmEvent> = {
  plan,
  ground: 'map',
  atOnce: Object.keys(moved) as EventType[],
}
