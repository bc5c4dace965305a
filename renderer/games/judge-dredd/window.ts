import type { DreddEvent } from '../../../shared/games/judge-dredd/events.ts'
import { rulebook } from '../../../shared/games/judge-dredd/rulebook.ts'
import { later } from '../../later.ts'
import type { GameWindow } from '../gameWindow.ts'
import { judgeKey } from './names.ts'
import './theme/dredd.css'
import './theme/dialogs.css'
import { dreddHints } from './hints.ts'
import { sentenceOf } from './journal/describe.ts'
import { dreddPurpose } from './replay/purpose.ts'
import MatchCard from './setup/MatchCard.vue'
import { listedAs } from './setup/standing.ts'
import { dreddSounds } from './sounds.ts'

/** Judge Dredd in the window. */
export const judgeDredd: GameWindow = {
  name: 'dredd.game.name',
  table: later(() => import('./JudgeTable.vue')),
  setup: later(() => import('./setup/DreddSetup.vue')),
  replay: { table: later(() => import('./replay/ReplayTable.vue')), tells: (event) => sentenceOf(event as DreddEvent, null) !== null },
  ownBar: true,
  dialogs: 'dredd dredd-dialog',
  summary: MatchCard,
  listedAs,
  levelKey: (level) => `dredd.table.levels.${level}`,
  history: { hand: 'ink', heroKey: judgeKey, difficultyKey: (id) => id },
  purpose: dreddPurpose,
  sounds: dreddSounds,
  shortcuts: ['speak', 'hold', 'city', 'seats'],
  guide: 'dredd.guide',
  hints: dreddHints,
  rules: { prefix: 'JD-', sections: rulebook, texts: 'dredd.rules', sectionNames: 'dredd.game.sections' },
}
