import { spawn } from 'node:child_process'
import { ROOT } from '../start/paths.ts'

export type Command = {
  readonly name: string
  readonly run: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** A command of the system's that runs the tool: it is given the tool's whole command line. */
  readonly within?: readonly string[]
}
export type Ended = { readonly isGood: boolean; readonly seconds: number; readonly output: string }

/** Prints how a step ended and how long it took. */
export function report(name: string, isGood: boolean, seconds: number): void {
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}  ${seconds.toFixed(1)} s`)
}

/** Runs one of the project's tools; with `live` its output goes straight to this terminal, else it is kept. */
export async function runTool({ run: [tool = '', ...args], env, within = [] }: Command, live: boolean): Promise<Ended> {
  const started = performance.now()
  const stdio = live ? 'inherit' : 'pipe'
  const [command = '', ...rest] = [...within, `${ROOT}/node_modules/.bin/${tool}`, ...args]
  const child = spawn(command, rest, {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  return { isGood: code === 0, seconds: (performance.now() - started) / 1000, output }
}

/** Runs tools side by side, at most `width` at a time, and prints each when it ends: one line, and all that it said if it failed. */
export async function runSideBySide(commands: readonly Command[], width: number): Promise<readonly boolean[]> {
  const results: boolean[] = []
  const queue = [...commands.entries()]
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, command] = next
      const { isGood, seconds, output } = await runTool(command, false)
      results[at] = isGood
      report(command.name, isGood, seconds)
      if (!isGood) console.log(output)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}
