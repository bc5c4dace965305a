// Sent as source text: no imports that live at run time, no outer names.
import type { Chord } from '../accelerator.ts'

/**
 * Reports the application menu's keys, after the page has had its say: a page that calls preventDefault keeps its key, as in Electron.
 * What is typed into an input method, and AltGr, which some systems report as Ctrl+Alt, are text and never a menu's key.
 * Gives a function that changes the list of keys.
 */
export function watchKeys(initial: readonly Chord[], press: (accelerator: string) => void): (chords: readonly Chord[]) => void {
  let chords = initial
  const chordOf = (event: KeyboardEvent): Chord | undefined => {
    if (event.isComposing || event.getModifierState('AltGraph')) return undefined
    const key = event.key.toLowerCase()
    return chords.find(
      (chord) =>
        chord.key === key &&
        chord.ctrl === event.ctrlKey &&
        chord.alt === event.altKey &&
        chord.meta === event.metaKey &&
        (chord.shift === undefined || chord.shift === event.shiftKey),
    )
  }
  // The listener that decides is added last, so that it runs last; when the page stops the event on its way, the timer decides.
  window.addEventListener(
    'keydown',
    (event) => {
      const chord = chordOf(event)
      if (!chord) return
      let isDecided = false
      const decide = (): void => {
        window.removeEventListener('keydown', decide)
        if (isDecided || event.defaultPrevented) return
        isDecided = true
        event.preventDefault() // or Chromium would act on the key as well
        press(chord.accelerator)
      }
      window.addEventListener('keydown', decide)
      setTimeout(decide)
    },
    { capture: true },
  )
  return (next) => {
    chords = next
  }
}
