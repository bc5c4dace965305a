import type { HeroFigure } from '../figure.ts'
import { broganDunmallet } from './broganDunmallet.ts'
import { corvinAshlatch } from './corvinAshlatch.ts'
import { garrickStonewade } from './garrickStonewade.ts'
import { hesperVane } from './hesperVane.ts'
import { nettleQuickbriar } from './nettleQuickbriar.ts'
import { sisterMaelinOrr } from './sisterMaelinOrr.ts'
import { tamsinWharrow } from './tamsinWharrow.ts'
import { ysoldeFennick } from './ysoldeFennick.ts'

/** Every drawn hero, in the pack's order. */
export const HERO_FIGURES: readonly HeroFigure[] = [
  tamsinWharrow,
  broganDunmallet,
  ysoldeFennick,
  corvinAshlatch,
  sisterMaelinOrr,
  garrickStonewade,
  nettleQuickbriar,
  hesperVane,
]
