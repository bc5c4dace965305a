import { useI18n } from 'vue-i18n'
import type { MatchSummary } from '../../shared/contract/schemas.ts'
import { useMatch } from '../stores/match.ts'
import { useScreen } from '../stores/screen.ts'
import { useMatchChanges } from '../table/useMatchChanges.ts'
import { calledBy } from './matchNames.ts'

/** Lays a match on the table; one that was given up is not laid before the player has said that it goes on. */
export function useOpening(): (match: MatchSummary) => Promise<void> {
  const { t } = useI18n()
  const changes = useMatchChanges()
  const table = useMatch()
  const screen = useScreen()
  return async (match) => {
    const { match: id, title, archived } = match
    if (match.givenUp) changes.ask('take-up', { match: id, title, called: calledBy(match, t), archived })
    else if (await table.open(id)) screen.go('table')
  }
}
