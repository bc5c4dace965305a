import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { GavelFile } from '../../../shared/contract/gavelFile.ts'
import { gameById } from '../../../shared/games/registry.ts'
import { commitmentTo } from '../../../shared/kernel/chance.ts'
import type { Draw } from '../../../shared/kernel/fairness.ts'
import { fingerprint } from '../../../shared/kernel/plain.ts'
import { goldenSchema, replayGolden } from '../../goldens/golden.ts'

const at = '2026-11-20T18:00:00.000Z'

/** A recorded campaign of Realm Lords as the file that the program would have written of it. */
export function goldenFile(match: string): GavelFile {
  const game = gameById('realm-lords')
  if (game === undefined) throw new Error('the game is gone')
  const recorded = readFileSync(path.join(import.meta.dirname, '../../goldens/realm-lords/06.json'), 'utf8')
  const golden = goldenSchema.parse(JSON.parse(recorded))
  const hashes: string[] = []
  const draws: Draw[] = []
  replayGolden(game, golden, ({ position: { ply, state }, entries }) => {
    hashes.push(fingerprint(state))
    for (const one of entries) if (one.kind === 'drawn') draws.push({ ply, purpose: one.purpose, sides: one.sides, value: one.value })
  })
  const content: GavelFile['content'] = {
    match,
    game: game.id,
    rulesVersion: game.rulesVersion,
    pack: game.pack,
    config: golden.config,
    title: '',
    practice: false,
    createdAt: at,
    playedAt: at,
    givenUpAt: null,
    parent: null,
    seats: [{ name: 'Anna', player: 'person', level: null }],
    startHash: hashes[0] ?? '',
    commitment: commitmentTo(golden.seed),
    actions: golden.moves.map(([seat, action], index) => ({ seat, action, hash: hashes[index + 1] ?? '', at })),
    dice: { kind: 'open', seed: golden.seed, reseeds: [], draws },
  }
  return { gavel: 'match', format: 1, checksum: fingerprint(content), content }
}
