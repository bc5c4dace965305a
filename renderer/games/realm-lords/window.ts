import type { Glance } from '../../../shared/games/realm-lords/glance.ts'
import { rulebook } from '../../../shared/games/realm-lords/rulebook.ts'
import type { GameWindow } from '../registry.ts'
import CampaignCard from './setup/CampaignCard.vue'
import { nameKey } from './names.ts'
import RealmSetup from './setup/RealmSetup.vue'
import RealmTable from './RealmTable.vue'

/** Realm Lords in the window. */
export const realmLords: GameWindow = {
  name: 'realm.game.name',
  table: RealmTable,
  setup: RealmSetup,
  summary: CampaignCard,
  player: (glance) => (glance === null ? null : nameKey('heroes', (glance as Glance).hero)),
  rules: { sections: rulebook, texts: 'realm.rules', sectionNames: 'realm.game.sections' },
}
