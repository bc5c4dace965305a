import { ref } from 'vue'
import type { Fault } from '../../../shared/kernel/result.ts'
import { call } from '../../bridge/client.ts'
import type { Answers } from './answers.ts'
import type { Laid } from './laid.ts'

/** What ends a computer player's thought without anything being wrong. */
const interrupted: readonly Fault['code'][] = ['cancelled', 'stale-ply']

/** What computer players do; `mayPlay` says whether they go on. */
export function computersPlay({ current, advance }: Laid, { recover }: Answers, mayPlay: () => boolean) {
  /** Whether a computer player is thinking or waiting for its time to be up. */
  const thinking = ref(false)

  /** Lets the computer player play whose turn it is. Gives whether it did: not when it was hushed or somebody else was quicker. */
  async function computer(): Promise<boolean> {
    const table = current.value
    if (table === null || thinking.value || !mayPlay()) return false
    thinking.value = true
    try {
      const answer = await call('matches.computer', { match: table.match, ply: table.ply })
      if (answer.ok) advance(answer.value)
      else if (!interrupted.includes(answer.fault.code)) return await recover(answer.fault)
      return answer.ok
    } finally {
      thinking.value = false
    }
  }

  /** Stops the computer player that is thinking, without waiting for anything; `computer` then gives false. */
  async function hush(): Promise<void> {
    const table = current.value
    if (table !== null && thinking.value) await call('matches.hush', { match: table.match })
  }

  return { thinking, computer, hush }
}
