/** A place on the slider of a replay: where a turn begins, or where it was fought. */
export type Mark = { readonly ply: number; readonly kind: 'turn' | 'fight' }
