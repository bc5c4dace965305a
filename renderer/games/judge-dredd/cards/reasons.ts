import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Cards } from '../../../../shared/games/judge-dredd/cards/cards.ts'
import type { ActionCard, CityHalf } from '../../../../shared/games/judge-dredd/cards/schema.ts'
import { bound } from '../../../../shared/games/judge-dredd/city.ts'
import { aimsOf } from '../../../../shared/games/judge-dredd/plays/plays.ts'
import type { ParagraphId } from '../../../../shared/games/judge-dredd/rulebook.ts'
import type { Moment, Stage, View } from '../../../../shared/games/judge-dredd/state.ts'

/** Why a card cannot be played, as the language files say it under `dredd.cards.reasons`; `seat`: whose Judge it is about. */
export type Reason = { readonly key: string; readonly seat: Seat | null; readonly paragraph: ParagraphId }

const because = (key: string, paragraph: ParagraphId, seat: Seat | null = null): Reason => ({ key, paragraph, seat })

/** Why no card at all is played at a stage without a window (JD-R16). */
const outside: Readonly<Record<Exclude<Stage['step'], 'window'>, ParagraphId>> = {
  place: 'JD-S6',
  moving: 'JD-R16',
  naming: 'JD-A5',
  joining: 'JD-A5',
  drawing: 'JD-R16',
  over: 'JD-V1',
}

/**
 * R-RULE-5: why the viewer cannot play a card of this kind at the stage that the match waits at, now or once
 * he is asked; null if he can. Read from his view alone.
 */
export function whyNot(cards: Cards, view: View, card: string): Reason | null {
  const { stage } = view
  if (stage.step !== 'window') return because(stage.step, outside[stage.step])
  if (view.you !== null && stage.passed.includes(view.you)) return because('passed', 'JD-R16')
  return whyNotIn(cards, view, stage.moment, card)
}

/** R-RULE-5: the same for a window that is given. */
export function whyNotIn(cards: Cards, view: View, moment: Moment, id: string): Reason | null {
  if (aimsOf(cards, view, moment, id).length > 0) return null
  const card = cards.card(id)
  if (moment.window === 'combat') return whyNoCombat(card)
  const { city } = card
  if (city === null) return because('onlyCombat', 'JD-R16')
  const { window, active } = moment
  if (!city.windows.some((one) => one === window)) return because(onlyKey(city), 'JD-R16')
  return whyNoTarget(view, active, city)
}

function whyNoCombat({ combat }: ActionCard): Reason {
  if (combat === null) return because('noCombat', 'JD-C3')
  return combat.op === 'cancel' ? because('nothingToCancel', 'JD-R18') : because('noPerpInDuel', 'JD-R26')
}

function onlyKey({ windows }: CityHalf): string {
  const has = (window: CityHalf['windows'][number]) => windows.includes(window)
  if (has('move') && has('reveal')) return 'onlyMoveOrReveal'
  if (has('move')) return 'onlyMove'
  return has('end') ? 'onlyEnd' : 'onlyReveal'
}

/** The window is right, but there is nobody or nothing to play it on (JD-R18). */
function whyNoTarget(view: View, active: Seat, { effect, target }: CityHalf): Reason {
  if (target === 'active' && view.judges[active]!.inCare) return because('inCare', 'JD-I3', active)
  switch (effect.op) {
    case 'heal':
      return because('notInCare', 'JD-E3')
    case 'stride':
      return because('alreadyStill', 'JD-R18', active)
    case 'barney':
      return because('alreadyBarneyed', 'JD-R18', active)
    case 'relocate':
      if (effect.to === 'adjacentQuiet') return because('nobodyToMove', 'JD-R18')
      return bound(view, active) ? because('bound', 'JD-R8', active) : because('noStart', 'JD-R18')
    case 'draw':
      return because('nothingToDraw', 'JD-R23')
    case 'take':
      return because('noRival', 'JD-R19')
    case 'moveCrime':
      return because('noCrime', 'JD-R18')
    case 'swapPerps':
      return because('oneCrime', 'JD-R18')
    case 'peek':
      return because('nothingUnknown', 'JD-R18')
  }
}
