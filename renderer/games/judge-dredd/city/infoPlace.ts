import type { Point } from './plan.ts'

/** Lengths in pixels of the frame. */
export type Size = { readonly width: number; readonly height: number }

/** What must stay in sight around a point that the card should not hide. */
const clear = 34

/**
 * Where a card about a sector stands: beside it, above or below it, inside the frame, hiding as few of the places in `avoid` as can
 * be. `reach`: how far from its middle the sector goes. Gives the card's upper left corner.
 */
export function infoPlace(frame: Size, card: Size, [x, y]: Point, reach: number, avoid: readonly Point[]): Point {
  const within = (at: number, side: number, room: number): number => Math.max(8, Math.min(room - side - 8, at))
  const [left, top] = [within(x - card.width / 2, card.width, frame.width), within(y - card.height / 2, card.height, frame.height)]
  const places: readonly Point[] = [
    [x + reach, top],
    [x - reach - card.width, top],
    [left, y + reach],
    [left, y - reach - card.height],
  ]
  const cost = ([px, py]: Point): number => {
    const outside = px < 0 || py < 0 || px + card.width > frame.width || py + card.height > frame.height
    const hidden = avoid.filter(
      ([ax, ay]) => ax > px - clear && ax < px + card.width + clear && ay > py - clear && ay < py + card.height + clear,
    )
    return (outside ? 100 : 0) + hidden.length
  }
  const [px, py] = places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
  return [within(px, card.width, frame.width), within(py, card.height, frame.height)]
}
