import { randomUUID } from 'node:crypto'
import type { Input, Output } from '../../shared/contract/api.ts'
import { diceOf, type Reseed } from '../../shared/kernel/dice.ts'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { reached, storedSetUp, type Desk } from './desk.ts'
import { isOver, type OpenMatch } from './openMatch.ts'
import { retrace } from './trace.ts'

export type BranchOptions = {
  readonly randomSeed: () => string
  /** Another match comes onto the table. */
  readonly clear: () => void
  readonly expect: (open: OpenMatch) => void
}

/**
 * The call that goes on from the middle of a match. What is hidden there was shown when it ended, and its dice may be known: the branch is
 * practice for good, whichever dice it goes on with (R-RNG-4).
 */
export function branchCalls(desk: Desk, { randomSeed, clear, expect }: BranchOptions) {
  const branch = ({ match: from, ply, dice: wanted }: Input<'matches.branch'>): Result<Output<'matches.branch'>> =>
    desk.withMatch(from, (parent, store) => {
      if (!isOver(parent)) return refuse('bad-input', 'the match goes on')
      if (ply >= parent.trace.position.ply) return refuse('bad-input', `ply ${ply} of ${parent.trace.position.ply}`)
      const { game, config, seed, startHash, seats } = parent
      const reseeds = reseedsAfter(parent.reseeds, ply, wanted === 'fresh' ? randomSeed() : null)
      const dice = diceOf(seed, reseeds)
      const actions = store.actionsOf(from).slice(0, ply)
      const trace = retrace(game, config, dice, { startHash, actions })
      if (!trace.ok) return trace
      const at = desk.now().toISOString()
      const facts = { match: randomUUID(), seed, createdAt: at, startHash }
      store.addWhole({
        row: { ...facts, ...storedSetUp(game, config), practice: 1 },
        packId: game.pack.id,
        seats,
        reached: reached(game, trace.value.position, at),
        actions,
        origin: { title: '', importedAt: null, givenUpAt: null, parent: from, parentPly: ply },
        reseeds,
        replaces: false,
      })
      clear()
      const notes = { practice: true, title: '', givenUp: false, undone: [] }
      const open = { ...facts, ...notes, game, config, reseeds, dice, parent: { match: from, ply }, seats, trace: trace.value }
      expect(desk.put(open))
      return done(desk.show(open))
    })
  return { branch }
}

/** The seeds that a branch's dice follow from: those of its parent, or from its first own step on a new one. */
function reseedsAfter(reseeds: readonly Reseed[], ply: number, fresh: string | null): Reseed[] {
  return fresh === null ? [...reseeds] : [...reseeds.filter((one) => one.ply <= ply), { ply: ply + 1, seed: fresh }]
}
