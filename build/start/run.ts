import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { electronVersion, HOST_DIST } from '../host/makeDist.ts'
import { inProject, ROOT } from './paths.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const EXIT_BY_SIGNAL = 128

type Program = { readonly file: string; readonly args: readonly string[]; readonly env?: Readonly<Record<string, string>> }

/** Runs a program to its end, in this terminal, and gives its exit code. Signals go on to it. */
async function runToEnd({ file, args, env }: Program): Promise<number> {
  const child = spawn(file, [...args], { stdio: 'inherit', cwd: ROOT, env: { ...process.env, ...env }, windowsHide: false })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${file} did not start: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code, signal) => resolve(code ?? EXIT_BY_SIGNAL + (signal ? constants.signals[signal] : 0)))
  })
}

/** The built app in Electron. As root, Electron starts only without its sandbox; that is said, and happens in a checkout only. */
export function runOnElectron(binary: string, args: readonly string[]): Promise<number> {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (isRoot) console.log('Started by root: Electron runs without its sandbox.')
  return runToEnd({ file: binary, args: [...(isRoot ? ['--no-sandbox'] : []), ROOT, ...args] })
}

/** The built app on the host, in the browser that was found. */
export function runOnHost(browser: string, args: readonly string[]): Promise<number> {
  return runToEnd({
    file: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', '--enable-source-maps', inProject('build/host/boot.ts'), ROOT, ...args],
    env: {
      ELECTRON_HOST_EXE: `${HOST_DIST}/electron`,
      ELECTRON_HOST_VERSION: electronVersion(),
      ELECTRON_HOST_CHROMIUM: browser,
    },
  })
}
