import { useDocumentVisibility, useEventListener } from '@vueuse/core'
import { watch } from 'vue'
import { useMatch } from '../stores/match.ts'
import { useNotices } from '../stores/notices.ts'
import { useReplay } from '../stores/replay.ts'
import { useSound } from '../stores/sound.ts'

/** Refusals of the rules, as against troubles of the store: only those sound like a "no". */
const refusals: readonly string[] = ['illegal-action', 'stale-ply', 'nothing-to-undo', 'wrong-pin', 'pin-wait']

/** The ears of the window: what happens in it is heard. For the window's root, once. */
export function useSounds(): void {
  const sound = useSound()
  const match = useMatch()
  const replay = useReplay()
  const notices = useNotices()

  // Browsers let sound begin with a touch, and so do we.
  useEventListener(document, ['pointerdown', 'keydown'], sound.touch, { capture: true, passive: true })
  const visibility = useDocumentVisibility()
  watch(visibility, (now) => sound.hide(now === 'hidden'), { immediate: true })

  let stood = { match: '', ply: 0 }
  // At once, so that what waits for dice is known before anything is drawn.
  watch(
    () => match.fresh,
    (fresh) => {
      const before = stood
      stood = { match: match.current?.match ?? '', ply: match.current?.ply ?? 0 }
      if (stood.match !== before.match || stood.ply < before.ply) sound.forget()
      if (stood.match !== before.match) return
      // Looking back is no taking back, and has no sound.
      if (stood.ply < before.ply && replay.shown === null) sound.play('undo')
      // What is played again sounds as it did.
      if (stood.ply > before.ply) sound.hear(fresh.length > 0 ? fresh : match.log.filter(({ ply }) => ply > before.ply))
    },
    { flush: 'sync' },
  )

  useEventListener(
    document,
    'click',
    ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[aria-disabled="true"]') !== null) sound.play('refused')
    },
    { capture: true },
  )
  watch(
    () => notices.notes,
    (notes) => {
      if (refusals.includes(notes.at(-1)?.code ?? '')) sound.play('refused')
    },
  )
}
