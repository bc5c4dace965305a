import { cpus } from 'node:os'
import { historyBench, usage as historyUsage } from './history.ts'
import { measure } from './measure.ts'
import { ratios, tasks } from './tasks.ts'

const usage = `npm run bench -- [--repetitions N] [--json], or\n${historyUsage}`
const args = process.argv.slice(2)
const json = args.includes('--json')
const at = args.indexOf('--repetitions')
const repetitions = at < 0 ? 7 : Number(args[at + 1])
const known = args.every((arg, place) => arg === '--json' || arg === '--repetitions' || (at >= 0 && place === at + 1))

if (args[0] === 'history') process.exitCode = await historyBench(args.slice(1))
else if (!known || !Number.isInteger(repetitions) || repetitions < 5) {
  console.error(`bench: ${known ? 'at least 5 repetitions' : `what is ${args.join(' ')}?`}\n${usage}`)
  process.exitCode = 2
} else {
  const rows = measure(tasks, repetitions)
  const rate = (name: string) => rows.find((row) => row.name === name)!.median
  const quotients = ratios.map(([fast, slow]) => ({ name: `${fast} / ${slow}`, value: rate(fast) / rate(slow) }))
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
  if (json) console.log(JSON.stringify({ machine, rows, ratios: quotients }))
  else {
    console.log(
      `Node ${machine.node}, ${machine.cores} cores (${machine.cpu}); median of ${repetitions} interleaved repetitions, least and most`,
    )
    for (const { name, unit, median, low, high } of rows) {
      console.log(`${name.padEnd(18)}${median.toFixed(1).padStart(12)} ${unit} a second   ${low.toFixed(1)} to ${high.toFixed(1)}`)
    }
    for (const { name, value } of quotients) console.log(`${name.padEnd(34)}${value.toFixed(2)} times as fast`)
  }
}
