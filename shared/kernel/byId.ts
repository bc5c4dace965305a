/** Pieces of a card set by their ids. */
export function byId<Piece extends { readonly id: string }>(pieces: readonly Piece[]): Map<string, Piece> {
  return new Map(pieces.map((piece) => [piece.id, piece]))
}

/** What a card set has under an id. An id that is not there is a bug, and throws. */
export function found<Value>(pieces: ReadonlyMap<string, Value>, id: string): Value {
  const piece = pieces.get(id)
  if (piece === undefined) throw new Error(`no card ${id}`)
  return piece
}
