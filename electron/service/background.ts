import type { backupsOf } from './backups.ts'
import type { dataCalls } from './data.ts'

/** When things are done without being asked for, in milliseconds. */
type Times = { readonly checkAfter: number; readonly backUpEvery: number }

/**
 * What the program does by itself: looks for damage some time after the start, makes the backup of the day after that, and asks for it again
 * and again. It keeps no program from ending. Gives a function that stops it.
 */
export function inBackground(
  data: Pick<ReturnType<typeof dataCalls>, 'check'>,
  backups: Pick<ReturnType<typeof backupsOf>, 'daily'>,
  { checkAfter, backUpEvery }: Times,
): () => void {
  const check = setTimeout(() => void data.check('recent').then(backups.daily), checkAfter).unref()
  const daily = setInterval(() => void backups.daily(), backUpEvery).unref()
  return () => {
    clearTimeout(check)
    clearInterval(daily)
  }
}
