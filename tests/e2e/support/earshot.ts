import { text, type Reader, type Reading, type Thing } from './reading.ts'

/** What is read out in a place, in whatever letters the page shows its name. */
export function within(reading: Reading, place: string): Reading {
  return reading.filter((thing) => thing.within.some((one) => one.toLowerCase() === place.toLowerCase()))
}

/** What can be pressed among what was read, by name; the first that fits. */
export function pressable(reading: Reading, words: RegExp): Thing | undefined {
  return reading.find(({ role, name, isOff }) => role === 'button' && !isOff && words.test(name))
}

/** The part of a reading that is about the match: the table with all that is on it, or the dialog that covers it. */
export function table(reading: Reading): Reading {
  const covers = reading.find(({ role }) => role === 'dialog')
  return reading.filter(({ role, name, within: places }) => {
    const own = `${role} ${name}`
    const wanted = (place: string): boolean => (covers ? place === `dialog ${covers.name}` : place.startsWith('main '))
    return wanted(own) || places.some(wanted)
  })
}

/** Whether the program is still at it: then nothing is to be pressed. */
export function isBusy(reading: Reading): boolean {
  return reading.some(({ role, isOff }) => role === 'main' && isOff)
}

/** Presses a button by its name, wherever it is read. */
export async function press(reader: Reader, words: RegExp): Promise<void> {
  await reader.invoke(await reader.until(`a button ${words}`, (reading) => pressable(reading, words)))
}

/** Does something, and waits until another table is read than `before`. Gives what is read then. */
export async function change(reader: Reader, before: Reading, act: () => Promise<void>): Promise<Reading> {
  const was = text(table(before))
  await act()
  return reader.until('anything new', (reading) => (!isBusy(reading) && text(table(reading)) !== was ? reading : null))
}
