import type { MatchSummary } from '../../../shared/contract/schemas.ts'
import { gameById } from '../../../shared/games/registry.ts'
import { seededChance } from '../../../shared/kernel/chance.ts'
import { start } from '../../../shared/kernel/match.ts'

const seed = '7'.padStart(64, '0')
let next = 1

/** A campaign as the list of matches names it: new, unless it is told otherwise. */
export function summary(told: Partial<MatchSummary>): MatchSummary {
  const game = gameById('realm-lords')
  if (!game) throw new Error('no game')
  const config = { hero: 'hesper-vane', difficulty: 'squire' }
  return {
    match: `00000000-0000-4000-9000-${String(next++).padStart(12, '0')}`,
    game: 'realm-lords',
    rulesVersion: 1,
    config,
    ply: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
    playedAt: '2026-11-21T10:00:00.000Z',
    practice: false,
    guided: false,
    parent: null,
    parentCalled: null,
    seats: [{ name: '', player: 'person', level: null, pin: false }],
    outcome: null,
    glance: game.glance(start(game, config, seededChance(seed)).position.state),
    damaged: false,
    title: '',
    givenUp: false,
    archived: false,
    deletedAt: null,
    ...told,
  }
}
