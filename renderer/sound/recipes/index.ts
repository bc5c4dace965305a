import type { SoundClass, World } from '../classes.ts'
import type { Recipe } from '../voices.ts'
import { city } from './city.ts'
import { realm } from './realm.ts'

/** What every class of event sounds like, in both worlds. */
export const recipes: Readonly<Record<World, Readonly<Record<SoundClass, Recipe>>>> = { city, realm }
