import type { z } from '../../shared/kernel/zod.ts'
import { calls, type Call, type Input, type Output } from '../../shared/contract/api.ts'
import { isCallName, type CallName } from '../../shared/contract/names.ts'
import { limits } from '../../shared/contract/limits.ts'
import { plainJson } from '../../shared/contract/plainJson.ts'
import { refuse, type Result } from '../../shared/kernel/result.ts'

/** Who sends: `trusted` when it is the program's own window, which only the shell can tell. */
export type Sender = { readonly trusted: boolean }

type Answer<Value> = Result<Value> | Promise<Result<Value>>

/** What a call is asked once its input is known to be good: what may be left out is there. */
export type Asked<Name extends CallName> = z.output<(typeof calls)[Name]['input']>

/** What answers each call. */
export type Handlers = { readonly [Name in CallName]: (asked: Asked<Name>) => Answer<Output<Name>> }

export type Dispatch = (name: unknown, input: unknown, sender: Sender) => Promise<Result<unknown>>

/**
 * The gate that every message goes through: known call, trusted sender, plain data within the limits, the call's own schema,
 * then its handler, which may take its time. It never throws and never rejects: what goes wrong inside is `internal`, and only the log is told more.
 */
export function gate(handlers: Handlers, log: (line: string) => void): Dispatch {
  const answer = (name: unknown, input: unknown, sender: Sender): Answer<unknown> => {
    if (!isCallName(name)) return refuse('unknown-call', typeof name === 'string' ? name.slice(0, 64) : typeof name)
    if (sender.trusted !== true) return refuse('untrusted-sender', name)
    const plain = plainJson(input ?? {}, sizeOf(name))
    if (!plain.ok) return plain
    const parsed = calls[name].input.safeParse(plain.value)
    if (!parsed.success) return refuse('bad-input', complaint(parsed.error))
    const handler = handlers[name] as (input: unknown) => Answer<unknown>
    return handler(parsed.data)
  }
  return async (name, input, sender) => {
    try {
      return await answer(name, input, sender)
    } catch (error) {
      log(`${String(name)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      return refuse('internal', 'see the log')
    }
  }
}

/** A gate as the program itself asks at it: as its window does, and trusted. */
export function callsOf(dispatch: Dispatch): Call {
  return <Name extends CallName>(name: Name, input: Input<Name>) =>
    dispatch(name, input, { trusted: true }) as Promise<Result<Output<Name>>>
}

/** How much the input of a call may hold. */
function sizeOf(name: CallName): number {
  const shape: (typeof calls)[CallName] = calls[name]
  return 'size' in shape ? shape.size : limits.message
}

function complaint(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ')
    .slice(0, 300)
}
