import { useI18n } from 'vue-i18n'
import type { MatchSummary } from '../../shared/contract/schemas.ts'
import { useDialogs } from '../stores/dialogs.ts'
import { useMatch } from '../stores/match.ts'
import { useScreen } from '../stores/screen.ts'
import { calledBy } from './matchNames.ts'

/** Lays a match on the table; one that was given up is not laid before the player has said that it goes on. */
export function useOpening(): (match: MatchSummary) => Promise<void> {
  const { t } = useI18n()
  const dialogs = useDialogs()
  const table = useMatch()
  const screen = useScreen()
  return async (match) => {
    const { match: id, title, archived } = match
    if (match.givenUp) dialogs.show({ kind: 'take-up', subject: { match: id, title, called: calledBy(match, t), archived } })
    else if (await table.open(id)) screen.go('table')
  }
}
