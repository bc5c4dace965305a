import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { readOptions, usage, type Options } from './options.ts'
import { planned } from './plan.ts'
import { playersOf, playFast, playSeeded, type Players } from './playGame.ts'
import { reportOn, reportText } from './report.ts'
import type { Game, Planned, Played, Simulation } from './simulation.ts'
import { simulationOf } from './simulations.ts'
import { matchLine, outcomeLine, stepLines, transcriptText, type Line } from './transcript.ts'

await runCommand({ name: 'sim', usage, read: readOptions, run }, process.argv.slice(2))

/** Plays every game of a run and prints what came out. With transcripts each game's file and seed are printed too. */
function run(options: Options): void {
  const simulation = simulationOf(options.game)
  const players = playersOf(simulation, options.run.setting(0).levels, options.run.samples)
  const folder = options.transcript
  if (folder !== null) mkdirSync(folder, { recursive: true })
  const began = performance.now()
  const games = Array.from({ length: options.games }, (_, number): Game => {
    const plan = planned(options, number)
    return { ...plan, ...(folder === null ? playFast(simulation, plan, players) : writeDown(simulation, options, plan, players, folder)) }
  })
  const report = reportOn(simulation, options, games, (performance.now() - began) / 1000)
  console.log(options.json ? JSON.stringify(report) : reportText(simulation, options, report, games))
}

function writeDown(simulation: Simulation, options: Options, plan: Planned, players: Players, folder: string): Played {
  const lines: Line[] = [matchLine(simulation.game, plan.config, plan.seed, plan.levels)]
  let final: unknown = null
  const played = playSeeded(simulation, plan, players, (step, move) => {
    lines.push(...stepLines(step, move))
    final = step.position.state
  })
  lines.push(outcomeLine(played.plies, played.outcome, final))
  const file = join(folder, `${options.game}-${String(plan.number + 1).padStart(4, '0')}.jsonl`)
  writeFileSync(file, transcriptText(lines))
  if (!options.json) console.log(`${file}   seed ${plan.seed}   ${played.outcome.reason}`)
  return played
}
