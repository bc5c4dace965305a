import { afterEach } from 'vitest'
import { serviceOn, type Service, type ServiceOptions } from '../../electron/service/service.ts'
import { calls, type Call } from '../../shared/contract/api.ts'
import type { MatchUpdate, MatchView } from '../../shared/contract/schemas.ts'
import type { Result } from '../../shared/kernel/result.ts'
import { choiceAt } from './play.ts'
import { toyGames } from './toyGames.ts'

/** The threads that work on the store's file, with those games. */
const choreWorker = new URL('toyChores.ts', import.meta.url)

export { toyGames }

const services: Service[] = []

afterEach(() => {
  for (const service of services.splice(0)) service.close()
})

export type Client = { readonly call: Call; readonly service: Service; readonly log: readonly string[] }

/**
 * A service on a folder with the toy games, and a typed way to call it as the window does; closed after the test. Every
 * good answer is held to the contract: it is what its schema says, to the last member, and survives the channel.
 */
export function clientOn(dataDir: string, options: Partial<ServiceOptions> = {}): Client {
  const log: string[] = []
  const service = serviceOn({ dataDir, games: toyGames, choreWorker, log: (line) => log.push(line), ...options })
  services.push(service)
  const call: Call = async (name, input) => {
    const answer = await service.call(name, input)
    if (answer.ok) calls[name].output.parse(answer.value)
    return structuredClone(answer)
  }
  return { call, service, log }
}

/** The value of an answer that must be good. */
export function valueOf<Value>(answer: Result<Value>): Value {
  if (!answer.ok) throw new Error(`${answer.fault.code}: ${answer.fault.detail}`)
  return answer.value
}

/** The code of an answer that must be a refusal. */
export function faultOf(answer: Result<unknown>): string {
  return answer.ok ? `no fault but ${JSON.stringify(answer.value)}` : answer.fault.code
}

/** Opens the hand of the person who must act, if that is needed to see all that may be done. */
export async function handOf(call: Call, update: MatchUpdate): Promise<MatchUpdate> {
  const { match, actor, viewer } = update
  return actor === null || actor === viewer ? update : valueOf(await call('matches.take', { match, seat: actor }))
}

/** Makes the choice that `choiceAt` makes at an update's ply, as the person who must act. */
export async function playOn(call: Call, update: MatchUpdate): Promise<MatchUpdate> {
  const { match, ply, actor, legal } = await handOf(call, update)
  return valueOf(await call('matches.act', { match, ply, seat: actor ?? 0, action: legal[choiceAt(ply, legal.length)] }))
}

/** The same match with every hand closed: what everybody at the table sees. */
export async function openTable(call: Call, { match }: MatchUpdate): Promise<MatchView> {
  return valueOf(await call('matches.leave', { match }))
}
