import { app } from 'electron'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dataFolder, isUsable } from './dataFolder.ts'
import { log } from './faults.ts'

/**
 * The folder of the matches, `named` on the command line or not; Electron's own files go there too. Where it cannot be used, Electron gets a
 * passing folder of its own, and the service tells what is wrong.
 */
export function chooseDataFolder(named: string | undefined): string {
  const wanted = dataFolder(named, process.env)
  const folder = wanted ?? app.getPath('userData')
  if (!isUsable(folder)) {
    log(`the data folder ${folder} cannot be used`)
    app.setPath('userData', mkdtempSync(path.join(tmpdir(), 'gavel-')))
  } else if (wanted) app.setPath('userData', wanted)
  return folder
}
