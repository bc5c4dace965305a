import type { Action } from '../../../../shared/games/judge-dredd/actions.ts'
import { bound, scenesAt } from '../../../../shared/games/judge-dredd/city.ts'
import type { ParagraphId } from '../../../../shared/games/judge-dredd/rulebook.ts'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { cards } from '../cards.ts'
import { crimeKey, perpKey, sectorKey } from '../names.ts'

/** What pressing a button of the prompt does. */
export type Press =
  /** Nobody plays a card here; then the Judge on turn does this. */
  | { readonly press: 'go'; readonly then: readonly Action[] }
  | { readonly press: 'act'; readonly seat: Seat; readonly action: Action }
  | { readonly press: 'draw-all' }
  /** Computer players wait, or go on. */
  | { readonly press: 'hold'; readonly on: boolean }

/** A text: a key with its pieces. Pieces that end in `Key` are keys themselves; `seat` and `next` are seats. */
export type Words = { readonly key: string; readonly parts?: Readonly<Record<string, string | number>>; readonly n?: number }

export type PromptButton = {
  readonly id: string
  readonly words: Words
  readonly go: boolean
  /** What Space presses: never what forfeits something. */
  readonly next: boolean
  readonly does: Press
}

/** What the prompt bar says: who is asked what, why, and what can be pressed. */
export type Prompt = {
  readonly title: Words
  readonly line: Words | null
  readonly why: ParagraphId | null
  readonly buttons: readonly PromptButton[]
}

/** Where a Judge is to go, once that is said again. */
export type Wish = { readonly sector: string; readonly way: readonly Action[] }

/** What the prompt depends on. `waits`: a pace is running; `asked`: who must answer with the hand open, in a match that asks everybody. */
export type PromptInput = {
  readonly view: View
  readonly legal: readonly Action[]
  readonly waiting: readonly Seat[]
  readonly isComputer: (seat: Seat) => boolean
  readonly asked: Seat | null
  readonly waits: boolean
  readonly held: boolean
  /** Whose hand is open, if its player spoke up. */
  readonly floor: Seat | null
  /** Whose hand is open, also that of the one who plays alone. */
  readonly viewer: Seat | null
  /** The sector that was chosen to move to and not yet gone to, and the way there. */
  readonly wish: Wish | null
}

const words = (key: string, parts: Words['parts'] = {}, n?: number): Words => ({
  key: `dredd.table.prompt.${key}`,
  parts,
  ...(n === undefined ? {} : { n }),
})
const button = (
  id: string,
  does: Press,
  more: { go?: boolean; next?: boolean; parts?: Words['parts']; n?: number } = {},
): PromptButton => ({
  id,
  words: words(`do.${id}`, more.parts ?? {}, more.n),
  go: more.go ?? false,
  next: more.next ?? false,
  does,
})
const goOn = (id: string): PromptButton => button(id, { press: 'go', then: [] }, { go: true, next: true })

/** The prompt for where the match stands. */
export function promptOf(input: PromptInput): Prompt {
  const { view, waiting, isComputer } = input
  const { stage } = view
  switch (stage.step) {
    case 'window':
      return windowPrompt(input)
    case 'moving':
      return isComputer(stage.active) ? computerPrompt(input, stage.active, 'move') : movePrompt(input, stage.active)
    case 'place':
    case 'naming':
    case 'joining':
    case 'drawing':
      return isComputer(waiting[0] as Seat)
        ? computerPrompt(input, waiting[0] as Seat, stage.step)
        : choicePrompt(input, waiting[0] as Seat)
    case 'over':
      return { title: words('over.title'), line: null, why: 'JD-V2', buttons: [] }
  }
}

function windowPrompt(input: PromptInput): Prompt {
  const { view, asked, isComputer, floor } = input
  if (view.stage.step !== 'window') throw new Error('no window is open')
  const { moment } = view.stage
  const { window, active } = moment
  if (asked !== null) {
    const pass = button('pass', { press: 'act', seat: asked, action: { type: 'pass' } }, { parts: { seat: asked } })
    return { title: words(`asked.${window}`, { seat: asked, active }), line: words('asked.line'), why: 'JD-R16', buttons: [pass] }
  }
  if (floor !== null && isComputer(active)) {
    return { title: words('floor.title', { seat: floor }), line: words('floor.line', { active }), why: 'JD-R16', buttons: [] }
  }
  if (isComputer(active)) return computerPrompt(input, active, window)
  if (window === 'move') return movePrompt(input, active)
  if (window === 'reveal') {
    const at = view.judges[active]?.at ?? ''
    const people = view.judges.filter((_, seat) => !isComputer(seat))
    return {
      title: words('reveal.title', { sectorKey: sectorKey(at) }),
      line: words('reveal.line', { active }),
      why: 'JD-R16',
      buttons: [goOn(people.length === 1 ? 'onwardAlone' : 'onward')],
    }
  }
  return {
    title: words(`${window}.title`, { active, next: (view.first + 1) % view.judges.length }),
    line: words(`${window}.line`, { next: (view.first + 1) % view.judges.length }),
    why: 'JD-R16',
    buttons: [goOn(window === 'end' ? 'passCard' : 'roll')],
  }
}

/** JD-M1, JD-M5, JD-I2: a person's Judge moves; whoever has no choice only goes on. */
function movePrompt({ view, wish }: PromptInput, seat: Seat): Prompt {
  const judge = view.judges[seat]!
  if (judge.inCare) {
    const leave: Action = { type: 'step', to: judge.at ?? '' }
    return {
      title: words('care.title', { seat }),
      line: words('care.line'),
      why: 'JD-I2',
      buttons: [
        button('stayInCare', { press: 'go', then: [{ type: 'stay' }] }),
        button('leaveCare', { press: 'go', then: [leave] }, { go: true, next: true }),
      ],
    }
  }
  const [scene] = scenesAt(view.scenes, judge.at)
  if (scene !== undefined && bound(view, seat)) {
    const about = { seat, crimeKey: crimeKey(scene.crime) }
    return { title: words('bound.title', about), line: words('bound.line'), why: 'JD-M5', buttons: [goOn('bound')] }
  }
  if (judge.strides === 0)
    return { title: words('still.title', { seat }), line: words('bound.line'), why: 'JD-M1', buttons: [goOn('still')] }
  // After its window a move may still be whole (JD-M1); less than a whole one is left only by a step.
  const begun = judge.strides < cards.pack.numbers.moveAllowance
  return {
    title: words(begun ? 'move.titleLeft' : 'move.title', { seat, n: judge.strides }, judge.strides),
    line: words(moveLine(judge.barneyed, wish)),
    why: 'JD-M1',
    buttons: [
      button('stay', { press: 'go', then: [{ type: 'stay' }] }, { go: wish === null, parts: { sector: judge.at ?? '' } }),
      ...(wish === null ? [] : [moveThere(wish)]),
    ],
  }
}

/** Which sentence stands below a move; no Crime stops a Barneyed Judge (JD-E2, JD-R27). */
function moveLine(barneyed: boolean, wish: Wish | null): string {
  if (wish !== null) return 'move.again'
  return barneyed ? 'move.barneyed' : 'move.line'
}

function moveThere({ sector, way }: Wish): PromptButton {
  return button('moveThere', { press: 'go', then: way }, { go: true, next: true, parts: { sector } })
}

/** What a person is asked outside windows and moves; what has a choice panel (`choose/`) of its own has no buttons here. */
function choicePrompt({ view, legal, viewer }: PromptInput, seat: Seat): Prompt {
  switch (view.stage.step) {
    case 'naming':
      return { title: words('naming.title', { seat }), line: words('naming.line'), why: 'JD-A10', buttons: [] }
    case 'joining': {
      const { crime } = view.stage.arrest
      const perp = view.scenes.find((scene) => scene.crime === crime)?.perp ?? null
      const about = {
        seat,
        crimeKey: crimeKey(crime),
        perpKey: perp === null ? '' : perpKey(perp),
        active: view.stage.arrest.seats[0] ?? 0,
      }
      return { title: words('joining.title', about), line: words('joining.line', about), why: 'JD-R12', buttons: [] }
    }
    case 'drawing':
      return drawPrompt(legal, view.stage.spare, seat, viewer === seat)
    default:
      return { title: words('place.title', { seat }), line: words('place.line'), why: 'JD-S2', buttons: [] }
  }
}

/** JD-N1, JD-N2, JD-N3: the most is what everybody draws who does not speak up. */
function drawPrompt(legal: readonly Action[], spare: number, seat: Seat, open: boolean): Prompt {
  const counts = legal.flatMap((action) => (action.type === 'draw' ? [action.count] : []))
  const most = counts[0] ?? 0
  const key = spare > 0 ? 'spare' : counts.length > 1 ? 'fewer' : 'all'
  return {
    title: most === 0 ? words('drawing.full', { seat }) : words('drawing.title', { seat, n: most }, most),
    line: words(open ? `drawing.open.${key}` : `drawing.${key}`, { n: spare }, spare),
    why: 'JD-R22',
    buttons: open ? [] : [button('drawAll', { press: 'draw-all' }, { go: true, next: true })],
  }
}

/** A computer player is at it: people may speak up, hold it, or cut the waiting short. */
function computerPrompt({ waits, held }: PromptInput, seat: Seat, what: string): Prompt {
  const hold = button(held ? 'resume' : 'hold', { press: 'hold', on: !held }, { go: held, next: held })
  return {
    title: words(`computer.${what}`, { seat }),
    line: words(held ? 'computer.held' : 'computer.line'),
    why: 'JD-R16',
    buttons: held ? [hold] : [hold, ...(waits ? [goOn('goOn')] : [])],
  }
}
