import { parseArgs } from 'node:util'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { usualNames, benchNames, type BenchName } from './names.ts'
import { historyUsage } from './history.ts'
import type { BenchOptions } from './rows.ts'

export type Options = BenchOptions & { readonly names: readonly BenchName[]; readonly json: boolean }

export const usage = `npm run bench -- [${benchNames.join('|')}] [--repetitions N] [--long] [--json], or\n${historyUsage}`

const flags = {
  repetitions: { type: 'string', default: '7' },
  long: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** Reads the command line; without a name it asks for the usual benches. Refuses with `bad-input` what it does not know. */
export function readOptions(args: readonly string[]): Result<Options> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true })
    const { json, long } = values
    const foreign = positionals.find((name) => !isBench(name))
    if (foreign !== undefined) return refuse('bad-input', `what is ${foreign}?`)
    const repetitions = Number(values.repetitions)
    if (!Number.isInteger(repetitions) || repetitions < 5) return refuse('bad-input', 'at least 5 repetitions')
    const names = positionals.length === 0 ? usualNames : positionals.filter(isBench)
    return done({ names, repetitions, long, json })
  } catch (error) {
    return refuse('bad-input', (error as Error).message)
  }
}

const isBench = (name: string): name is BenchName => (benchNames as readonly string[]).includes(name)
