import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sources that say something to people, with their texts. */
export function sources(): readonly { readonly path: string; readonly text: string }[] {
  return ['renderer', 'electron/shell'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(vue|ts)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  )
}
