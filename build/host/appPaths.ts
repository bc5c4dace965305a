import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const HOME_FOLDERS = ['desktop', 'documents', 'downloads', 'music', 'pictures', 'videos']

function appData(): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env
  if (process.platform === 'win32') return APPDATA ?? path.join(os.homedir(), 'AppData/Roaming')
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library/Application Support')
  return XDG_CONFIG_HOME || path.join(os.homedir(), '.config')
}

/** The folders of `app.getPath`, where Electron puts them. */
export class AppPaths {
  readonly #set = new Map<string, string>()

  get(name: string, appName: string): string {
    const set = this.#set.get(name)
    if (set !== undefined) return set
    if (HOME_FOLDERS.includes(name)) return path.join(os.homedir(), name.charAt(0).toUpperCase() + name.slice(1))
    switch (name) {
      case 'home':
        return os.homedir()
      case 'appData':
        return appData()
      case 'userData':
        return path.join(this.get('appData', appName), appName)
      case 'sessionData':
        return this.get('userData', appName)
      case 'logs':
        return path.join(this.get('userData', appName), 'logs')
      case 'crashDumps':
        return path.join(this.get('userData', appName), 'Crashpad')
      case 'temp':
        return os.tmpdir()
      case 'exe':
      case 'module':
        return process.argv[0] ?? process.execPath
      default:
        throw new Error(`Failed to get '${name}' path`)
    }
  }

  set(name: string, folder: string): void {
    if (!path.isAbsolute(folder)) throw new Error('Path must be absolute')
    mkdirSync(folder, { recursive: true })
    this.#set.set(name, folder)
  }
}
