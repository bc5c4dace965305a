import { change, isBusy, press, pressable, table } from './earshot.ts'
import type { Patrol } from './patrolByEar.ts'
import type { Reader, Reading, Thing } from './reading.ts'

/** A person who has taken the screen: what is read then. */
type Open = { readonly name: string; readonly hand: Reading }

/** Whoever speaks up takes the screen: by their name on the button, with their PIN if there is one. A hand that nobody touches may close again at once. */
export async function takeScreen(reader: Reader, reading: Reading, { people, pins = {} }: Patrol, speaker: Thing): Promise<Open> {
  const name = people.find((one) => speaker.name.toLowerCase().startsWith((one ?? '').toLowerCase())) ?? ''
  await change(reader, reading, () => reader.invoke(speaker))
  const pin = pins[name]
  if (pin !== undefined)
    await reader.write(
      await reader.until('the PIN', (now) => table(now).find(({ role, name: is }) => role === 'textbox' && is === 'PIN')),
      pin,
    )
  await press(reader, new RegExp(`^I am ${name}, show my hand`, 'i'))
  return { name, hand: await reader.until('the hand', (now) => (isBusy(now) || now.some(({ role }) => role === 'dialog') ? null : now)) }
}

/** A chance that people are content with, in per cent. */
export const content = 65

/** Plays the cards that help most, until the chance is good enough or none helps. Gives how many were played, and what is read then. */
export async function fightOn(reader: Reader, { name, hand }: Open): Promise<{ readonly played: number; readonly reading: Reading }> {
  let [reading, played] = [hand, 0]
  for (let best = help(reading, name); best !== undefined; best = help(reading, name)) {
    reading = await play(reader, reading, best)
    played += 1
  }
  return { played, reading }
}

/** Gives away what helps no Judge, as far as there is something for it, and draws as many cards as there may be. Gives what is read then. */
export async function exchange(reader: Reader, { name, hand }: Open): Promise<Reading> {
  let now = hand
  const pressOn = (tile: Thing): Promise<Reading> => change(reader, now, () => reader.invoke(tile))
  for (let useless = uselessIn(now, name); useless !== undefined; useless = uselessIn(now, name)) now = await pressOn(useless)
  const most = now.findLast(({ role, name: is }) => role === 'button' && /^(No new card|Draw \d)/i.test(is))
  return most === undefined ? now : pressOn(most)
}

/** What gives a card away that helps no Judge; nothing if there is no such card, or no new one for it. */
function uselessIn(reading: Reading, name: string): Thing | undefined {
  return cardsIn(reading, name)
    .filter(({ description }) => !/Helps (a Judge|either side)\./.test(description))
    .map((card) => pressable(reading, new RegExp(`^Discard ${titleOf(card)}`, 'i')))
    .find((tile) => tile !== undefined)
}

/** The hand goes down again, unless it did so by itself: the last one who may speak has spoken. Gives what is read then. */
export async function lay(reader: Reader, name: string, open: Reading): Promise<Reading> {
  const awayIn = (reading: Reading): Thing | undefined => pressable(table(reading), new RegExp(`^(${name} passes|Put the hand away)`, 'i'))
  const ready = (reading: Reading): Reading | null => (isOpen(reading, name) && awayIn(reading) === undefined ? null : reading)
  for (let now = open; ;) {
    const heard = ready(now) ?? (await reader.until('how to put the hand away', ready))
    const away = isOpen(heard, name) ? awayIn(heard) : undefined
    if (away === undefined) return heard
    now = await change(reader, heard, () => reader.invoke(away))
  }
}

const placeOf = (name: string): RegExp => new RegExp(`^region ${name}.s hand$`, 'i')

const isOpen = (reading: Reading, name: string): boolean =>
  table(reading).some(({ within }) => within.some((place) => placeOf(name).test(place)))

const cardsIn = (reading: Reading, name: string): Reading =>
  reading.filter(({ role, within }) => role === 'button' && within.some((place) => placeOf(name).test(place)))

/** The name of a card, without the number of its key. */
const titleOf = ({ name }: Thing): string => name.replace(/ \d$/, '')

/** The card of an open hand that helps most, unless the chance is good enough without. */
function help(reading: Reading, name: string): Thing | undefined {
  const [best] = cardsIn(reading, name)
    .filter(({ isOff }) => !isOff)
    .toSorted((a, b) => prospectOf(b).gain - prospectOf(a).gain)
  if (best === undefined) return undefined
  const { chance, gain } = prospectOf(best)
  return gain > 0 && chance - gain < content ? best : undefined
}

/** The chance of whoever plays a card, and what the card adds to it, in per cent, as its description says. */
function prospectOf({ description }: Thing): { readonly chance: number; readonly gain: number } {
  const [, chance = '0', gain = '0'] = /([\d.]+)% .*?, a change of ([+−±]\d+(?:\.\d+)?)/.exec(description) ?? []
  return { chance: Number(chance), gain: Number(gain.replace('−', '-').replace('±', '')) }
}

/** Plays a card; one that has several aims asks for one, and the first is taken. Gives what is read then. */
async function play(reader: Reader, hand: Reading, card: Thing): Promise<Reading> {
  const now = await change(reader, hand, () => reader.invoke(card))
  const aim = pressable(table(now), /: [\d.<> ]+% .*, a change of/i)
  return aim === undefined ? now : change(reader, now, () => reader.invoke(aim))
}
