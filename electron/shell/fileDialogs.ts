import { dialog } from 'electron'
import type { FileDialogs } from '../service/index.ts'

const filters = [{ name: 'Gavel', extensions: ['gavel'] }]

/** The system's own dialogs for `.gavel` files. Their words are the system's. */
export const fileDialogs: FileDialogs = {
  save: async (name) => {
    const { canceled, filePath } = await dialog.showSaveDialog({ defaultPath: name, filters })
    return canceled || filePath === '' ? null : filePath
  },
  open: async () => {
    const { canceled, filePaths } = await dialog.showOpenDialog({ filters, properties: ['openFile'] })
    return canceled ? null : (filePaths[0] ?? null)
  },
}
