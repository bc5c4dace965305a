import { useI18n } from 'vue-i18n'
import type { Speaker } from './speakers.ts'

/** Says of a player at a last call whether he fights and may still speak: `Arresting, asked now`. */
export function useSpeakerWords(isDuel: () => boolean): (speaker: Speaker) => string {
  const { t } = useI18n()

  function state({ state, inCare, played }: Speaker): string {
    if (state === 'none') return t('dredd.arrest.speakers.none')
    if (state === 'asked') return t('dredd.arrest.speakers.askedNow')
    if (state === 'passed') return t('dredd.arrest.speakers.passed')
    const again = played > 0
    const key = inCare ? (again ? 'careAgain' : 'care') : again ? 'mayAgain' : 'may'
    return t(`dredd.arrest.speakers.${key}`, { played })
  }

  return (speaker) => {
    const role = speaker.fights ? `${t(`dredd.arrest.speakers.${isDuel() ? 'duelling' : 'arresting'}`)}, ` : ''
    const said = role + state(speaker)
    return said.charAt(0).toUpperCase() + said.slice(1)
  }
}
