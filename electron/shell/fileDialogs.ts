import { dialog, type FileFilter } from 'electron'
import { extname } from 'node:path'
import type { FileDialogs } from '../service/index.ts'
import type { ShellTexts } from './texts.ts'

/** What a file with this name is: a match, or a table to be read by another program. */
function filterFor(name: string, { files }: ShellTexts): FileFilter {
  const extension = extname(name).slice(1)
  const kind = extension === 'gavel' ? files.match : files.table.replace('{kind}', extension.toUpperCase())
  return { name: kind, extensions: [extension] }
}

/** The system's own dialogs for files. Their words are the system's, but for the kinds of files; `texts` is asked each time. */
export function fileDialogs(texts: () => ShellTexts): FileDialogs {
  return {
    save: async (name) => {
      const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath: name, filters: [filterFor(name, texts())] })
      return canceled || filePath === '' ? null : filePath
    },
    open: async () => {
      const filters = [filterFor('a match.gavel', texts())]
      const { canceled, filePaths } = await dialog.showOpenDialog({ filters, properties: ['openFile'] })
      return canceled ? null : (filePaths[0] ?? null)
    },
  }
}
