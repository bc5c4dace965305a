import { useEventListener } from '@vueuse/core'
import { onBeforeUnmount, watch, type Ref } from 'vue'
import { useMatch } from '../stores/match.ts'
import { useMotion } from '../stores/motion.ts'
import { useReplay } from '../stores/replay.ts'
import { beforePicture } from '../table/beforePicture.ts'
import { motionAllowed } from '../theme/motion.ts'
import { nothingFound, type Found } from './lie.ts'
import type { GameMoves, Laid } from './moves.ts'
import { makePlayer } from './player.ts'

type Told = { readonly type: string }

/**
 * Moves a game's table: looks where things lie before and after an answer, lets the game plan what is seen to happen, and plays it. The table
 * itself shows at once what the answer said. An answer that somebody asked for (by a key or a pointer) cuts off what still moves; those that
 * follow from it, and those of computer players, go on from there. Nothing moves when something is taken back, opened or looked up. `still`: nothing
 * is to be seen moving now (a curtain has fallen); `shown`: whether the board is to be seen.
 */
export function useMoves<View, Event extends Told>(
  root: Readonly<Ref<HTMLElement | null>>,
  game: GameMoves<View, Event>,
  { still = () => false, shown = () => true }: { readonly still?: () => boolean; readonly shown?: () => boolean } = {},
): void {
  const match = useMatch()
  const replay = useReplay()
  const motion = useMotion()
  const player = makePlayer()
  const planning = beforePicture()

  let stood = {
    match: match.current?.match,
    ply: match.current?.ply ?? 0,
    viewer: match.current?.viewer,
    view: match.current?.view as View,
  }
  let before: (Laid<View> & { readonly found: Found }) | null = null
  /** What happened while the board was not to be seen, and the table as it was when it went. */
  let kept: { readonly events: readonly Event[]; readonly before: Laid<View> } | null = null
  let touched = false
  useEventListener(document, ['pointerdown', 'keydown'], () => (touched = true), { capture: true, passive: true })

  /** Whether the answer is one step on, seen with the same eyes. */
  function stepsOn(now: typeof stood): boolean {
    const on = replay.shown === null ? now.ply > stood.ply : now.ply === stood.ply + 1
    return on && now.match === stood.match && now.viewer === stood.viewer && match.fresh.length > 0
  }

  watch(
    () => match.fresh,
    () => {
      const { match: id, ply = 0, viewer, view } = match.current ?? {}
      const now = { match: id, ply, viewer, view: view as View }
      const moves = stepsOn(now) && motionAllowed() && !still()
      // What was not begun yet is begun if this goes on from it, and else never (R-HID-1).
      if (moves) planning.now()
      else planning.drop()
      if (touched || !moves) motion.finish()
      if (!moves) kept = null
      touched = false
      const found = moves ? player.look(root.value, true) : nothingFound
      before = moves ? { view: stood.view, lie: found.lie, found } : null
      stood = now
    },
    { flush: 'sync' },
  )

  watch(
    () => match.fresh,
    (fresh) => {
      const was = before
      before = null
      if (was === null) return
      planning.ask(() => {
        const after = player.look(root.value, false)
        player.carryOn(was.found, after, game.ground)
        play(
          fresh.map(({ event }) => event as unknown as Event),
          was,
          after,
        )
      })
    },
    { flush: 'post' },
  )

  function play(events: readonly Event[], was: Laid<View>, after: Found): void {
    const laid = { view: stood.view, lie: after.lie }
    if (after.lie.has(game.ground)) {
      const scene = { events: [...(kept?.events ?? []), ...events], before: kept?.before ?? was, after: laid }
      kept = null
      return player.run(game.plan(scene), after)
    }
    const now = events.filter(({ type }) => game.atOnce.includes(type))
    const rest = events.filter(({ type }) => !game.atOnce.includes(type))
    player.run(game.plan({ events: now, before: was, after: laid }), after)
    if (kept !== null || rest.length > 0) kept = { events: [...(kept?.events ?? []), ...rest], before: kept?.before ?? was }
  }

  // The board may come back without an answer: a result was looked at.
  watch(
    shown,
    (now) => {
      if (!now || kept === null || before !== null || planning.waits() || !motionAllowed() || still()) return
      // The touch that brought it back is no reason to cut it off.
      touched = false
      planning.ask(() => {
        const after = player.look(root.value, false)
        if (after.lie.has(game.ground)) play([], { view: stood.view, lie: after.lie }, after)
      })
    },
    { flush: 'post' },
  )
  function stop(): void {
    planning.drop()
    motion.finish()
  }
  watch(still, (now) => now && stop(), { flush: 'sync' })
  onBeforeUnmount(stop)
}
