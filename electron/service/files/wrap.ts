import { createHmac } from 'node:crypto'
import { seeds as seedsSchema, type Seeds } from '../../../shared/contract/gavelFile.ts'
import { refuse, done, type Result } from '../../../shared/kernel/result.ts'

/** What the file says about it, for who opens it in an editor. */
export const courtesy =
  'The seed of an unfinished match is wrapped so that nobody reads the dice to come by accident. It is a courtesy, not a lock: whoever wants to can undo it.'

/**
 * Hides the seeds of an unfinished match from eyes that do not look for them (R-RNG-3). This is a courtesy and NOT a lock: the key is a
 * constant of this program, which has to be able to undo it on any computer.
 */
export function wrapSeeds(match: string, { seed, reseeds }: Seeds): string {
  return mixed(match, Buffer.from(JSON.stringify({ seed, reseeds }), 'utf8')).toString('hex')
}

/** Undoes `wrapSeeds`; `file-illegal` for what it never gave. */
export function unwrapSeeds(match: string, wrapped: string): Result<Seeds> {
  try {
    const found = seedsSchema.safeParse(JSON.parse(mixed(match, Buffer.from(wrapped, 'hex')).toString('utf8')))
    return found.success ? done(found.data) : refuse('file-illegal', 'the wrapped seed holds something else')
  } catch {
    return refuse('file-illegal', 'the wrapped seed cannot be read')
  }
}

/** Each byte with one of a stream that belongs to the match: twice over it is what it was. */
function mixed(match: string, bytes: Buffer): Buffer {
  const size = 32
  const out = Buffer.from(bytes)
  for (let block = 0; block * size < out.length; block++) {
    const stream = createHmac('sha256', 'gavel/courtesy').update(`${match}\n${block}`).digest()
    for (const [at, byte] of stream.entries()) {
      const index = block * size + at
      if (index < out.length) out[index] = (out[index] ?? 0) ^ byte
    }
  }
  return out
}
