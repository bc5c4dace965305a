import type { Bridge, Call, Input, Output } from '../../shared/contract/api.ts'
import type { CallName } from '../../shared/contract/names.ts'
import { copy } from '../../shared/kernel/plain.ts'
import { refuse, type Result } from '../../shared/kernel/result.ts'

/**
 * The program as the window sees it. Inputs are copied to plain data first, since nothing reactive may cross over. A call
 * that breaks (the program is gone, say) is answered as `internal`, so that nobody has to catch anything.
 */
export function connect(bridge: Bridge): Call {
  return async <Name extends CallName>(name: Name, input: Input<Name>): Promise<Result<Output<Name>>> => {
    try {
      return await bridge.call(name, copy(input))
    } catch (error) {
      return refuse('internal', error instanceof Error ? error.message : String(error))
    }
  }
}

/** Calls the program over the bridge that the preload left on the window. */
export const call: Call = (name, input) => connect(window.gavel)(name, input)
