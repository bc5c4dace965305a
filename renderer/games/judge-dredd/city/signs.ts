import type { Component } from 'vue'
import IconZoo from '~icons/game-icons/alien-stare'
import IconMarina from '~icons/game-icons/anchor'
import IconPalais from '~icons/game-icons/bouncing-spring'
import IconAggro from '~icons/game-icons/boxing-glove'
import IconDormitories from '~icons/game-icons/bunk-beds'
import IconCathedral from '~icons/game-icons/church'
import IconCar from '~icons/game-icons/city-car'
import IconClown from '~icons/game-icons/clown'
import IconSlidewalk from '~icons/game-icons/escalator'
import IconGardens from '~icons/game-icons/flower-pot'
import IconGate from '~icons/game-icons/gate'
import IconAllotments from '~icons/game-icons/greenhouse'
import IconWeather from '~icons/game-icons/lightning-storm'
import IconLimbs from '~icons/game-icons/mechanical-arm'
import IconClinic from '~icons/game-icons/medicine-pills'
import IconComplaints from '~icons/game-icons/megaphone'
import IconResyk from '~icons/game-icons/recycle'
import IconStacks from '~icons/game-icons/rocking-chair'
import IconSpaceport from '~icons/game-icons/space-shuttle'
import IconAdverts from '~icons/game-icons/tv'
import IconProperty from '~icons/game-icons/umbrella'
import IconRobots from '~icons/game-icons/vintage-robot'

/** The signs that stand over the names of sectors; those with a plate or a cross have none. */
export const signs: Readonly<Record<string, Component>> = {
  'advert-canyon': IconAdverts,
  'aggro-dome': IconAggro,
  'alien-zoo': IconZoo,
  allotments: IconAllotments,
  'bingo-cathedral': IconCathedral,
  complaints: IconComplaints,
  dormitories: IconDormitories,
  'fun-pier': IconClown,
  'grandparent-stacks': IconStacks,
  'limb-market': IconLimbs,
  'lost-property': IconProperty,
  'museum-of-parking': IconCar,
  'palais-de-boing': IconPalais,
  'polymer-gardens': IconGardens,
  resyk: IconResyk,
  'robot-job-centre': IconRobots,
  'slidewalk-circuit': IconSlidewalk,
  'sludge-marina': IconMarina,
  spaceport: IconSpaceport,
  'ugly-clinic': IconClinic,
  'wall-gate-nine': IconGate,
  'weather-yard': IconWeather,
}
