import { careBox, type Point, type SectorPlan } from './plan.ts'

/** How much of a Crime is shown: the whole card, a lower one where a sector has several, a line where it has very many. */
export type CardForm = 'whole' | 'low' | 'line'

/** Widths and heights of the forms, in units of the canvas. */
export const cardSizes: Readonly<Record<CardForm, { readonly width: number; readonly height: number }>> = {
  whole: { width: 105, height: 42 },
  low: { width: 118, height: 29 },
  line: { width: 168, height: 21 },
}

export type CardPlace = { readonly at: Point; readonly form: CardForm; /** Degrees. */ readonly turn: number }
export type TokenPlace = { readonly at: Point; /** The height of the shield. */ readonly size: number }

/** Where the things of one sector lie, so that none hides what must be read of another. */
export type SectorLayout = {
  /** The baselines of the lines of the name. */
  readonly label: readonly Point[]
  /** The sign of the sector, or its plate; null where Crimes need its place. */
  readonly sign: Point | null
  readonly cards: readonly CardPlace[]
  readonly tokens: readonly TokenPlace[]
  /** The hexagon of a target. */
  readonly hexagon: Point
}

const lineHeight = 15
/** A sector holds its things down to so far below the place of its Judges. */
const below = 12
/** Nothing lies below this line of the canvas. */
const lowest = 692

/** Lays a sector out. `lines`: of its name; `plate`: whether its sign is a plate; then how many Crimes and Judges. */
export function layoutOf(sector: SectorPlan, lines: number, plate: boolean, crimes: number, judges: number): SectorLayout {
  const lifted = crimes > 1 || (crimes > 0 && boxed(sector))
  // In the Hospital Judges stand right below the name.
  const room = crimes === 0 ? (judges > 0 && boxed(sector) ? 9 : 0) : plate ? 8 : 4
  const first = lifted ? sector.badge[1] : sector.label[1] + 5 - (lines - 1) * 7.5 - room
  const label = Array.from({ length: lines }, (_, line): Point => [sector.label[0], first + line * lineHeight])
  const cards = crimes > 1 || boxed(sector) ? stacked(sector, first + (lines - 1) * lineHeight + 4, crimes) : single(sector, crimes)
  const beside: Point = [sector.badge[0] + (plate ? 46 : 40), sector.badge[1] - 6]
  const taken = crimes > 0 || judges > 0
  const sign: Point = [sector.badge[0], Math.min(sector.badge[1], first - 27)]
  return {
    label,
    sign: lifted ? null : plate ? sector.badge : sign,
    cards,
    tokens: tokensOf(sector, cards, judges),
    hexagon: taken ? beside : sector.judges,
  }
}

/** The Hospital: Crimes and Judges lie side by side there, for below them is the box of Intensive Care. */
function boxed({ crimes, judges }: SectorPlan): boolean {
  return crimes[1] === judges[1]
}

function tokensOf(sector: SectorPlan, cards: readonly CardPlace[], judges: number): TokenPlace[] {
  if (judges === 0) return []
  if (boxed(sector)) return row([judges < 3 ? sector.judges[0] : sector.centre[0], sector.judges[1] - 2], judges)
  return cards.length === 0 ? onGround(sector, judges) : row([sector.judges[0], underCards(sector, cards)], judges)
}

/** Cards are pinned by hand: each sector's a little otherwise, always the same. */
function turnOf(sector: SectorPlan, at: number): number {
  const turns = [-2, 2, -3, 2.5] as const
  return turns[(sector.id.length + at) % turns.length] ?? 0
}

function single(sector: SectorPlan, crimes: number): CardPlace[] {
  const [x, y] = sector.crimes
  return crimes === 0 ? [] : [{ at: [inside(x, 'whole'), y + 5], form: 'whole', turn: turnOf(sector, 0) }]
}

/** One below the other from `top` on, closer where the sector is low. */
function stacked(sector: SectorPlan, top: number, crimes: number): CardPlace[] {
  const form: CardForm = crimes > 3 ? 'line' : crimes > 1 ? 'low' : 'whole'
  const { height } = cardSizes[form]
  const room = sector.judges[1] + below - top
  const pitch = Math.max(height, Math.min(height + 3, (room - height) / (crimes - 1)))
  const start = Math.min(top, lowest - height - (crimes - 1) * pitch)
  return Array.from({ length: crimes }, (_, at): CardPlace => {
    const aside = at % 2 === 0 ? -3 : 3
    return {
      at: [inside(sector.crimes[0] + aside, form), start + height / 2 + at * pitch],
      form,
      turn: form === 'line' ? 0 : turnOf(sector, at) / 2.5,
    }
  })
}

/** The middle of a card, so far from the canvas's sides that the whole card is on it. */
function inside(x: number, form: CardForm): number {
  const room = cardSizes[form].width / 2 + 14
  return Math.min(1000 - room, Math.max(room, x))
}

function underCards(sector: SectorPlan, cards: readonly CardPlace[]): number {
  const last = cards.at(-1)
  if (last === undefined) return sector.judges[1]
  const edge = last.at[1] + cardSizes[last.form].height / 2
  return Math.min(676, Math.max(sector.judges[1], edge + (cards.length > 1 ? 18 : 15)))
}

/** How high a shield is where so many stand in a row. */
function sizeOf(inRow: number): number {
  return inRow < 3 ? 36 : inRow === 3 ? 34 : 30
}

/** A row of tokens around a place. */
function row([x, y]: Point, count: number, size = sizeOf(count)): TokenPlace[] {
  const gap = size * (count > 4 ? 0.74 : count > 3 ? 0.84 : 0.92)
  return Array.from({ length: count }, (_, at) => ({ at: [x + (at - (count - 1) / 2) * gap, y], size }))
}

/** On the free ground of a sector without a Crime; more than three stand in two rows. */
function onGround(sector: SectorPlan, count: number): TokenPlace[] {
  const x = sector.crimes[0]
  const y = sector.crimes[1]
  if (count <= 3) return row([x, y + 9], count)
  const behind = Math.ceil(count / 2)
  return [...row([x, y + 4], behind, 32), ...row([x, y + 39], count - behind, 32)]
}

/** The box of Intensive Care with so many Judges in it: its width, and where they lie. */
export function careLayout(judges: number): { readonly width: number; readonly tokens: readonly TokenPlace[] } {
  const gap = judges > 3 ? 21 : 27
  const size = judges > 3 ? 28 : 32
  const places = Array.from({ length: judges }, (_, at): TokenPlace => ({
    at: [careBox.x + (at - (judges - 1) / 2) * gap, careBox.y + 20],
    size,
  }))
  return { width: Math.max(careBox.width, judges * gap + 12), tokens: places }
}
