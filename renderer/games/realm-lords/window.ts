import type { Glance } from '../../../shared/games/realm-lords/glance.ts'
import { rulebook } from '../../../shared/games/realm-lords/rulebook.ts'
import { later } from '../../later.ts'
import type { GameWindow } from '../gameWindow.ts'
import CampaignCard from './setup/CampaignCard.vue'
import { realmHints } from './hints.ts'
import { givenName, nameKey } from './names.ts'
import { realmPurpose } from './replay/purpose.ts'
import { realmSounds } from './sounds.ts'

/** Realm Lords in the window. */
export const realmLords: GameWindow = {
  name: 'realm.game.name',
  table: later(() => import('./RealmTable.vue')),
  setup: later(() => import('./setup/RealmSetup.vue')),
  replay: { table: later(() => import('./replay/ReplayTable.vue')), tells: () => true },
  ownBar: false,
  dialogs: '',
  summary: CampaignCard,
  // The list is short of room.
  listedAs: ({ glance }, say) => givenName(say(nameKey('heroes', (glance as Glance).hero))),
  levelKey: (level) => level,
  history: { hand: 'quill', heroKey: (id) => nameKey('heroes', id), difficultyKey: (id) => `realm.cards.difficulties.${id}` },
  purpose: realmPurpose,
  sounds: realmSounds,
  shortcuts: [],
  guide: 'realm.guide',
  hints: realmHints,
  rules: { prefix: 'RL-', sections: rulebook, texts: 'realm.rules', sectionNames: 'realm.game.sections' },
}
