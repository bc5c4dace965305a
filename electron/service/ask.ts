import type { Input, Output } from '../../shared/contract/api.ts'
import type { CallName } from '../../shared/contract/names.ts'
import type { Service } from './service.ts'

/** Asks the program as its window does. @throws when it refuses, with the call and the code */
export async function ask<Name extends CallName>({ call }: Pick<Service, 'call'>, name: Name, input: Input<Name>): Promise<Output<Name>> {
  const answer = await call(name, input)
  if (answer.ok) return answer.value
  throw new Error(`${name}: ${answer.fault.code}: ${answer.fault.detail}`)
}
