import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emptyFolder } from './folder.ts'

/** Where data folders of earlier versions are kept. */
export const keptFolders = fileURLToPath(new URL('../service/saves/', import.meta.url))

/** What is kept stays as it is: a copy of a data folder to work on. */
export function copyOfKept(name: string): string {
  const folder = emptyFolder()
  copyFileSync(join(keptFolders, name, 'gavel.db'), join(folder, 'gavel.db'))
  return folder
}
