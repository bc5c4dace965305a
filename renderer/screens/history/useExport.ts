import type { Input } from '../../../shared/contract/api.ts'
import { call } from '../../bridge/client.ts'
import { useNotices } from '../../stores/notices.ts'

/** Writes a table of the history out as a file: the program makes the text, and the system's own dialog asks where it goes. Gives whether it was made. */
export async function saveTable(asked: Input<'history.export'>): Promise<boolean> {
  const made = useNotices().valueOf(await call('history.export', asked))
  if (made === null) return false
  const address = URL.createObjectURL(new Blob([made.text], { type: made.type }))
  const link = document.createElement('a')
  link.href = address
  link.download = made.name
  link.click()
  // The download has begun by then; without this the text would stay in memory as long as the window lives.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return true
}
