import { resolve } from 'node:path'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'

/** What a command line asks for. The file that it names is read by fileArgument.ts, as those of later starts are. */
export type CommandLine = {
  readonly mode: 'run' | 'self-test' | 'version' | 'help'
  /** As it was given; undefined: not at all. */
  readonly dataDir: string | undefined
  readonly safe: boolean
  /** Shows every component in every state instead of the app; for those who work on it, so `--help` does not tell. */
  readonly gallery: boolean
}

/** What `--help` prints. English, as everything that is written to a terminal. */
export const help = `Gavel: two board games at home, offline.

  gavel [FILE.gavel] [options]

  FILE.gavel        look at a match from a file, and bring it in if wanted
  --data-dir DIR    keep all data in this folder (also: the variable GAVEL_DATA_DIR)
  --safe-mode       start with default settings and window, without motion, sound,
                    graphics hardware and work in the background; nothing that was
                    set is lost
  --lang LANGUAGE   speak en, de, es or fr until a language is chosen
  --self-test       check this installation in a temporary folder, print what was
                    found as JSON, and end with 0 if all is well, else with 1
  --version         print the version and end
  --help            print this and end

Exit codes: 0 all is well, 1 a fault, 2 a command line that makes no sense.`

/** Switches of Electron's and Chromium's own that make sense for an installed app: screens, graphics, languages, accessibility. */
const engineSwitches = [
  'lang',
  'class',
  'name',
  'no-sandbox',
  'disable-gpu',
  'disable-gpu-sandbox',
  'disable-software-rasterizer',
  'disable-dev-shm-usage',
  'enable-features',
  'disable-features',
  'enable-logging',
  'log-file',
  'v',
  'vmodule',
  'ozone-platform',
  'ozone-platform-hint',
  'enable-wayland-ime',
  'wayland-text-input-version',
  'force-device-scale-factor',
  'high-dpi-support',
  'force-high-contrast',
  'force-prefers-reduced-motion',
  'force-renderer-accessibility',
  'disable-renderer-accessibility',
  'use-gl',
  'use-angle',
  'gtk-version',
  'password-store',
  // What Chromium adds for a second start.
  'original-process-start-time',
  'allow-file-access-from-files',
  'secure-schemes',
  'standard-schemes',
  'cors-schemes',
  'fetch-schemes',
  'service-worker-schemes',
  'streaming-schemes',
  'code-cache-schemes',
  'bypasscsp-schemes',
]
/** Those of the tools that drive an app in tests. They open nothing by themselves: what listens is a matter of the fuses. */
const toolSwitches = ['inspect', 'inspect-brk', 'remote-debugging-port', 'remote-debugging-pipe', 'user-data-dir', 'headless', 'test-type']
const engine: ReadonlySet<string> = new Set([...engineSwitches, ...toolSwitches])

const modes: Readonly<Record<string, CommandLine['mode']>> = {
  '--self-test': 'self-test',
  '--version': 'version',
  '-v': 'version',
  '--help': 'help',
  '-h': 'help',
}

/**
 * Reads what stands behind the program's name (see `ownArguments`). Refuses with `bad-input` and a sentence for the terminal what is not
 * known, a data folder that is not named, and a file that cannot be a match.
 */
export function readCommandLine(args: readonly string[], cwd: string): Result<CommandLine> {
  const rest = [...args]
  let found: CommandLine = { mode: 'run', dataDir: undefined, safe: false, gallery: false }
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? []
    const mode = Object.hasOwn(modes, arg) ? modes[arg] : undefined
    if (name === 'data-dir') {
      const folder = value ?? (rest[0]?.startsWith('-') ? undefined : rest.shift())
      if (!folder) return refuse('bad-input', '--data-dir wants a folder')
      found = { ...found, dataDir: resolve(cwd, folder) }
    } else if (mode !== undefined) found = { ...found, mode }
    else if (arg === '--safe-mode') found = { ...found, safe: true }
    else if (arg === '--gallery') found = { ...found, gallery: true }
    else if (passedOver(arg, name, rest)) continue
    else if (arg.startsWith('-')) return refuse('bad-input', `there is no option ${arg}`)
    else if (!/\.gavel$/i.test(arg)) return refuse('bad-input', `${arg} is no file that ends in .gavel`)
  }
  return done(found)
}

/**
 * Passes over what is meant for Electron, Chromium or a tool, and none of the program's business, with its value if that stands apart. Gives
 * whether it was such a switch.
 */
function passedOver(arg: string, name: string, rest: string[]): boolean {
  if (arg === '-r') return rest.shift() !== undefined
  if (arg === '--lang') return rest.shift() !== undefined
  // How the Finder of older versions of macOS names a process.
  return engine.has(name) || arg.startsWith('-psn_')
}

/**
 * What of `process.argv` is the program's own. Out of a checkout Electron is told first what to run, with switches of its own before that,
 * which it reads by itself.
 */
export function ownArguments(argv: readonly string[], isPackaged: boolean, appPath: string): readonly string[] {
  if (isPackaged) return argv.slice(1)
  const target = argv.findIndex((arg, at) => at > 0 && !arg.startsWith('-') && resolve(arg) === resolve(appPath))
  return argv.slice(Math.max(target, 0) + 1)
}
