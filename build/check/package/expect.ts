/** One check of a package: what it finds may be told with its result. */
export type Check = { readonly name: string; readonly run: () => Promise<string | void> | string | void }

/** @throws with these words unless it is so */
export function expect(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
}
