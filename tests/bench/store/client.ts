import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceOn, type Service } from '../../../electron/service/service.ts'
import { games } from '../../../shared/games/registry.ts'

/** Longer than any bench: what the service does in the background is not done. */
const never = 24 * 3_600_000

/** The program behind the window, without anything in the background. */
export function quietService(dataDir: string): Service {
  return serviceOn({ dataDir, games, log: console.error, checkAfter: never, countAfter: never, backUpEvery: never })
}

/** Runs something on a service with a new folder, and removes the folder. */
export async function onNewFolder<Value>(use: (service: Service, dataDir: string) => Promise<Value>): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gavel-bench-'))
  const service = quietService(dataDir)
  try {
    return await use(service, dataDir)
  } finally {
    service.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
