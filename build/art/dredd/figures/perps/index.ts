import type { Perp } from '../perp.ts'
import { angelGang } from './angelGang.ts'
import { auntieStatic } from './auntieStatic.ts'
import { baronVonBleep } from './baronVonBleep.ts'
import { bingoLenny } from './bingoLenny.ts'
import { captainLandslide } from './captainLandslide.ts'
import { chainmailCharlie } from './chainmailCharlie.ts'
import { colossalKeith } from './colossalKeith.ts'
import { doctorOops } from './doctorOops.ts'
import { fridgeMagnusson } from './fridgeMagnusson.ts'
import { gestapoBob } from './gestapoBob.ts'
import { humanSkip } from './humanSkip.ts'
import { judgeDeath } from './judgeDeath.ts'
import { knucklesMcPhee } from './knucklesMcPhee.ts'
import { loudGladys } from './loudGladys.ts'
import { madameRicochet } from './madameRicochet.ts'
import { mildlyCrossDoris } from './mildlyCrossDoris.ts'
import { motherConcrete } from './motherConcrete.ts'
import { nigelTheAdequate } from './nigelTheAdequate.ts'
import { orlok } from './orlok.ts'
import { professorSludge } from './professorSludge.ts'
import { rustyKate } from './rustyKate.ts'
import { slabHannigan } from './slabHannigan.ts'
import { stickyVince } from './stickyVince.ts'
import { tangoTwins } from './tangoTwins.ts'
import { theElbow } from './theElbow.ts'
import { twoHatsMalone } from './twoHatsMalone.ts'
import { unit404 } from './unit404.ts'
import { whimperingWilf } from './whimperingWilf.ts'

/** Everybody who is wanted, in the order of the pack. */
export const PERPS: readonly Perp[] = [
  gestapoBob,
  whimperingWilf,
  mildlyCrossDoris,
  stickyVince,
  twoHatsMalone,
  nigelTheAdequate,
  loudGladys,
  theElbow,
  auntieStatic,
  bingoLenny,
  knucklesMcPhee,
  tangoTwins,
  rustyKate,
  professorSludge,
  chainmailCharlie,
  baronVonBleep,
  fridgeMagnusson,
  slabHannigan,
  madameRicochet,
  doctorOops,
  humanSkip,
  captainLandslide,
  unit404,
  angelGang,
  motherConcrete,
  orlok,
  colossalKeith,
  judgeDeath,
]
