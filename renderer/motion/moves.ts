/** A place in the window, in pixels from its upper left corner. */
export type Point = readonly [x: number, y: number]
/** The room that something takes up in the window, in pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
/** What lies where, by the name that it carries on the table (`data-lies`). What is not to be seen is not there. */
export type Lie = ReadonlyMap<string, Box>

/** A picture of something while it travels, which the game draws. `id`: what is seen of it; null: its back. */
export type Thing = { readonly kind: string; readonly id: string | null }
/** Where a thing comes by: its middle, how large it is there (1: as it is drawn), and how long it rests, in milliseconds at full speed. */
export type Stop = { readonly at: Point; readonly size: number; readonly rest?: number }

/** Something that is seen to happen, from `at` milliseconds (at full speed) after the answer. Pieces carry names of the table. */
export type Move = { readonly at: number } & (
  | { readonly do: 'walk'; readonly piece: string; readonly way: readonly Point[]; readonly hop: boolean }
  /** Set down from above. */
  | { readonly do: 'land'; readonly piece: string }
  /** Turned up: its back (`back`) turns away, then its face turns up. */
  | { readonly do: 'turn'; readonly piece: string; readonly back: Thing }
  | { readonly do: 'shake'; readonly piece: string }
  /** Its number runs from one value to another. */
  | { readonly do: 'count'; readonly piece: string; readonly from: number; readonly to: number }
  | { readonly do: 'carry'; readonly thing: Thing; readonly way: readonly Stop[] }
  | { readonly do: 'fall'; readonly thing: Thing; readonly from: Point; readonly size: number }
  /** Rises from a place and fades. */
  | { readonly do: 'rise'; readonly thing: Thing; readonly from: Point }
)

/** A table before or after an answer: what the viewer sees of the match, and what lies where. */
export type Laid<View> = { readonly view: View; readonly lie: Lie }
/** What an answer brought, on the table before and after it. */
export type Scene<View, Event> = { readonly events: readonly Event[]; readonly before: Laid<View>; readonly after: Laid<View> }

/**
 * How a game moves. `plan` makes moves of what happened; it asks nothing else and decides nothing. `ground`: the name of the board (and with
 * `:frame` behind it, of all that is seen of it, if that is more); while it is not on the table, only events of the types `atOnce` move anything, and the others are kept until it is back.
 */
export type GameMoves<View, Event extends { readonly type: string }> = {
  readonly plan: (scene: Scene<View, Event>) => readonly Move[]
  readonly ground: string
  readonly atOnce: readonly Event['type'][]
}

/** The middle of a box. */
export function middle({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2]
}

/** Pieces nearer than this, in pixels, have not moved. */
const near = 2

/** Moves for what lies elsewhere now although nothing was planned for it: it slides there. `names` says which pieces do so. */
export function slides({ before, after }: Scene<unknown, unknown>, planned: readonly Move[], names: RegExp): Move[] {
  const taken = new Set(planned.flatMap((move) => ('piece' in move && move.do === 'walk' ? [move.piece] : [])))
  return [...after.lie].flatMap(([piece, box]): Move[] => {
    const old = before.lie.get(piece)
    if (old === undefined || taken.has(piece) || !names.test(piece)) return []
    const way = [middle(old), middle(box)] as const
    return Math.hypot(way[0][0] - way[1][0], way[0][1] - way[1][1]) < near ? [] : [{ do: 'walk', piece, way, hop: false, at: 0 }]
  })
}
