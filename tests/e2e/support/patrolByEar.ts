import { change, isBusy, press, pressable, table, within } from './earshot.ts'
import type { Roster } from './patrol.ts'
import { text, type Reader, type Reading, type Thing } from './reading.ts'
import { kindsByHeading } from './scene.ts'

/** Who plays by ear: names by seat, and the PINs that some of them set. */
export type Patrol = Pick<Roster, 'people' | 'pins'>

/** From the home screen to a new table of people, by what is read out. */
export async function callUpByEar(reader: Reader, { seats, fewer = 0, people, pins = {}, seed }: Roster): Promise<void> {
  await press(reader, /^Call up the judges/i)
  await press(reader, seats)
  for (let n = 0; n < fewer; n++) await press(reader, new RegExp(`^Take seat ${people.length + fewer - n} away`, 'i'))
  for (const [seat, name] of people.entries()) {
    const field = (words: string) => (reading: Reading) =>
      reading.find(
        ({ role, name: is, within }) =>
          role === 'textbox' && is === words && within.some((place) => place.startsWith(`group Seat ${seat + 1}:`)),
      )
    await reader.write(await reader.until(`the name of seat ${seat + 1}`, field('Name')), name ?? '')
    const pin = pins[name ?? '']
    if (pin !== undefined) await reader.write(await reader.until(`the PIN of seat ${seat + 1}`, field('PIN')), pin)
  }
  const more = (reading: Reading) =>
    reading.find(({ role, name }) => role === 'DisclosureTriangle' && name.startsWith('A seed of your own'))
  await reader.invoke(await reader.until('a seed of your own', more))
  await reader.write(
    await reader.until('the seed', (reading) => reading.find(({ role, name }) => role === 'textbox' && name === 'Seed')),
    seed,
  )
  await press(reader, /^Take to the streets/i)
}

/** Plays on, told everything by the accessibility tree, until `enough` says so of the turn or the match is over. Gives how many cards were played. */
export async function patrolByEar(reader: Reader, patrol: Patrol, enough: (turn: number) => boolean = () => false): Promise<number> {
  let [cards, isStumped, heard] = [0, false, await reader.read()]
  for (;;) {
    const { reading, heading, next } = questionIn(heard) ?? (await reader.until('a question', questionIn))
    if (next === null || enough(turnIn(reading))) return cards
    const fighter = /^Last call/i.test(heading) ? pressable(reading, /speaks up\. (Arresting|Duelling)/i) : undefined
    if (fighter !== undefined && !isStumped && chanceIn(reading) < content) {
      const fought = await fightOn(reader, reading, patrol, fighter)
      isStumped = !fought.isPlayed
      if (fought.isPlayed) cards += 1
      heard = fought.reading
    } else {
      heard = await change(reader, reading, () => reader.invoke(next))
      isStumped = false
    }
  }
}

/** How long the odds may take: they are worked out beside everything else. */
const oddsPatience = 180_000

/** Hears how a match ended, with all that its last page tells, and begins a rematch. */
export async function rematchByEar(reader: Reader): Promise<void> {
  const told = (place: string, words: RegExp) => (reading: Reading) => words.test(text(within(reading, place))) || null
  await reader.until('who has won', told(city, /^StaticText .* wins?$/im))
  await reader.until('the odds', told(city, /Estimated by playing on/i), oddsPatience)
  await reader.until('how the odds turned', told('region Turning points', /Turn \d+|No single moment/i))
  await reader.until('the numbers', told('list The arrests', /Cards played/i))
  await press(reader, /^Rematch/i)
  await reader.until('the first question of another match', told(asked, /^heading .*, place Judge /im))
}

const city = 'main Judge Dredd'
const asked = 'region What to decide'
/** Headings over a whole page of the table: everything on it belongs to the question. */
const pages = /^(Last call|The duel|The result|Case closed)/i

/** A question, with what goes on there; null once the match is over. */
type Question = { readonly reading: Reading; readonly heading: string; readonly next: Thing | null }

function questionIn(all: Reading): Question | null {
  const headings = all.filter(({ role, within }) => role === 'heading' && within.includes(city))
  const heading = headings.find(({ name, within }) => within.includes(asked) || pages.test(name))?.name
  if (heading === undefined || isBusy(all)) return null
  const reading = table(all)
  if (/^Case closed/i.test(heading)) return { reading, heading, next: null }
  const next = onward(reading, heading)
  return next === undefined ? null : { reading, heading, next }
}

/** The number of the turn that a reading tells of. */
const turnIn = (reading: Reading): number => Number(/^heading Turn (\d+)$/m.exec(text(reading))?.[1] ?? 0)

/** What goes on at a question: a place to choose on the map, one with a Crime if there is one; else a button. */
function onward(reading: Reading, heading: string): Thing | undefined {
  const kind = kindsByHeading.find(([, words]) => words.test(heading))?.[0] ?? ''
  const spots = reading.filter(({ role, isOff, within }) => role === 'option' && !isOff && within.includes('listbox Map of the city'))
  const spot = kind === 'place' || kind === 'move' ? (spots.find(({ name }) => name.includes('Crime:')) ?? spots[0]) : undefined
  const usual = /^(Nobody plays a card|To the (?:next|final)|Back to the city|Leave for|Join|Pass the Turn Start Card|Everybody draws)/i
  const choices = reading.filter(({ within }) => within.includes(asked))
  return spot ?? pressable(reading, usual) ?? pressable(choices, /^(?!Why: |Take back)/i)
}

/** A chance that people are content with, in per cent. */
const content = 75
const chanceIn = (reading: Reading): number => Number(/^StaticText ([\d.]+) %/m.exec(text(reading))?.[1] ?? 0)

/** Whoever fights takes the screen, plays the card that helps most, if one does, and puts the hand away. Gives whether one was played, and what is read then. */
async function fightOn(
  reader: Reader,
  reading: Reading,
  { people, pins = {} }: Patrol,
  fighter: Thing,
): Promise<{ readonly isPlayed: boolean; readonly reading: Reading }> {
  const name = people.find((one) => fighter.name.toLowerCase().startsWith((one ?? '').toLowerCase())) ?? ''
  await change(reader, reading, () => reader.invoke(fighter))
  const pin = pins[name]
  if (pin !== undefined)
    await reader.write(
      await reader.until('the PIN', (now) => table(now).find(({ role, name: is }) => role === 'textbox' && is === 'PIN')),
      pin,
    )
  await press(reader, new RegExp(`^I am ${name}, show my hand`, 'i'))
  const hand = await reader.until('the hand', (now) => (cardsIn(now, name).length > 0 || pressable(table(now), /passes$/i) ? now : null))
  const [best] = cardsIn(hand, name).toSorted((a, b) => gainOf(b) - gainOf(a))
  const isPlayed = best !== undefined && gainOf(best) > 0
  return { isPlayed, reading: await lay(reader, name, isPlayed ? await play(reader, hand, best) : hand) }
}

const cardsIn = (reading: Reading, name: string): Reading =>
  reading.filter(
    ({ role, isOff, within }) =>
      role === 'button' && !isOff && within.some((place) => new RegExp(`^region ${name}.s hand$`, 'i').test(place)),
  )

/** What a card adds to the chance of whoever plays it, in per cent, as its description says. */
const gainOf = ({ description }: Thing): number =>
  Number((/a change of ([+−±]\d+\.?\d*)/.exec(description)?.[1] ?? '0').replace('−', '-').replace('±', ''))

/** Plays a card; one that has several aims asks for one, and the first is taken. Gives what is read then. */
async function play(reader: Reader, hand: Reading, card: Thing): Promise<Reading> {
  const now = await change(reader, hand, () => reader.invoke(card))
  const aim = pressable(table(now), /: [\d.<> ]+ % .*, a change of/i)
  return aim === undefined ? now : change(reader, now, () => reader.invoke(aim))
}

/** The hand goes down again, unless it did so by itself: the last one who may speak has spoken. Gives what is read then. */
async function lay(reader: Reader, name: string, open: Reading): Promise<Reading> {
  const isOpen = (now: Reading): boolean =>
    table(now).some(({ within }) => within.some((place) => new RegExp(`^region ${name}.s hand$`, 'i').test(place)))
  for (let now = open; ;) {
    if (!isOpen(now)) return now
    const away = pressable(table(now), new RegExp(`^(${name} passes|Put the hand away)`, 'i'))
    now = away === undefined ? await reader.read() : await change(reader, now, () => reader.invoke(away))
  }
}
