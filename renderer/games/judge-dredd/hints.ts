import { bound } from '../../../shared/games/judge-dredd/city.ts'
import { plays } from '../../../shared/games/judge-dredd/plays/plays.ts'
import type { ParagraphId } from '../../../shared/games/judge-dredd/rulebook.ts'
import type { View } from '../../../shared/games/judge-dredd/state.ts'
import type { Hint } from '../../hints/hint.ts'
import { cards } from './cards.ts'

/** A hint for whoever has the hand open: `own` is that seat. */
const hint = (id: string, at: string, why: ParagraphId, when: (view: View, own: number) => boolean): Hint => ({
  id: `dredd-${id}`,
  at,
  why,
  when: (view) => {
    const now = view as View
    return now.you !== null && when(now, now.you)
  },
})

/** Whose move it is, in its window or while he moves. */
const moving = ({ stage }: View, seat: number): boolean =>
  (stage.step === 'moving' && stage.active === seat) ||
  (stage.step === 'window' && stage.moment.window === 'move' && stage.moment.active === seat)

/** Whether the open hand has a card that can be played now. */
const hasPlay = (view: View): boolean => view.stage.step === 'window' && plays(cards, view, view.stage.moment).length > 0

/** What somebody at the table is first told of. */
export const dreddHints: readonly Hint[] = [
  hint('call', 'odds', 'JD-A5', ({ stage }) => stage.step === 'window' && stage.moment.window === 'combat'),
  hint('care', 'go', 'JD-I2', (view, own) => moving(view, own) && view.judges[own]?.inCare === true),
  hint('bound', 'prompt', 'JD-M5', (view, own) => moving(view, own) && view.judges[own]?.inCare === false && bound(view, own)),
  hint('city', 'hand', 'JD-C1', (view, own) => moving(view, own) && view.turn > 1 && hasPlay(view)),
  hint('limit', 'choices', 'JD-C2', ({ stage }, own) => stage.step === 'drawing' && stage.asked === own && stage.spare > 0),
  hint('last', 'countdown', 'JD-V1', ({ lastTurn, stage }) => lastTurn !== null && stage.step !== 'over'),
]
