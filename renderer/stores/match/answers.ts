import type { MatchView } from '../../../shared/contract/schemas.ts'
import type { Fault, Result } from '../../../shared/kernel/result.ts'
import { call } from '../../bridge/client.ts'
import { useNotices } from '../notices.ts'
import type { Laid } from './laid.ts'

/** Refusals after which the window may know an old position: the match is opened again as it is kept. */
const outdated: readonly Fault['code'][] = ['stale-ply', 'illegal-action', 'match-over', 'given-up', 'nothing-to-undo']

export type Answers = ReturnType<typeof tableAnswers>

/** What is done with the program's answers: they are laid on the table, or reported. */
export function tableAnswers({ current, settle }: Laid) {
  const notices = useNotices()

  /** Lays the match of an answer on the table. Gives whether there was one. */
  function lay(answer: Result<MatchView>): boolean {
    const view = notices.valueOf(answer)
    if (view !== null) settle(view)
    return view !== null
  }

  /** Reports a refusal, and opens the match again if the window may know an old position. */
  async function recover(fault: Fault): Promise<false> {
    notices.report(fault)
    if (current.value !== null && outdated.includes(fault.code)) {
      const again = await call('matches.open', { match: current.value.match })
      if (again.ok) settle(again.value)
    }
    return false
  }

  return { lay, recover, report: notices.report }
}
