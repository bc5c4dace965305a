import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Exported, Preview } from '../../shared/contract/files.ts'
import { fileLimit } from '../../shared/contract/limits.ts'
import type { Result } from '../../shared/kernel/result.ts'
import { call } from '../bridge/client.ts'
import { useDialogs } from './dialogs.ts'
import { useNotices } from './notices.ts'

/**
 * Matches on their way out and in. A file is always shown first (`preview`, in a dialog of its own) and kept only when that is accepted;
 * what is refused becomes a note.
 */
export const useFiles = defineStore('files', () => {
  const notices = useNotices()
  const dialogs = useDialogs()
  const preview = shallowRef<Preview | null>(null)
  const written = shallowRef<Exported | null>(null)

  function show(answer: Result<Preview | null>): void {
    const found = notices.valueOf(answer)
    if (found === null) return
    preview.value = found
    dialogs.show({ kind: 'import' })
  }

  /** Asks for a file. */
  async function pick(): Promise<void> {
    show(await call('files.pick', {}))
  }

  /** Looks at the file that the program was started with or asked to open, if one waits. */
  async function offered(): Promise<void> {
    show(await call('files.offered', {}))
  }

  /** Looks at a file that was dropped on the window. */
  async function look(file: Blob): Promise<void> {
    if (file.size > 3 * fileLimit) return notices.report({ code: 'file-too-large', detail: `${file.size} bytes` })
    const text = await textOf(file)
    if (text === null) notices.report({ code: 'file-unreadable', detail: 'it cannot be read' })
    else if (text.length > fileLimit) notices.report({ code: 'file-too-large', detail: `${text.length} characters` })
    else show(await call('files.look', { text }))
  }

  /** Keeps the match that is shown. Gives its id, or null when it was refused. */
  async function accept(): Promise<string | null> {
    if (preview.value === null) return null
    const kept = notices.valueOf(await call('files.accept', { token: preview.value.token }))
    preview.value = null
    return kept?.match ?? null
  }

  /** Writes a match to a file and says where it lies. */
  async function save(match: string): Promise<void> {
    written.value = notices.valueOf(await call('files.export', { match }))
    if (written.value !== null) dialogs.show({ kind: 'exported' })
  }

  return { preview, written, pick, offered, look, accept, save }
})

/** A folder that was dropped, say, has no text. */
async function textOf(file: Blob): Promise<string | null> {
  try {
    return await file.text()
  } catch {
    return null
  }
}
