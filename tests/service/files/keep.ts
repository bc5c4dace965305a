import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ask } from '../../../electron/service/ask.ts'
import { serviceOn } from '../../../electron/service/service.ts'
import { games } from '../../../shared/games/registry.ts'

// node tests/service/files/keep.ts NAME: writes every match of the data folder NAME of ../saves into a file beside this one, to be kept for
// good when the layout of `.gavel` files or a game's rules or cards are about to change (R-SAVE-1).

const [name = ''] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'gavel-keep-'))
copyFileSync(fileURLToPath(new URL(`../saves/${name}/gavel.db`, import.meta.url)), join(dataDir, 'gavel.db'))
const folder = fileURLToPath(new URL('kept/', import.meta.url))
mkdirSync(folder, { recursive: true })

let path = ''
const dialogs = { save: () => Promise.resolve(path), open: () => Promise.resolve(null) }
const service = serviceOn({ dataDir, games, dialogs })
for (const { match, outcome } of (await ask(service, 'matches.list', {})).matches) {
  path = join(folder, `${name}-${outcome === null ? 'going-on' : 'over'}.gavel`)
  await ask(service, 'files.export', { match })
}
service.close()
rmSync(dataDir, { recursive: true })
