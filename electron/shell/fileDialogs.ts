import { dialog, type FileFilter } from 'electron'
import { extname } from 'node:path'
import type { FileDialogs } from '../service/index.ts'

const matches: FileFilter = { name: 'Gavel', extensions: ['gavel'] }

/** What a file with this name is: a match, or a table to be read by another program. */
function filterFor(name: string): FileFilter {
  const extension = extname(name).slice(1)
  return extension === 'gavel' ? matches : { name: extension.toUpperCase(), extensions: [extension] }
}

/** The system's own dialogs for files. Their words are the system's. */
export const fileDialogs: FileDialogs = {
  save: async (name) => {
    const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath: name, filters: [filterFor(name)] })
    return canceled || filePath === '' ? null : filePath
  },
  open: async () => {
    const { canceled, filePaths } = await dialog.showOpenDialog({ filters: [matches], properties: ['openFile'] })
    return canceled ? null : (filePaths[0] ?? null)
  },
}
