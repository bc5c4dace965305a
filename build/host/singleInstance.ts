import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync, type FSWatcher } from 'node:fs'
import path from 'node:path'

export type SecondInstance = { readonly argv: readonly string[]; readonly cwd: string; readonly data: unknown }

/** When a process started, as the system counts it: a number reused by another process after a crash is thereby told apart. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return '' // no /proc: the number alone has to do
  }
}

function isRunning(holder: string): boolean {
  const [pid = 0, start = ''] = holder.split(' ')
  try {
    process.kill(Number(pid), 0)
    return Number(pid) > 0 && startOf(Number(pid)) === start
  } catch {
    return false
  }
}

/** The file appears whole or not at all: it is linked into place after it has been written. */
function tryTake(lock: string): boolean {
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`)
  try {
    linkSync(draft, lock)
    return true
  } catch {
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** One process per folder. Later ones leave their command line there, and the first one, who watches the folder, finds it. */
export class SingleInstance {
  readonly #folder: string
  readonly #lock: string
  #watcher: FSWatcher | undefined

  constructor(folder: string) {
    this.#folder = folder
    this.#lock = path.join(folder, 'pid')
  }

  /** Takes the lock, or hands `message` to its holder and gives false. `heard` is called for each later process. */
  take(message: SecondInstance, heard: (message: SecondInstance) => void): boolean {
    mkdirSync(this.#folder, { recursive: true })
    while (!tryTake(this.#lock)) {
      if (isRunning(this.#holder())) {
        this.#leave(message)
        return false
      }
      rmSync(this.#lock, { force: true })
    }
    for (const name of readdirSync(this.#folder)) if (name !== 'pid') rmSync(path.join(this.#folder, name), { force: true })
    this.#watcher = watch(this.#folder, { persistent: false }, (_event, name) => this.#find(name, heard))
    return true
  }

  release(): void {
    this.#watcher?.close()
    rmSync(this.#lock, { force: true })
  }

  #holder(): string {
    try {
      return readFileSync(this.#lock, 'utf8')
    } catch {
      return '' // released meanwhile
    }
  }

  #leave(message: SecondInstance): void {
    const draft = path.join(this.#folder, `${process.pid}.tmp`)
    writeFileSync(draft, JSON.stringify(message))
    renameSync(draft, path.join(this.#folder, `${process.pid}.json`))
  }

  #find(name: string | null, heard: (message: SecondInstance) => void): void {
    if (!name?.endsWith('.json')) return
    const file = path.join(this.#folder, name)
    let text: string
    try {
      text = readFileSync(file, 'utf8')
      rmSync(file)
    } catch {
      return // the watcher reports one file more than once
    }
    heard(JSON.parse(text) as SecondInstance)
  }
}
