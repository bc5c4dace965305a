import type { Store } from '../../db/store.ts'
import { fileFormat, type Drawn, type FileContent, type GavelFile } from '../../../shared/contract/gavelFile.ts'
import { commitmentTo } from '../../../shared/kernel/chance.ts'
import { replayWith } from '../../../shared/kernel/match.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import { isOver, type OpenMatch } from '../openMatch.ts'
import { seal } from '../seal.ts'
import { movesOf } from '../trace.ts'
import { courtesy, wrapSeeds } from './wrap.ts'

/** Every number that the rules drew in a match, in order. `damaged-match` if its actions cannot be played. */
export function drawsOf({ game, config, dice }: OpenMatch, actions: ReturnType<Store['actionsOf']>): Result<Drawn[]> {
  const moves = movesOf(actions)
  if (!moves.ok) return moves
  const draws: Drawn[] = []
  const end = replayWith(game, config, dice, moves.value, ({ position: { ply }, entries }) => {
    for (const entry of entries)
      if (entry.kind === 'drawn') draws.push({ ply, purpose: entry.purpose, sides: entry.sides, value: entry.value })
  })
  return end.ok ? done(draws) : refuse('damaged-match', end.fault.detail)
}

/** All that a file says of a match: its log, and its dice in the clear only when it is over (R-RNG-3, R-RNG-7). */
export function contentOf(store: Store, open: OpenMatch): Result<FileContent> {
  const { match, game, config, seed, reseeds, practice, createdAt, startHash, parent, seats } = open
  const known = store.knownOf(match)
  if (known === undefined) return refuse('unknown-match', match)
  const rows = store.actionsOf(match)
  const draws = drawsOf(open, rows)
  if (!draws.ok) return draws
  const { title, playedAt, givenUpAt } = known
  return done({
    match,
    game: game.id,
    rulesVersion: game.rulesVersion,
    pack: game.pack,
    config,
    title,
    practice,
    createdAt,
    playedAt,
    givenUpAt,
    parent,
    seats: seats.map(({ name, player, level }) => ({ name, player, level })),
    startHash,
    commitment: commitmentTo(seed),
    actions: rows.map(({ seat, action, hash, at }) => ({ seat, action: JSON.parse(action) as unknown, hash, at })),
    dice: isOver(open)
      ? { kind: 'open', seed, reseeds: [...reseeds], draws: draws.value }
      : { kind: 'wrapped', note: courtesy, wrapped: wrapSeeds(match, { seed, reseeds: [...reseeds] }) },
  })
}

/** The text of a `.gavel` file. */
export function fileOf(content: FileContent): string {
  const file: GavelFile = { gavel: 'match', format: fileFormat, checksum: seal(content), content }
  return `${JSON.stringify(file, null, 1)}\n`
}

/** A name for the file, which any system takes. */
export function nameOf({ title, game, createdAt }: FileContent): string {
  const words = `${title || game} ${createdAt.slice(0, 10)}`
  const safe = words.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+/, '')
  return `${safe}.gavel`
}
