import type { Glance } from '../../../shared/games/judge-dredd/glance.ts'
import { rulebook } from '../../../shared/games/judge-dredd/rulebook.ts'
import type { GameWindow } from '../registry.ts'
import JudgeTable from './JudgeTable.vue'
import { judgeKey } from './names.ts'
import DreddSetup from './setup/DreddSetup.vue'
import MatchCard from './setup/MatchCard.vue'

/** Judge Dredd in the window. */
export const judgeDredd: GameWindow = {
  name: 'dredd.game.name',
  table: JudgeTable,
  setup: DreddSetup,
  summary: MatchCard,
  player: (glance) => (glance === null ? null : judgeKey((glance as Glance).judges[0]?.id ?? '')),
  rules: { sections: rulebook, texts: 'dredd.rules', sectionNames: 'dredd.game.sections' },
}
