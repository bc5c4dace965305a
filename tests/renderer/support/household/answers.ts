import type { Input, Output } from '../../../../shared/contract/api.ts'
import type { CallName } from '../../../../shared/contract/names.ts'

/** What some of the calls are answered; their inputs as the window writes them. */
export type Answers = { readonly [Name in CallName]?: (asked: Input<Name>) => Output<Name> }
