import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { storePath } from '../../electron/db/files.ts'
import { serviceOn } from '../../electron/service/service.ts'
import { games } from '../../shared/games/registry.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { runCommand } from '../support/command.ts'

// npm run facts -- --data-dir DIR [--fix]: derives the facts of every ended match from its log again and compares them with what is stored
// (R-STAT-2). Ends with 1 if anything was missing or differed; with --fix that is written anew. Gavel must not be running on the folder.

const usage = 'npm run facts -- --data-dir DIR [--fix]'
const flags = { 'data-dir': { type: 'string' }, fix: { type: 'boolean', default: false } } as const

type Options = { readonly dataDir: string; readonly fix: boolean }

function readOptions(args: readonly string[]): Result<Options> {
  try {
    const { values } = parseArgs({ args: [...args], options: flags })
    if (values['data-dir'] === undefined) return refuse('bad-input', 'which folder?')
    const dataDir = resolve(values['data-dir'])
    return existsSync(storePath(dataDir)) ? done({ dataDir, fix: values.fix }) : refuse('bad-input', `no matches in ${dataDir}`)
  } catch (error) {
    return refuse('bad-input', (error as Error).message)
  }
}

async function run({ dataDir, fix }: Options): Promise<void> {
  const service = serviceOn({ dataDir, games, checkAfter: 86_400_000 })
  const answer = await service.call('history.check', { fix })
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
    if (missing.length + different.length > 0) console.log(fix ? 'written anew' : 'nothing was changed')
    process.exitCode = missing.length + different.length + damaged.length > 0 ? 1 : 0
  }
}

await runCommand({ name: 'facts', usage, read: readOptions, run }, process.argv.slice(2))
