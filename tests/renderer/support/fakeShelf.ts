import { classOf } from '../../../renderer/stores/library.ts'
import { resultClasses } from '../../../shared/contract/history.ts'
import type { MatchSummary } from '../../../shared/contract/schemas.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import type { Answers } from './fakeProgram.ts'

/** The calls about lists of matches. `shelf`: those that are listed only, and can be marked; `played`: those that can be opened too. */
export function shelfAnswers(shelf: MatchSummary[], played: () => readonly MatchSummary[]): Answers {
  const mark = ({ match, deleted, ...marks }: Record<string, unknown>): Result<MatchSummary> => {
    const at = shelf.findIndex((one) => one.match === match)
    const listed = shelf[at]
    if (listed === undefined) return refuse('unknown-match', String(match))
    const deletedAt = deleted === undefined ? listed.deletedAt : deleted ? new Date().toISOString() : null
    const marked = { ...listed, ...marks, deletedAt }
    shelf[at] = marked
    return done(marked)
  }
  return {
    'matches.list': (asked) => done(pageOf([...[...played()].reverse(), ...shelf], asked)),
    'matches.totals': () => {
      const kept = [...played(), ...shelf].filter((match) => match.deletedAt === null)
      const past = kept.flatMap((match) => classOf(match) ?? [])
      const counted = Object.fromEntries(resultClasses.map((each) => [each, past.filter((one) => one === each).length]))
      return done({ ...counted, total: past.length })
    },
    'matches.change': mark,
    'matches.copy': mark,
  }
}

const isOver = ({ givenUp, outcome }: MatchSummary): boolean => givenUp || outcome !== null

/** Whether a match lies on a shelf. */
function liesOn(match: MatchSummary, shelf: unknown): boolean {
  if (match.deletedAt !== null) return shelf === 'bin'
  if (match.archived) return shelf === 'archive'
  return shelf === undefined || shelf === (isOver(match) ? 'past' : 'running')
}

function pageOf(
  all: readonly MatchSummary[],
  { shelf, text, offset = 0, limit = 100 }: Record<string, unknown>,
): { total: number; matches: MatchSummary[] } {
  const wanted = typeof text === 'string' ? text.toLowerCase() : ''
  const found = all.filter(
    (match) => liesOn(match, shelf) && [match.title, ...match.seats.map(({ name }) => name)].join('\n').toLowerCase().includes(wanted),
  )
  return { total: found.length, matches: found.slice(Number(offset), Number(offset) + Number(limit)) }
}
