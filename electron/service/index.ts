import { games } from '../../shared/games/registry.ts'
import { serviceOn, type Service, type ServiceOptions } from './service.ts'

export type { FileDialogs, VerifierPage } from './files/calls.ts'
export type { Desktop } from './about.ts'
export type { Service } from './service.ts'
export { selfTest } from './selfTest/selfTest.ts'

/**
 * The program behind the window, with every game of the registry unless others are given; see `ServiceOptions`. It always
 * starts, whatever the folder holds.
 */
export function createService(options: Omit<ServiceOptions, 'games'> & { readonly games?: ServiceOptions['games'] }): Service {
  return serviceOn({ games, ...options })
}
