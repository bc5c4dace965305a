import { cpus } from 'node:os'
import { runCommand } from '../support/command.ts'
import { benches } from './benches.ts'
import { historyBench, historyUsage, readHistoryOptions } from './history.ts'
import { readOptions, usage, type Options } from './options.ts'
import type { Row } from './rows.ts'
import { tableOf, verdictOn } from './table.ts'

const args = process.argv.slice(2)
if (args[0] === 'history')
  await runCommand({ name: 'bench history', usage: historyUsage, read: readHistoryOptions, run: historyBench }, args.slice(1))
else await runCommand({ name: 'bench', usage, read: readOptions, run }, args)

/** Runs the benches that were asked for, one after another, and prints the table. */
async function run({ names, json, ...options }: Options): Promise<void> {
  const rows: Row[] = []
  for (const name of names) {
    if (!json) console.error(`${name} …`)
    rows.push(...(await benches[name](options)))
  }
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
  if (json) return console.log(JSON.stringify({ machine, rows }))
  console.log(`Node ${machine.node}, ${machine.cores} cores (${machine.cpu}); medians of interleaved repetitions`)
  for (const line of [...tableOf(rows), verdictOn(rows)]) console.log(line)
}
