import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, usage, type Options } from './options.ts'
import { planned, type Planned } from './plan.ts'
import { playFast, playSeeded, type Played } from './playGame.ts'
import { reportOn, reportText, type Game } from './report.ts'
import { simulations, type AnyPlayer, type Simulation } from './simulations.ts'
import { matchLine, outcomeLine, stepLines, transcriptText, type Line } from './transcript.ts'

const options = readOptions(process.argv.slice(2))
if (options.ok) run(options.value)
else {
  console.error(`sim: ${options.fault.detail}\n${usage}`)
  process.exitCode = 2
}

/** Plays every game of a run and prints what came out. With transcripts each game's file and seed are printed too. */
function run(options: Options): void {
  const simulation = simulations.find((one) => one.game.id === options.game)!
  const player = simulation.player(options.level)
  if (options.transcript !== null) mkdirSync(options.transcript, { recursive: true })
  const began = performance.now()
  const games = Array.from({ length: options.games }, (_, number): Game => {
    const plan = planned(simulation, options, number)
    const folder = options.transcript
    return { ...plan, ...(folder === null ? playFast(simulation, plan, player) : writeDown(simulation, options, plan, player, folder)) }
  })
  const report = reportOn(simulation, options, games, (performance.now() - began) / 1000)
  console.log(options.json ? JSON.stringify(report) : reportText(report))
}

function writeDown(simulation: Simulation, options: Options, plan: Planned, player: AnyPlayer, folder: string): Played {
  const config = simulation.config(plan.hero, plan.difficulty)
  const lines: Line[] = [matchLine(simulation.game, config, plan.seed, [options.level])]
  let final: unknown = null
  const played = playSeeded(simulation, plan, player, (step, move) => {
    lines.push(...stepLines(step, move))
    final = step.position.state
  })
  lines.push(outcomeLine(played.plies, played.outcome, final))
  const file = join(folder, `${options.game}-${String(plan.number + 1).padStart(4, '0')}.jsonl`)
  writeFileSync(file, transcriptText(lines))
  if (!options.json) console.log(`${file}   seed ${plan.seed}   ${played.outcome.reason}`)
  return played
}
