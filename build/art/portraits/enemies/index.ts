import type { EnemyFigure } from '../figure.ts'
import { basaltColossus } from './basaltColossus.ts'
import { bogNipper } from './bogNipper.ts'
import { bouldrec } from './bouldrec.ts'
import { cinderSprite } from './cinderSprite.ts'
import { deathLord } from './deathLord.ts'
import { glassbackBeetle } from './glassbackBeetle.ts'
import { gloamDrake } from './gloamDrake.ts'
import { gutterHexer } from './gutterHexer.ts'
import { harkemond } from './harkemond.ts'
import { hollowScarecrow } from './hollowScarecrow.ts'
import { lanternWraith } from './lanternWraith.ts'
import { marrowGiant } from './marrowGiant.ts'
import { mireWitch } from './mireWitch.ts'
import { mossBackedTroll } from './mossBackedTroll.ts'
import { nerieth } from './nerieth.ts'
import { nightChoir } from './nightChoir.ts'
import { oathbrokenKnight } from './oathbrokenKnight.ts'
import { paleHuntsman } from './paleHuntsman.ts'
import { quillamar } from './quillamar.ts'
import { rustbladeFootpad } from './rustbladeFootpad.ts'
import { spireSorceress } from './spireSorceress.ts'
import { thicketBoar } from './thicketBoar.ts'
import { tuskedReaver } from './tuskedReaver.ts'
import { zephandra } from './zephandra.ts'

/** Every drawn enemy, from tier I to the lords. */
export const ENEMY_FIGURES: readonly EnemyFigure[] = [
  bogNipper,
  rustbladeFootpad,
  cinderSprite,
  hollowScarecrow,
  thicketBoar,
  gutterHexer,
  mossBackedTroll,
  paleHuntsman,
  lanternWraith,
  mireWitch,
  tuskedReaver,
  glassbackBeetle,
  basaltColossus,
  gloamDrake,
  oathbrokenKnight,
  spireSorceress,
  marrowGiant,
  nightChoir,
  harkemond,
  nerieth,
  bouldrec,
  quillamar,
  zephandra,
  deathLord,
]
