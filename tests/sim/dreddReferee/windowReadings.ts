import type { Readings } from './readings.ts'

/** JD-R16: windows, and what was answered in them. */
export const windowReadings: Readings<'windowOpened' | 'passed' | 'windowClosed'> = {
  windowOpened: (books, { window, active }) => {
    books.must(books.window === null, 'a window is open already')
    books.window = { id: window, active, passed: [], played: false }
  },
  passed: (books, { seat, window }) => {
    books.equal('window', window, books.window?.id)
    const passed = books.window?.passed ?? []
    books.must(!passed.includes(seat) && books.hands[seat]!.length > 0, `seat ${seat} was asked in vain`)
    passed.push(seat)
    if (books.window) books.window.played = false
  },
  windowClosed: (books, { window }) => {
    books.equal('window', window, books.window?.id)
    const passed = books.window?.passed ?? []
    // After a card everybody is asked again, unless all can see that nothing could be played any more.
    const all = books.hands.every((hand, seat) => hand.length === 0 || passed.includes(seat))
    books.must(all || books.window?.played === true, 'a window closed before all had passed')
    books.window = null
  },
}
