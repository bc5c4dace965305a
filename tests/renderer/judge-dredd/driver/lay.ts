import { defineComponent } from 'vue'
import { useMatch, type Heard } from '../../../../renderer/stores/match.ts'
import type { MatchView } from '../../../../shared/contract/schemas.ts'
import { viewOf } from '../../../../shared/games/judge-dredd/view.ts'
import { cards, type Laid } from '../../../shared/judge-dredd/support/index.ts'
import { layWindow } from '../../support/window.ts'

/** A match of two people on the table. `lay` puts a city in its place, at a ply, with what was heard on the way there. */
export async function layMatch() {
  const { show } = layWindow()
  const match = useMatch()
  await match.create('judge-dredd', { judges: cards.pack.judges.slice(0, 2), windows: { manner: 'open', seconds: 5 } })
  const begun = match.current as MatchView
  return {
    match,
    lay: (laid: Laid, ply: number, fresh: readonly Heard[] = []): void =>
      match.look({ ...begun, view: viewOf(laid.state(), null), ply }, fresh, fresh),
    /** Lets a component use something. Gives what that gave, and what ends it. */
    use: <Used>(composable: () => Used) => {
      let used: Used
      const component = show(
        defineComponent({
          setup: () => {
            used = composable()
            return () => null
          },
        }),
      )
      return { ...used!, leave: () => component.unmount() }
    },
  }
}
