import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { storePath } from '../../electron/db/files.ts'
import { serviceOn } from '../../electron/service/service.ts'
import { games } from '../../shared/games/registry.ts'

// npm run facts -- --data-dir DIR [--fix]: derives the facts of every ended match from its log again and compares them with what is stored
// (R-STAT-2). Ends with 1 if anything was missing or differed; with --fix that is written anew. Gavel must not be running on the folder.

const usage = 'npm run facts -- --data-dir DIR [--fix]'
const { values } = parseArgs({ options: { 'data-dir': { type: 'string' }, fix: { type: 'boolean', default: false } } })
const dataDir = values['data-dir'] === undefined ? null : resolve(values['data-dir'])

if (dataDir === null || !existsSync(storePath(dataDir))) {
  console.error(`facts: ${dataDir === null ? 'which folder?' : `no matches in ${dataDir}`}\n${usage}`)
  process.exitCode = 2
} else {
  const service = serviceOn({ dataDir, games, checkAfter: 86_400_000 })
  const answer = await service.call('history.check', { fix: values.fix })
  service.close()
  if (!answer.ok) {
    console.error(`facts: ${answer.fault.code}: ${answer.fault.detail}`)
    process.exitCode = 2
  } else {
    const { checked, missing, different, damaged } = answer.value
    console.log(
      `${checked} ended matches: ${missing.length} without facts, ${different.length} with others, ${damaged.length} that cannot be played`,
    )
    for (const match of [...missing, ...different, ...damaged]) console.log(match)
    if (missing.length + different.length > 0) console.log(values.fix ? 'written anew' : 'nothing was changed')
    process.exitCode = missing.length + different.length + damaged.length > 0 ? 1 : 0
  }
}
