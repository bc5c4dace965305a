import type { BenchName } from './names.ts'
import type { BenchOptions, Row } from './rows.ts'
import { rulesBench } from './rules/rules.ts'
import { startBench } from './start/start.ts'
import { growthBench } from './store/growth.ts'
import { longGamesBench } from './store/longGames.ts'
import { resumeBench } from './store/resume.ts'
import { savingBench } from './store/saving.ts'
import { windowBench } from './window/window.ts'

/** What measures each of them. */
export const benches: Readonly<Record<BenchName, (options: BenchOptions) => Promise<Row[]>>> = {
  rules: rulesBench,
  resume: resumeBench,
  saving: savingBench,
  start: startBench,
  'long-games': longGamesBench,
  growth: growthBench,
  window: windowBench,
}
