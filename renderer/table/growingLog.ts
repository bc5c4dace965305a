/** One more event of a log: what was read with it read too. Nothing of what it is given changes. `at`: how many events came before it. */
export type ReadOn<Event, Read> = (read: Read, event: Event, at: number, before: Event | null) => Read

/** Reads a whole log, the oldest event first. */
export function readLog<Event, Read>(first: Read, readOn: ReadOn<Event, Read>, events: readonly Event[]): Read {
  return readGrowing(first, readOn)(events)
}

/**
 * Reads a log that grows: what was read before stays the same objects, so that a table draws only what is new, however long the match has
 * been. A log that does not go on from the one before it, event by event (something was taken back, another hand is open, another match), is
 * read from the start: what one seat heard is never shown to the next (R-HID-1).
 */
export function readGrowing<Event, Read>(first: Read, readOn: ReadOn<Event, Read>): (events: readonly Event[]) => Read {
  let known: readonly Event[] = []
  let read = first
  return (events) => {
    const goesOn = known.every((event, at) => event === events[at])
    const from = goesOn ? known.length : 0
    read = events.slice(from).reduce((so, event, n) => readOn(so, event, from + n, events[from + n - 1] ?? null), goesOn ? read : first)
    known = events
    return read
  }
}
