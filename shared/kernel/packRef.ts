import type { PackRef } from './game.ts'
import { fingerprint } from './plain.ts'

/** The name of a card set. Its hash is worked out when it is asked for first: no start of the program has to wait for it. */
export function packRef(pack: { readonly id: string }): PackRef {
  let hash: string | undefined
  return {
    id: pack.id,
    get hash() {
      hash ??= fingerprint(pack)
      return hash
    },
  }
}
