import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a full disk is made of: a small one, mounted for one program alone, or files of that program that may not grow. */
export const disks = ['tmpfs', 'limit'] as const
export type Disk = (typeof disks)[number]

/** So many bytes are on the small disk: room for a store, its log and a few backups. */
const size = 6 * 1024 * 1024
/** What a file on it grows by. */
export const unit = 4_096

/** Mounts a small disk on the first argument, in a space of its own that ends with the program; the others are the program. */
const mounting = `mount -t tmpfs -o size=${size} gavel "$0" && exec "$@"`

/** Ways to come to a space of one's own for mounts: as anybody, where the system lets one; as its administrator. */
const spaces = [['-U', '-r', '-m'], ['-m']] as const

/** The command that runs a program where `folder` is a small disk; `null` where this process may not mount one. */
function mountedOn(folder: string): readonly string[] | null {
  const space = spaces.find((flags) => spawnSync('unshare', [...flags, 'sh', '-c', mounting, folder, 'true']).status === 0)
  return space === undefined ? null : ['unshare', ...space, 'sh', '-c', mounting, folder]
}

/** How a program gets a disk that can be full: `command` comes before it. `null` where there is neither way. */
export function fullDisk(folder: string): { readonly disk: Disk; readonly command: readonly string[] } | null {
  if (process.platform !== 'linux') return null
  const command = mountedOn(folder)
  if (command !== null) return { disk: 'tmpfs', command }
  return spawnSync('prlimit', ['--version']).status === 0 ? { disk: 'limit', command: [] } : null
}

export type Room = {
  /** Leaves so many units: of the disk, or for each file. */
  readonly leave: (units: number) => void
  /** Makes room again. */
  readonly free: () => void
}

/** The room on the disk that this program runs with; `folder` is on it. */
export function roomOn(disk: Disk, folder: string): Room {
  return disk === 'tmpfs' ? roomOnDisk(folder) : roomInFiles()
}

function roomOnDisk(folder: string): Room {
  const ballast = join(folder, 'ballast')
  const free = (): void => rmSync(ballast, { force: true })
  return {
    leave: (units) => {
      free()
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - units * unit, 1))
      const left = statfsSync(folder).bavail * bsize
      if (left !== units * unit) throw new Error(`${left} bytes are left, not ${units * unit}`)
    },
    free,
  }
}

/** Node takes the signal that goes with this limit for an error (EFBIG). */
function roomInFiles(): Room {
  const limit = (bytes: number | 'unlimited'): void =>
    void execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`])
  return { leave: (units) => limit(units * unit), free: () => limit('unlimited') }
}
