import { useI18n } from 'vue-i18n'
import { daysInBin } from '../../shared/contract/shelves.ts'
import { useAnnouncer } from '../stores/announcer.ts'
import { useDialogs, type Subject } from '../stores/dialogs.ts'
import { useLibrary, type Change } from '../stores/library.ts'
import { useMatch } from '../stores/match.ts'
import { useScreen } from '../stores/screen.ts'
import { useSettings } from '../stores/settings.ts'

/** What is done to a whole match and asked about first. */
export type WeightyChange = 'give-up' | 'take-up' | 'throw-away' | 'practise'

const changes = {
  'give-up': { givenUp: true },
  'take-up': { givenUp: false },
  'throw-away': { deleted: true },
  practise: { practice: true },
} as const satisfies Record<WeightyChange, Change>

/** Changes of whole matches: asked about as the settings have it, and what follows on the screen. */
export function useMatchChanges() {
  const { t } = useI18n()
  const dialogs = useDialogs()
  const library = useLibrary()
  const match = useMatch()
  const screen = useScreen()
  const settings = useSettings()
  const announcer = useAnnouncer()

  /** Makes the change, or another one in its stead. Gives whether it was made. */
  async function make(kind: WeightyChange, subject: Subject, what: Change = changes[kind], said: string = kind): Promise<boolean> {
    if ((await library.change(subject.match, what)) === null) return false
    announcer.say(t(`library.said.${said}`, { name: subject.called, n: daysInBin }))
    if (kind === 'take-up' || kind === 'practise') {
      if (await match.open(subject.match)) screen.go('table')
    } else if (match.current?.match === subject.match) {
      match.close()
      screen.go('home')
    }
    return true
  }

  /** Asks before the change; what can be undone is made at once if the settings say so. Practice is for good, so that is always asked. */
  function ask(kind: WeightyChange, subject: Subject): void {
    if (kind === 'practise' || settings.settings.confirmations.matches) dialogs.show({ kind, subject })
    else void make(kind, subject)
  }

  return { ask, make }
}
