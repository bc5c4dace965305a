import type { Result } from '../../shared/kernel/result.ts'

/** A command of the terminal: its name, how it is typed, how its arguments are read, and what it does. */
export type Command<Options> = {
  readonly name: string
  readonly usage: string
  /** Refuses with `bad-input` what it does not know. */
  readonly read: (args: readonly string[]) => Result<Options>
  readonly run: (options: Options) => void | Promise<void>
}

/** Does what the arguments ask for; `--help` says how the command is typed. Exit code 2 for arguments that cannot be read. */
export async function runCommand<Options>({ name, usage, read, run }: Command<Options>, args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage)
  const options = read(args)
  if (options.ok) return run(options.value)
  console.error(`${name}: ${options.fault.detail}\n${usage}`)
  process.exitCode = 2
}
