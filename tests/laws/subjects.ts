import { judgeDreddSubject } from './judgeDredd.ts'
import { realmLordsSubject } from './realmLords.ts'
import type { Subject } from './subject.ts'

/** Every game of the registry as the laws try it. */
export const subjects: readonly Subject[] = [realmLordsSubject, judgeDreddSubject]
