import * as homes from './homes.ts'
import type { Landmark } from './kit.ts'
import * as leisure from './leisure.ts'
import * as starts from './starts.ts'
import * as works from './works.ts'

/** The landmarks by the id of their sector. */
export const landmarks: Readonly<Record<string, Landmark>> = {
  'grand-hall': starts.grandHall,
  academy: starts.academy,
  'city-hall': starts.cityHall,
  armoury: starts.armoury,
  'test-labs': starts.testLabs,
  spaceport: starts.spaceport,
  hospital: starts.hospital,
  'palais-de-boing': leisure.palaisDeBoing,
  'alien-zoo': leisure.alienZoo,
  'aggro-dome': leisure.aggroDome,
  resyk: works.resyk,
  'ugly-clinic': homes.uglyClinic,
  'sludge-marina': works.sludgeMarina,
  'fun-pier': leisure.funPier,
  'museum-of-parking': leisure.museumOfParking,
  complaints: homes.complaints,
  allotments: works.allotments,
  'bingo-cathedral': leisure.bingoCathedral,
  'grandparent-stacks': homes.grandparentStacks,
  'weather-yard': works.weatherYard,
  'lost-property': homes.lostProperty,
  'slidewalk-circuit': leisure.slidewalkCircuit,
  'limb-market': works.limbMarket,
  'polymer-gardens': works.polymerGardens,
  dormitories: homes.dormitories,
  'robot-job-centre': works.robotJobCentre,
  'advert-canyon': homes.advertCanyon,
  'wall-gate-nine': homes.wallGateNine,
}
