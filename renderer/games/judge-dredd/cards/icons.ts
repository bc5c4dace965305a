import type { Component } from 'vue'
import IconAlarmClock from '~icons/game-icons/alarm-clock'
import IconBananaPeeled from '~icons/game-icons/banana-peeled'
import IconCalculator from '~icons/game-icons/calculator'
import IconDarkSquad from '~icons/game-icons/dark-squad'
import IconDirectionSigns from '~icons/game-icons/direction-signs'
import IconDominoMask from '~icons/game-icons/domino-mask'
import IconFilmStrip from '~icons/game-icons/film-strip'
import IconLockedChest from '~icons/game-icons/locked-chest'
import IconMachineGun from '~icons/game-icons/machine-gun'
import IconMegaphone from '~icons/game-icons/megaphone'
import IconMinions from '~icons/game-icons/minions'
import IconNightSky from '~icons/game-icons/night-sky'
import IconPapers from '~icons/game-icons/papers'
import IconProcessor from '~icons/game-icons/processor'
import IconRevolver from '~icons/game-icons/revolver'
import IconRiotShield from '~icons/game-icons/riot-shield'
import IconRobberHand from '~icons/game-icons/robber-hand'
import IconRotaryPhone from '~icons/game-icons/rotary-phone'
import IconSecretBook from '~icons/game-icons/secret-book'
import IconSiren from '~icons/game-icons/siren'
import IconSteeltoeBoots from '~icons/game-icons/steeltoe-boots'
import IconSubway from '~icons/game-icons/subway'
import IconVintageRobot from '~icons/game-icons/vintage-robot'
import IconWireCoil from '~icons/game-icons/wire-coil'

/** The picture of every Action Card, by its id. */
export const cardIcons: Readonly<Record<string, Component>> = {
  'blue-light': IconSiren,
  'riot-shield': IconRiotShield,
  'big-gun': IconMachineGun,
  'whole-book': IconSecretBook,
  backup: IconMegaphone,
  'heavy-squad': IconDarkSquad,
  'anonymous-tip': IconRotaryPhone,
  'evidence-locker': IconLockedChest,
  'banana-skin': IconBananaPeeled,
  'jammed-sidearm': IconRevolver,
  'rocket-boots': IconSteeltoeBoots,
  'all-my-cousins': IconMinions,
  'instant-replay': IconFilmStrip,
  'crossed-wires': IconWireCoil,
  'lost-paperwork': IconPapers,
  barneyed: IconProcessor,
  'express-tube': IconSubway,
  'wrong-turning': IconDirectionSigns,
  'shift-change': IconAlarmClock,
  'moonlight-flit': IconNightSky,
  'mistaken-identity': IconDominoMask,
  audit: IconCalculator,
  'sticky-fingers': IconRobberHand,
  robodoc: IconVintageRobot,
}
