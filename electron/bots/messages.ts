/** What a computer player is asked: all that its seat may know, and nothing of the match besides. */
export type Question = {
  readonly game: string
  readonly level: string
  readonly view: unknown
  readonly legal: readonly unknown[]
  /** A 32-bit integer, for the player's own chance. */
  readonly seed: number
  /** How long to think, in milliseconds. */
  readonly cap: number
  readonly samples: number
}

/** A question on its way to the worker; ids count up. */
export type Asked = Question & { readonly id: number }

/** What the worker says: that the player is there and begins, and then what it chose or what went wrong. */
export type Said =
  | { readonly id: number; readonly kind: 'begun' }
  | { readonly id: number; readonly kind: 'chosen'; readonly action: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly why: string }

/** What the worker is given when it starts: holds the id of the last question that it is to stop thinking about. */
export type WorkerData = { readonly stopped: Int32Array }
