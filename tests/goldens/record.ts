import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fastChance, seededChance } from '../../shared/kernel/chance.ts'
import { play, start, type Move } from '../../shared/kernel/match.ts'
import { seedOf, wordOf } from '../sim/plan.ts'
import { fingerprintsOf, type Golden } from './golden.ts'
import { recordings } from './recordings.ts'

/*
 * Records the goldens of a game anew: `node tests/goldens/record.ts judge-dredd`. Only needed when the rules, the card set or what must be
 * shown changes; the matches kept are then others, so look at the difference before you keep it.
 */

const id = process.argv[2] ?? ''
const recording = recordings[id]
if (!recording) throw new Error(`name a game: ${Object.keys(recordings).join(' or ')}`)
const { subject, chooser, matches, wanted, featuresOf } = recording
const folder = fileURLToPath(new URL(`./${id}/`, import.meta.url))
const { game } = subject

/** Plays a match of the run; gives it and everything it shows. */
function recorded(number: number): { golden: Golden; shown: Set<string> } {
  const seed = seedOf(1977, number)
  const own = fastChance(wordOf(seed, 1))
  const dice = seededChance(seed)
  const config = subject.config(number)
  const moves: Move<unknown>[] = []
  let step = start(game, config, dice)
  const shown = new Set(featuresOf(step, null))
  for (;;) {
    const { state } = step.position
    const [seat] = game.waitingFor(state)
    if (seat === undefined) break
    const move = { seat, action: chooser(game.view(state, seat), game.legalActions(state, seat), own) }
    const next = play(game, step.position, move, dice)
    if (!next.ok) throw new Error(next.fault.detail)
    step = next.value
    moves.push(move)
    for (const feature of featuresOf(step, move)) shown.add(feature)
  }
  const golden: Golden = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    pack: game.pack.hash,
    config,
    seed,
    shows: [],
    moves: moves.map((move) => [move.seat, move.action]),
    fingerprints: [],
    outcome: game.outcome(step.position.state),
  }
  return { golden, shown }
}

/** Keeps, one after another, the match that shows most of what is still missing. */
function chosen(): Golden[] {
  const all = Array.from({ length: matches }, (_, number) => recorded(number))
  const missing = new Set(wanted)
  const kept: Golden[] = []
  while (missing.size > 0) {
    const news = (one: (typeof all)[number]) => [...one.shown].filter((feature) => missing.has(feature))
    const best = all.reduce((a, b) => (news(b).length > news(a).length ? b : a))
    const shows = news(best)
    if (shows.length === 0) throw new Error(`no match shows ${[...missing].join(', ')}`)
    for (const feature of shows) missing.delete(feature)
    kept.push({ ...best.golden, shows: shows.sort(), fingerprints: fingerprintsOf(game, best.golden) })
  }
  return kept
}

const goldens = chosen()
for (const old of readdirSync(folder)) rmSync(`${folder}${old}`)
for (const [at, golden] of goldens.entries()) {
  const { moves, ...rest } = golden
  const head = JSON.stringify(rest, null, 2).slice(0, -2)
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n')
  const name = `${String(at + 1).padStart(2, '0')}.json`
  writeFileSync(`${folder}${name}`, `${head},\n  "moves": [\n${lines}\n  ]\n}\n`)
  console.log(`${name}   ${moves.length} plies, ${golden.shows.length} new things shown, ${JSON.stringify(golden.outcome)}`)
}
