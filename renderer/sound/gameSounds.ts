import type { Seat } from '../../shared/kernel/game.ts'
import type { SoundClass, World } from './classes.ts'

/** What the sounds of an event depend on besides the event: the seats of the people at the table. */
export type Ears = { readonly people: readonly Seat[] }

/** How a game sounds. */
export type GameSounds = {
  readonly world: World
  /**
   * What an event sounds like, in order; nothing is an explicit silence. R-HID-1: an event that not everybody hears is silent, and what
   * everybody hears sounds the same whatever a hand holds.
   */
  readonly of: (event: { readonly type: string }, ears: Ears) => readonly SoundClass[]
  /**
   * Whether the results of its rolls are shown one after another, when the table comes to them: then each `tumble` and what follows it
   * waits until the table says that its dice are thrown (`dice.begin`), have landed, and that the result is put away.
   */
  readonly staged: boolean
}

/** Silence, on purpose. */
export const silent = (): readonly SoundClass[] => []
/** The same sound every time. */
export const always =
  (...sounds: readonly SoundClass[]) =>
  (): readonly SoundClass[] =>
    sounds
