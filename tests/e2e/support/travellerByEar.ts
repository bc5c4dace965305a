import { change, isBusy, press, pressable, table } from './earshot.ts'
import type { Reader, Reading, Thing } from './reading.ts'
import { presses, theEnd, type SetUp } from './traveller.ts'

/** From the home screen to the table of a new campaign, by what is read out. */
export async function setOutByEar(reader: Reader, { hero, difficulty, seed = '' }: SetUp): Promise<void> {
  await press(reader, /^Set out anew/i)
  for (const choice of [hero, difficulty]) await reader.invoke(await reader.until(choice, (reading) => named(reading, 'radio', choice)))
  await reader.invoke(await reader.until('what more can be set', (reading) => named(reading, 'DisclosureTriangle', 'More')))
  await reader.write(await reader.until('a seed of your own', (reading) => named(reading, 'textbox', 'A seed of your own')), seed)
  await press(reader, /^Set out(?! anew)/i)
}

const named = (reading: Reading, wanted: string, words: string): Thing | undefined =>
  reading.find(({ role, name }) => role === wanted && name.toLowerCase().startsWith(words.toLowerCase()))

/** Plays a campaign to its end, told everything by the accessibility tree. Gives how many questions were answered. */
export async function travelByEar(reader: Reader): Promise<number> {
  for (let answered = 0; ; answered++) {
    const { reading, heading } = await reader.until('a question', questionIn)
    if (heading === theEnd) return answered
    await change(reader, reading, () => answer(reader, reading, heading))
  }
}

const realm = 'main Judgemint of the Realm Lords'
const asked = 'region What to decide'

function questionIn(reading: Reading): { readonly reading: Reading; readonly heading: string } | null {
  const heading = reading.find(({ role, within: places }) => role === 'heading' && places.includes(realm) && places.includes(asked))?.name
  return heading === undefined || isBusy(reading) ? null : { reading, heading }
}

async function answer(reader: Reader, reading: Reading, heading: string): Promise<void> {
  const habit = [...presses, ...choices].find(([words]) => words.test(heading))
  if (habit === undefined) throw new Error(`no habit for "${heading}"`)
  const [, wish] = habit
  const thing = wish instanceof RegExp ? pressable(table(reading), wish) : wish(table(reading))
  if (thing === undefined) throw new Error(`nothing to press at "${heading}"`)
  await reader.invoke(thing)
}

/** The questions that take a choice, or more than one press: what is to be pressed next. */
const choices: readonly (readonly [heading: RegExp, next: (reading: Reading) => Thing | undefined])[] = [
  [/move points?$|points left$/, walk],
  [/^Combat round/, fight],
  [/^Trade in/, (reading) => first(reading, [/^Buy (?!Vigor|Smoke)/, /^Heal 1/, /^Leave the market/])],
  [/is in reach$|^No level/, (reading) => first(reading, [/^Raise \w+ to/, /^Raise (ranged|melee|magic|health|energy)/, /^On to Recover/])],
]

const first = (reading: Reading, wishes: readonly RegExp[]): Thing | undefined =>
  wishes.map((wish) => pressable(reading, wish)).find((thing) => thing !== undefined)

/** Walks to the cheapest weak enemy; hurt, to the nearest town; else stays. A chosen space asks once more. */
function walk(reading: Reading): Thing | undefined {
  const reach = reading
    .filter(({ role, name, isOff }) => role === 'button' && !isOff && /reachable for \d+ of/.test(name))
    .toSorted((a, b) => costOf(a) - costOf(b))
  const to = (words: RegExp): Thing | undefined => reach.find(({ name }) => words.test(name))
  const isHurt = reading.some(({ role, name }) => role === 'image' && /^Health [1-3] of/.test(name))
  const goal = (isHurt ? to(/, town,/) : undefined) ?? to(/tier I cube/) ?? to(/, town,/)
  return pressable(reading, /^Walk to/) ?? goal ?? pressable(reading, /^Stay here/)
}

const costOf = ({ name }: Thing): number => Number(/reachable for (\d+) of/.exec(name)?.[1])

/** Takes the stance that is likeliest to hit, unless it is taken; then attacks. */
function fight(reading: Reading): Thing | undefined {
  const chance = ({ name }: Thing): number => Number(/(\d+)% to hit/.exec(name)?.[1] ?? 0)
  const [best] = reading
    .filter(({ role, name, isOff }) => role === 'button' && !isOff && /^(Ranged|Melee|Magic):/.test(name))
    .toSorted((a, b) => chance(b) - chance(a))
  return pressable(reading, /^Turn its card/) ?? best
}
