import { change, press, within } from './earshot.ts'
import { exchange, fightOn, lay, takeScreen } from './handByEar.ts'
import type { Roster } from './patrol.ts'
import { asked, city, questionIn, speakerIn, type Question } from './questionByEar.ts'
import { text, type Reader, type Reading, type Thing } from './reading.ts'
import { rounds } from './rounds.ts'

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
  const goal = rounds()
  const asking = (reading: Reading): Question | null => questionIn(reading, goal)
  for (let [cards, hasSpoken, heard] = [0, false, await reader.read()]; ;) {
    const question = asking(heard) ?? (await reader.until('a question', asking))
    const { reading, next, turn } = question
    if (next === null || enough(turn)) return cards
    const speaker = hasSpoken ? undefined : speakerIn(question)
    hasSpoken = speaker !== undefined
    if (speaker === undefined) heard = await change(reader, reading, () => reader.invoke(next))
    else {
      const spoken = await speakUp(reader, question, patrol, speaker)
      cards += spoken.played
      heard = spoken.reading
    }
  }
}

/** Whoever speaks up takes the screen, does with the hand what there is to do, and puts it away. Gives how many cards were played, and what is read then. */
async function speakUp(
  reader: Reader,
  { reading, kind }: Question,
  patrol: Patrol,
  speaker: Thing,
): Promise<{ readonly played: number; readonly reading: Reading }> {
  const open = await takeScreen(reader, reading, patrol, speaker)
  const { played, reading: then } = kind === 'call' ? await fightOn(reader, open) : { played: 0, reading: await exchange(reader, open) }
  return { played, reading: await lay(reader, open.name, then) }
}

/** Hears who has won. */
export async function winnerByEar(reader: Reader): Promise<string> {
  const won = (reading: Reading): string | undefined => within(reading, city).find(({ name }) => /^.* wins?$/i.test(name))?.name
  return reader.until('who has won', won)
}

/** How long the odds may take: they are worked out beside everything else. */
const oddsPatience = 180_000

/** Hears how a match ended, with all that its last page tells, and begins a rematch. */
export async function rematchByEar(reader: Reader): Promise<void> {
  const told = (place: string, words: RegExp) => (reading: Reading) => words.test(text(within(reading, place))) || null
  await winnerByEar(reader)
  await reader.until('the odds', told(city, /Estimated by playing on/i), oddsPatience)
  await reader.until('how the odds turned', told('region Turning points', /Turn \d+|No single moment/i))
  await reader.until('the numbers', told('list The arrests', /Cards played/i))
  await press(reader, /^Rematch/i)
  await reader.until('the first question of another match', told(asked, /^heading .*, place Judge /im))
}
