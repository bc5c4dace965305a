/** One more event of a log: what was read with it read too. Nothing of what it is given changes. `at`: how many events came before it. */
export type ReadOn<Event, Read> = (read: Read, event: Event, at: number, before: Event | null) => Read

/** Reads a whole log, the oldest event first. */
export function readLog<Event, Read>(first: Read, readOn: ReadOn<Event, Read>, events: readonly Event[]): Read {
  return events.reduce((read, event, at) => readOn(read, event, at, events[at - 1] ?? null), first)
}

/**
 * Reads a log that grows: what was read before stays the same objects, so that a table draws only what is new, however long the match has
 * been. A log that does not go on from the one before it (something was taken back, another match was opened) is read from the start.
 */
export function readGrowing<Event, Read>(first: Read, readOn: ReadOn<Event, Read>): (events: readonly Event[]) => Read {
  let known: readonly Event[] = []
  let read = first
  return (events) => {
    const goesOn = known.length <= events.length && known.at(-1) === events[known.length - 1]
    const from = goesOn ? known.length : 0
    read = events.slice(from).reduce((so, event, n) => readOn(so, event, from + n, events[from + n - 1] ?? null), goesOn ? read : first)
    known = events
    return read
  }
}
