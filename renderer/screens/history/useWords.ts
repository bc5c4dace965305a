import { useI18n } from 'vue-i18n'
import { useDates } from '../../i18n/useDates.ts'
import type { Anybody, HistoryMatch, ResultClass, Somebody } from '../../../shared/contract/history.ts'
import { windowOf } from '../../games/registry.ts'
import { useHistory } from '../../stores/history.ts'

const minute = 60_000

/** How the history calls things: people, heroes, results, spans of time. */
export function useWords() {
  const { t, n } = useI18n()
  const d = useDates()
  const history = useHistory()

  /** Somebody's name; the person without one is "You" until told. */
  function party(who: Anybody | Somebody): string {
    if (who.kind === 'nobody') return t('history.nobody')
    if (who.kind === 'computer') return t('history.computer', { level: levelName(who.game, who.level) })
    const person = history.household?.people.find(({ player }) => player === who.player)
    return person?.name || t('history.you')
  }

  function levelName(game: string, level: string): string {
    const shown = windowOf(game)
    return shown === null ? level : t(shown.levelKey(level))
  }

  const game = (id: string): string => (windowOf(id) === null ? id : t(windowOf(id)?.name ?? ''))
  const hero = (of: string, id: string): string => keyed(windowOf(of)?.history.heroKey(id), id)
  const difficulty = (of: string, id: string): string => keyed(windowOf(of)?.history.difficultyKey(id), id)

  function keyed(key: string | undefined, otherwise: string): string {
    return key === undefined ? otherwise : t(key)
  }

  const result = (of: ResultClass): string => t(`history.results.${of}`)
  const day = (instant: string): string => d(new Date(instant), 'dayAndYear')

  /** A span in milliseconds, as people say it: minutes, then hours and minutes. */
  function span(milliseconds: number): string {
    const minutes = Math.round(milliseconds / minute)
    return minutes < 60
      ? t('history.minutes', { n: minutes }, minutes)
      : t('history.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }

  /** A person by the name of the household, however it was typed then; a computer player by the name of its seat. */
  const sitter = ({ party: who, name: called }: HistoryMatch['seats'][number]): string =>
    who.kind === 'person' ? party(who) : called || party(who)

  /** A match in a line: the hero's campaign, or who sat against whom. */
  function match(row: HistoryMatch): string {
    if (row.title !== '') return row.title
    const own = row.seats.find(({ seat }) => seat === row.seat)
    const others = row.seats.filter(({ seat }) => seat !== row.seat)
    const name = own?.hero ? hero(row.game, own.hero) : game(row.game)
    return others.length === 0 ? name : t('history.against', { name, others: others.map(sitter).join(', ') })
  }

  return { t, d, n, party, levelName, game, hero, difficulty, result, day, span, match }
}
