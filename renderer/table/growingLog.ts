import { same } from '../../shared/kernel/plain.ts'

/** One event with the ply that it belongs to. */
export type Told<Event> = { readonly ply: number; readonly event: Event }

/**
 * Where in a log an event stands: its ply, and a name that is its own. What is heard or not heard in other plies leaves the name as it is, so
 * that a line keeps it whoever looks.
 */
export type Place = { readonly id: string; readonly ply: number }

/** One more event of a log: what was read with it read too. Nothing of what it is given changes. */
export type ReadOn<Event, Read> = (read: Read, event: Event, place: Place, before: Event | null) => Read

/** Reads a whole log, the oldest event first. */
export function readLog<Event, Read>(first: Read, readOn: ReadOn<Event, Read>, log: readonly Told<Event>[]): Read {
  return readGrowing(first, readOn)(log)
}

/**
 * Reads a log that grows: what was read before stays the same objects, so that a table draws only what is new, however long the match has
 * been. A log that does not go on from the one before it, event by event (something was taken back, another hand is open, another match), is
 * read from the start: what one seat heard is never shown to the next (R-HID-1). What says the same in both is the same object then, too.
 */
export function readGrowing<Event, Read>(first: Read, readOn: ReadOn<Event, Read>): (log: readonly Told<Event>[]) => Read {
  let known: readonly Told<Event>[] = []
  let read = first
  return (log) => {
    const goesOn = known.every((told, at) => told === log[at])
    const from = goesOn ? known.length : 0
    const told = log.slice(from).reduce(
      (so, { event }, n) => {
        const at = from + n
        return readOn(so, event, placeOf(log, at), log[at - 1]?.event ?? null)
      },
      goesOn ? read : first,
    )
    read = goesOn ? told : asBefore(read, told)
    known = log
    return read
  }
}

function placeOf(log: readonly Told<unknown>[], at: number): Place {
  const ply = log[at]?.ply ?? 0
  let first = at
  while (log[first - 1]?.ply === ply) first--
  return { id: `${ply}.${at - first}`, ply }
}

/** What was read now, in which all that says the same as before is the object that it was; what has an id is compared with what had it. */
function asBefore<Read>(before: unknown, now: Read): Read {
  if (same(before, now)) return before as Read
  if (Array.isArray(now)) return listAsBefore(Array.isArray(before) ? before : [], now) as Read
  if (!isObject(now)) return now
  const members = isObject(before) ? before : {}
  return Object.fromEntries(Object.entries(now).map(([name, member]) => [name, asBefore(members[name], member)])) as Read
}

function listAsBefore(before: readonly unknown[], now: readonly unknown[]): unknown[] {
  const known = new Map(before.map((item, at) => [idOf(item) ?? at, item]))
  return now.map((item, at) => asBefore(known.get(idOf(item) ?? at), item))
}

const idOf = (item: unknown): unknown => (isObject(item) ? item.id : undefined)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
