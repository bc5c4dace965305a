import { app } from 'electron'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { selfTest } from '../service/index.ts'
import { lookForFiles } from './bundle.ts'
import { complain, print } from './terminal.ts'

/**
 * `--self-test`: the program checks itself without a window and without touching anybody's data, prints one JSON object, and ends with 0 if
 * all is well, else with 1.
 */
export async function runSelfTest(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gavel-self-test-home-'))
  app.setPath('userData', folder)
  app.on('quit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const { ok, ...report } = await selfTest({ version: app.getVersion(), log: complain, others: { files: lookForFiles } })
  const { platform, arch } = process
  print(JSON.stringify({ ok, platform, arch, packaged: app.isPackaged, ...report }, null, 2))
  app.exit(ok ? 0 : 1)
}
