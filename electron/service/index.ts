import { serviceOn, type Service, type ServiceOptions } from './service.ts'

export type { Sender } from './dispatch.ts'
export type { Service } from './service.ts'

/** The program behind the window with the games that it knows; see `ServiceOptions`. It always starts, whatever the folder holds. */
export function createService(options: Omit<ServiceOptions, 'games'> & { readonly games?: ServiceOptions['games'] }): Service {
  return serviceOn({ games: [], ...options })
}
