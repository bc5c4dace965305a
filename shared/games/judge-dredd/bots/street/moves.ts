import type { Action } from '../../actions.ts'
import type { View } from '../../state.ts'
import { farAway } from './atlas.ts'
import { hope, roadsOf, sightOf, type Outlook } from './prospects.ts'
import { standOf, withPiece, type Stand } from './stand.ts'

/** An action with what it seems worth, in points; only differences count. */
export type Rated = { readonly action: Action; readonly worth: number }

/** JD-M1 to JD-M5: rates every step and staying by the best sector that can be reached that way. */
export function rateMoves(outlook: Outlook, legal: readonly Action[]): Rated[] {
  const { view, atlas, cards } = outlook
  const seat = view.you as number
  const stand = standOf(cards, atlas, view)
  const piece = stand.pieces[seat]!
  return legal.map((action) => {
    if (action.type !== 'step')
      return { action, worth: piece.inCare ? hope(outlook, moved(stand, seat), seat) : sightOf(outlook, stand, seat).endingAt(piece.at, 0) }
    const to = atlas.of.get(action.to)!
    const strides = piece.inCare ? 0 : piece.strides - 1
    const there = withPiece(stand, seat, { at: to, inCare: false, strides })
    return { action, worth: bestEnd(outlook, there, seat) }
  })
}

function moved(stand: Stand, seat: number): Stand {
  return withPiece(stand, seat, { moved: true })
}

/** The best end of a move that has come so far; a step further is worth no more than the same sooner. */
function bestEnd(outlook: Outlook, stand: Stand, seat: number): number {
  const piece = stand.pieces[seat]!
  const stopped =
    !piece.barneyed &&
    stand.spots.some((spot) => spot.at === piece.at) &&
    !stand.pieces.some((other, who) => who !== seat && !other.inCare && !other.barneyed && other.at === piece.at)
  const sight = sightOf(outlook, stand, seat)
  if (stopped) return sight.endingAt(piece.at, 1)
  let best = -Infinity
  roadsOf(outlook, stand, seat).forEach((steps, at) => {
    if (steps === farAway || steps > piece.strides) return
    best = Math.max(best, sight.endingAt(at, 1 + steps) - 0.001 * steps)
  })
  return best
}

/** JD-S2, JD-S3: rates the Starting Sectors: many neighbours, and many sectors near in which Crimes arise. */
export function ratePlaces({ atlas, cards }: Outlook, legal: readonly Action[]): Rated[] {
  return legal.map((action) => {
    if (action.type !== 'place') return { action, worth: -Infinity }
    const near = atlas.steps[atlas.of.get(action.sector)!]!
    const worth = cards.pack.sectors.reduce((sum, sector, at) => sum + (sector.sectorCard && near[at]! <= 2 ? 1 : 0), 0)
    return { action, worth: worth + 0.5 * cards.sector(action.sector).intake }
  })
}

/** JD-R12: rates the Crimes to name, and joining against declining. */
export function rateCrimes(outlook: Outlook, legal: readonly Action[]): Rated[] {
  const { view, cards, attempts } = outlook
  const seat = view.you as number
  const worthOf = (crime: string) => {
    const perp = view.scenes.find((scene) => scene.crime === crime)?.perp ?? null
    return attempts(seat, perp === null ? null : cards.perpValue(perp), cards.crimeValue(crime))
  }
  return legal.map((action) => {
    if (action.type === 'name') return { action, worth: worthOf(action.crime) }
    const { stage } = view
    if (stage.step !== 'joining') return { action, worth: 0 }
    if (action.type === 'join') return { action, worth: sharing * worthOf(stage.arrest.crime) }
    return { action, worth: bestOther(view, stage.arrest.crime, stage.arrest.sector, worthOf) }
  })
}

/** Of what an arrest is worth so much is left to one who joins it. */
const sharing = 0.6

function bestOther(view: View, crime: string, sector: string, worthOf: (crime: string) => number): number {
  const { declined } = view.judges[view.you as number]!
  const others = view.scenes.filter((scene) => scene.sector === sector && scene.crime !== crime && !declined.includes(scene.crime))
  return Math.max(...others.map((scene) => worthOf(scene.crime)))
}
