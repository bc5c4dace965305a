import { watch } from 'vue'
import { useI18n } from 'vue-i18n'
import type { DreddEvent } from '../../../../shared/games/judge-dredd/events.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useAnnouncer } from '../../../stores/announcer.ts'
import { useMatch } from '../../../stores/match.ts'
import { sentenceOf } from '../journal/describe.ts'
import { plainText } from '../journal/sentence.ts'

/** Tells screen readers what is new (R-A11Y-3), but not what only one may hear: sentences stay in the page for a while. */
export function useTelling(names: (seat: Seat) => string): void {
  const { t } = useI18n()
  const match = useMatch()
  const announcer = useAnnouncer()

  watch(
    () => match.fresh,
    (fresh) => {
      fresh.forEach(({ event }, at) => {
        const sentence = sentenceOf(event as DreddEvent, (fresh[at - 1]?.event as DreddEvent | undefined) ?? null)
        if (sentence !== null && !sentence.secret) announcer.say(plainText(t, names, sentence))
      })
    },
  )
}
