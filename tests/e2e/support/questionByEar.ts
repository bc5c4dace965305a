import { isBusy, pressable, table } from './earshot.ts'
import { content } from './handByEar.ts'
import { text, type Reading, type Thing } from './reading.ts'
import type { Goal } from './rounds.ts'
import { kindsByHeading, type SceneKind } from './scene.ts'

/** What the table of Judge Dredd asks, with what goes on there; null once the match is over. */
export type Question = {
  readonly reading: Reading
  readonly heading: string
  readonly kind: SceneKind
  readonly turn: number
  readonly next: Thing | null
}

export const city = 'main Judge Dredd'
export const asked = 'region What to decide'

/** Headings over a whole page of the table: everything on it belongs to the question. */
const pages: typeof kindsByHeading = [
  ['call', /^(Last call|The duel)/i],
  ['result', /^The result/i],
  ['over', /^Case closed/i],
]

/** The question of a table; null while there is none, or nothing to answer it with. `goal`: where a Judge goes. */
export function questionIn(all: Reading, goal: Goal): Question | null {
  const reading = table(all)
  const kindIn = (kinds: typeof pages, name: string): SceneKind | undefined => kinds.find(([, words]) => words.test(name))?.[0]
  const [found] = all.flatMap(({ role, name: heading, within }) => {
    if (role !== 'heading' || !within.includes(city)) return []
    const kind = kindIn(pages, heading) ?? (within.includes(asked) ? kindIn(kindsByHeading, heading) : undefined)
    return kind === undefined ? [] : [{ reading, heading, kind, turn: turnIn(reading) }]
  })
  if (found === undefined || isBusy(all)) return null
  if (found.kind === 'over') return { ...found, next: null }
  const next = onward(found, goal)
  return next === undefined ? null : { ...found, next }
}

/** The number of the turn that a reading tells of. */
const turnIn = (reading: Reading): number => Number(/^heading Turn (\d+)$/m.exec(text(reading))?.[1] ?? 0)

/** What goes on at a question: a sector to choose on the map, the likelier of several arrests, else a button. */
function onward(question: Omit<Question, 'next'>, goal: Goal): Thing | undefined {
  const { reading } = question
  const usual =
    /^(Nobody plays a card|You play no card|To the (?:next|duel|final)|Back to the city|Leave for|Join|Pass the Turn Start Card|Everybody draws|Stay in (?!Intensive))/i
  const choices = reading.filter(({ within }) => within.includes(asked))
  return sector(question, goal) ?? likeliest(reading) ?? pressable(reading, usual) ?? pressable(choices, /^(?!Why: |Take back)/i)
}

/** The sector to choose, if one is asked for and it is not best to stay. */
function sector({ reading, heading, kind, turn }: Omit<Question, 'next'>, goal: Goal): Thing | undefined {
  const sectors = reading.filter(({ role, within }) => role === 'option' && within.includes('listbox Map of the city'))
  if (kind === 'place') return sectors.find(({ isOff }) => !isOff)
  const [, name, judge] = /^(.*?), move (Judge \w+)/i.exec(heading) ?? []
  if (kind !== 'move' || name === undefined || judge === undefined) return undefined
  const [, held] = new RegExp(`^button ${name} speaks up (\\d+) card`, 'im').exec(text(reading)) ?? []
  return goal({ judge, held: Number(held), turn, sectors })
}

/** Where a Crime is to be named: the one whose arrest is likeliest, as it is said. */
function likeliest(reading: Reading): Thing | undefined {
  const chance = ({ name }: Thing): number => Number(/([\d.]+)%/.exec(name)?.[1])
  return reading
    .filter(({ role, isOff, within }) => role === 'button' && !isOff && within.some((place) => /^region Which Crime/i.test(place)))
    .toSorted((a, b) => chance(b) - chance(a))[0]
}

/** Who had better take the screen: whoever fights and may lose, or could give cards away for better ones. */
export function speakerIn(question: Question): Thing | undefined {
  return inNeed(question)
    .map((name) => pressable(question.reading, new RegExp(`^${name} speaks up`, 'i')))
    .find((speaker) => speaker !== undefined)
}

function inNeed({ reading, heading, kind }: Question): readonly string[] {
  if (kind === 'call') return chanceIn(reading) < content ? fightersIn(reading) : []
  const [, name] = /^(.*?)(?: draws \d|.s hand is full)/i.exec(heading) ?? []
  return name !== undefined && /discard/.test(text(reading)) ? [name] : []
}

/** The names of those who fight: each is read right before what he does. */
const fightersIn = (reading: Reading): readonly string[] =>
  reading.flatMap(({ name }, at) => (/^(Arresting|Duelling)/i.test(name) ? [reading[at - 1]?.name ?? ''] : []))

const chanceIn = (reading: Reading): number => Number(/^StaticText ([\d.]+)%/m.exec(text(reading))?.[1] ?? 0)
