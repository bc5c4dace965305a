import { cards } from '../../../../renderer/games/judge-dredd/cards.ts'
import { judgeDredd } from '../../../../shared/games/judge-dredd/game.ts'
import type { Judge, SceneView, View } from '../../../../shared/games/judge-dredd/state.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { start } from '../../../../shared/kernel/match.ts'

const game = judgeDredd(cards)

/** A Crime as a test lays it; its Perp is face down and unknown unless told otherwise. */
export function crimeIn(sector: string, crime = 'crime-27', told: Partial<SceneView> = {}): SceneView {
  return { crime, sector, perp: null, faceUp: false, ...told }
}

/** What seat 0 sees of a city with Judges in these sectors, one each, who may walk two sectors, and with these Crimes. */
export function laid(
  at: readonly string[],
  scenes: readonly SceneView[] = [],
  judges: Readonly<Record<number, Partial<Judge>>> = {},
): View {
  const config = { judges: cards.pack.judges.slice(0, at.length), windows: { manner: 'open', seconds: 5 } } as const
  const view = game.view(start(game, config, fastChance(1)).position.state, 0)
  const standing = view.judges.map((judge, seat) => ({ ...judge, at: at[seat] ?? null, strides: 2, ...judges[seat] }))
  return { ...view, judges: standing, scenes: [...scenes], stage: { step: 'moving', active: 0 } }
}
