import type { Bridge } from '../shared/contract/api.ts'

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can add to a global type
  interface Window {
    readonly gavel: Bridge
  }
}
