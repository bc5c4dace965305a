import type { Bridge } from '../shared/contract/api.ts'

declare global {
  // Declared as an interface because that is how TypeScript lets a global type grow.
  interface Window {
    readonly gavel: Bridge
  }
}
