import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Where numbers come from: gives 1 … `sides` for the decision that `purpose` names. */
export type Chance = (sides: number, purpose: string) => number

/** A seed is 32 bytes as 64 lower-case hex digits. */
export const seedPattern = /^[0-9a-f]{64}$/

const wordRange = 2 ** 32

/**
 * Chance as a function of a match's seed and of the decision a number belongs to (R-RNG-4): HMAC-SHA-256 keyed with
 * the seed over purpose, sides and a block counter, read as 32-bit words; words that would favour some values are
 * thrown away. The same question has the same answer always, so no generator state needs saving.
 *
 * @param seed 64 hex digits (throws on anything else: seeds are made by the program)
 */
export function seededChance(seed: string): Chance {
  if (!seedPattern.test(seed)) throw new Error('a seed is 64 lower-case hex digits')
  const keyed = hmac.create(sha256, hexToBytes(seed))
  // One workplace for all numbers, as the library's own key derivation does it: laying a new one takes as long as the number itself.
  const work = keyed.clone()
  const digest = new Uint8Array(keyed.outputLen)
  const words = new DataView(digest.buffer)
  return (sides, purpose) => {
    // Anything else would find no word that is fair, and look for one for ever.
    if (!Number.isInteger(sides) || sides < 1 || sides > wordRange) throw new Error(`a die of ${sides} sides for ${purpose}`)
    const limit = wordRange - (wordRange % sides)
    for (let block = 0; ; block++) {
      keyed
        ._cloneInto(work)
        .update(utf8ToBytes(`gavel/1\n${purpose}\n${sides}\n${block}`))
        .digestInto(digest)
      for (let at = 0; at < digest.length; at += 4) {
        const word = words.getUint32(at)
        if (word < limit) return (word % sides) + 1
      }
    }
  }
}

/**
 * What is shown of a seed at the start of a match, and can be checked against it at the end (R-RNG-7): the SHA-256 of
 * its 32 bytes, as hex.
 */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

/** Fast chance for simulations and computer players: a plain generator that ignores purposes. `seed` is a 32-bit integer. */
export function fastChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed)
  return (sides) => uniformInt(generator, 1, sides)
}
