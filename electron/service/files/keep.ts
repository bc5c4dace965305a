import type { Store } from '../../db/store.ts'
import { same } from '../../../shared/kernel/plain.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import { reached, storedSetUp } from '../desk.ts'
import type { Played } from './playThrough.ts'

/** How a match of a file stands to the one of its id that is here, if there is one. */
export type Kinship = 'new' | 'here' | 'deleted'

/** Whether a match lies here already, thrown away or not. */
export function kinshipOf(store: Store, match: string): Kinship {
  const known = store.knownOf(match)
  if (known === undefined) return 'new'
  return known.deletedAt === null ? 'here' : 'deleted'
}

/**
 * Writes a match that was played through into the store, in one transaction. Refuses with `file-here` one that is here. Of one that was thrown
 * away the longer log is kept; where the two part ways, or the one here knows dice that the file's has yet to roll, what comes of it is
 * practice (R-RNG-4). Gives what it did.
 */
export function keepPlayed(store: Store, played: Played, now: Date): Result<'added' | 'broughtBack'> {
  const { match } = played.content
  const kinship = kinshipOf(store, match)
  if (kinship === 'here') return refuse('file-here', match)
  const known = kinship === 'deleted' ? relation(store, played) : 'shorter'
  if (known === 'longer') {
    store.bringBack(match)
    return done('broughtBack')
  }
  const { practice, parent } = played.content
  // A branch is practice whatever its file says of it.
  const isPractice = practice || parent !== null || (known === 'parts' && played.outcome === null)
  add(store, played, now, kinship === 'deleted', isPractice)
  return done('added')
}

/** The log here against the file's. */
function relation(store: Store, { content, actions }: Played): 'longer' | 'shorter' | 'parts' {
  const here = store.actionsOf(content.match).map(({ seat, hash }) => ({ seat, hash }))
  const there = actions.map(({ seat, hash }) => ({ seat, hash }))
  const common = Math.min(here.length, there.length)
  if (!same(here.slice(0, common), there.slice(0, common))) return 'parts'
  return here.length >= there.length ? 'longer' : 'shorter'
}

function add(
  store: Store,
  { content, game, config, seeds, seats, actions, position }: Played,
  now: Date,
  replaces: boolean,
  practice: boolean,
): void {
  const { match, createdAt, playedAt, startHash, title, givenUpAt, parent } = content
  store.addWhole({
    row: { match, ...storedSetUp(game, config), seed: seeds.seed, practice: practice ? 1 : 0, createdAt, startHash },
    packId: game.pack.id,
    seats,
    reached: reached(game, position, playedAt),
    actions,
    origin: { title, importedAt: now.toISOString(), givenUpAt, parent: parent?.match ?? null, parentPly: parent?.ply ?? null },
    reseeds: seeds.reseeds,
    replaces,
  })
}
