import { closeSync, openSync, readSync, writeSync } from 'node:fs'

/** Errors that a disk gives, by their numbers on Linux, with what can fail so: a mask of the kinds in failing.c. */
const kinds = { read: 1, write: 2, grow: 4, sync: 8, open: 16, create: 32, name: 64 } as const
const changing = kinds.write | kinds.grow | kinds.create | kinds.name
export const faults = [
  { name: 'ENOSPC', error: 28, sticky: false, mask: changing | kinds.sync },
  { name: 'ENOSPC from then on', error: 28, sticky: true, mask: changing | kinds.sync },
  { name: 'EIO', error: 5, sticky: false, mask: changing | kinds.sync | kinds.open | kinds.read },
  { name: 'EIO from then on', error: 5, sticky: true, mask: changing | kinds.sync | kinds.open | kinds.read },
  { name: 'EACCES', error: 13, sticky: true, mask: kinds.open | kinds.create | kinds.name },
  { name: 'EROFS', error: 30, sticky: true, mask: kinds.open | kinds.create | kinds.name | kinds.grow | kinds.write },
] as const
export type Fault = (typeof faults)[number]

/** How many bytes the orders take: seven numbers of 32 bits. */
export const ordersSize = 28

/** The shared numbers that tell the preloaded library what is to fail. */
export function ordersIn(file: string) {
  const handle = openSync(file, 'r+')
  const put = (numbers: readonly number[], at = 0): void =>
    void writeSync(handle, Buffer.from(Int32Array.from(numbers).buffer), 0, numbers.length * 4, at * 4)
  const get = (at: number): number => {
    const bytes = Buffer.alloc(4)
    readSync(handle, bytes, 0, 4, at * 4)
    return bytes.readInt32LE()
  }
  return {
    /** Counts from here on, and lets the n-th operation fail. */
    arm: ({ error, sticky, mask }: Fault, nth: number): void => put([1, nth, error, sticky ? 1 : 0, mask, 0, 0]),
    /** Nothing fails any more. Gives how many operations there were. */
    disarm: (): number => {
      put([0])
      return get(5)
    },
    fired: (): boolean => get(6) === 1,
    close: (): void => closeSync(handle),
  }
}
