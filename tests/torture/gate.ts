import fc from 'fast-check'
import { faultCodes } from '../../shared/kernel/result.ts'
import { clear, groundFolder, must, playerOn } from './ground.ts'
import { teller, wholeNumbers, type Loop } from './loop.ts'
import { messages } from './messages.ts'

export type GateFigures = { readonly messages: number; readonly done: number; readonly refused: Readonly<Record<string, number>> }

/**
 * Sends so many fuzzed messages to the service's gate. Each must get an answer of the right form, none `internal`, and the match that was
 * there must be there afterwards, as it was or further on. Throws where that does not hold, with the message.
 */
export async function tortureGate(count: number, seed: number): Promise<GateFigures> {
  const folder = groundFolder()
  const { service, call, log } = playerOn(folder)
  const tell = teller('gate')
  try {
    const before = must(await call('matches.create', { game: 'high-card', config: { tricks: 3 } }))
    const refused: Record<string, number> = {}
    let done = 0
    const batch = 2_000
    for (let sent = 0; sent < count; sent += batch) {
      const wanted = fc.sample(messages(before.match), { numRuns: Math.min(batch, count - sent), seed: seed + sent })
      for (const message of wanted) {
        const answer = await service.dispatch(message.name, message.input, message.sender as { trusted: boolean })
        if (answer.ok) done += 1
        else {
          const { code, detail } = answer.fault
          refused[code] = (refused[code] ?? 0) + 1
          if (code === 'internal' || !faultCodes.includes(code) || typeof detail !== 'string')
            throw new Error(`${code}: ${String(detail)}: ${fc.stringify(message)}\n${log.at(-1) ?? ''}`)
        }
      }
      tell(`${sent + batch} of ${count}`)
    }
    const after = must(await call('matches.open', { match: before.match }))
    if (after.commitment !== before.commitment || JSON.stringify(after.config) !== JSON.stringify(before.config))
      throw new Error('the match is another one now')
    const status = must(await call('app.info', {})).store
    if (!status.ok) throw new Error(`the store is ${status.reason}`)
    const report = must(await call('data.check', {}))
    if (report.fault !== null || report.bad.length > 0) throw new Error(JSON.stringify(report))
    return { messages: count, done, refused }
  } finally {
    service.close()
    clear(folder)
  }
}

export const gate: Loop = {
  usage: 'gate [--messages N] [--seed N]',
  run: async (args) => {
    const { messages: count, seed } = wholeNumbers(args, { messages: 10_000, seed: 1 })
    const began = performance.now()
    const { done, refused } = await tortureGate(count, seed)
    const codes = Object.entries(refused)
      .toSorted(([, a], [, b]) => b - a)
      .map(([code, times]) => `${code} ${times}`)
    return `gate: ${count} messages, ${done} done, the others refused (${codes.join(', ')}), none internal, none thrown; ${Math.round((performance.now() - began) / 1000)} s`
  },
}
