import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'google-chrome-beta',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
]
const LINUX_PATHS = ['/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge']
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser']
const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
  'BraveSoftware\\Brave-Browser\\Application\\brave.exe',
]

/** Where a browser that the host can drive may lie, the likeliest first. */
export function chromiumPlaces(env: Env, platform: NodeJS.Platform): readonly string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env['HOME'] ? [path.posix.join(env['HOME'], 'Applications')] : [])]
    return folders.flatMap((folder) => MAC_APPS.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`))
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? [])
    return folders.flatMap((folder) => WINDOWS_PATHS.map((file) => path.win32.join(folder, file)))
  }
  const folders = (env['PATH'] ?? '').split(':').filter(Boolean)
  return [...LINUX_NAMES.flatMap((name) => folders.map((folder) => path.posix.join(folder, name))), ...LINUX_PATHS]
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * The Chromium, Chrome or Edge to use, or undefined when there is none.
 * ELECTRON_HOST_CHROMIUM names one and is then taken as it is, or not at all: a wrong path is not silently replaced.
 */
export function findChromium(
  env: Env = process.env,
  platform: NodeJS.Platform = process.platform,
  works: (file: string) => boolean = isExecutable,
): string | undefined {
  const named = env['ELECTRON_HOST_CHROMIUM']
  if (named) return works(named) ? named : undefined
  return chromiumPlaces(env, platform).find((file) => works(file))
}
