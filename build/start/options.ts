import { readCommandLine } from '../../electron/shell/commandLine.ts'

export const DEFAULT_TOUR = 'tour'

export type Options = {
  /** The folder for the tour's pictures, or undefined when no tour is asked for. */
  readonly tour: string | undefined
  /** Everything else: the app's own arguments. */
  readonly rest: readonly string[]
}

/** Reads `npm start -- [--tour [DIR]] [arguments of the app's]`. */
export function readOptions(args: readonly string[]): Options {
  const at = args.findIndex((arg) => arg === '--tour' || arg.startsWith('--tour='))
  if (at < 0) return { tour: undefined, rest: args }
  const [, joined] = (args[at] ?? '').split(/=(.*)/s)
  const next = args[at + 1]
  const isSeparate = joined === undefined && next !== undefined && !next.startsWith('-')
  const rest = args.toSpliced(at, isSeparate ? 2 : 1)
  return { tour: joined || (isSeparate ? next : DEFAULT_TOUR), rest }
}

/** Whether arguments of the app's are answered on the terminal, without a window: `--help`, say, or what makes no sense. */
export function isForTerminal(args: readonly string[]): boolean {
  const asked = readCommandLine(args, process.cwd())
  return !asked.ok || asked.value.mode !== 'run'
}

/** Whether a window can be shown at all. */
export function hasDisplay(env: Readonly<Record<string, string | undefined>>, platform: NodeJS.Platform): boolean {
  return platform !== 'linux' || !!env['DISPLAY'] || !!env['WAYLAND_DISPLAY']
}
