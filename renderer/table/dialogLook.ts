import { inject, provide, ref, type InjectionKey, type Ref } from 'vue'

/** The classes of dialogs in the look of the game at hand; empty: a sheet of parchment. */
export type DialogLook = Readonly<Ref<string>>

const key: InjectionKey<DialogLook> = Symbol('dialog look')

/** Says how every dialog below looks. Dialogs ask for it because the games' own ones may not know the list of games. */
export function provideDialogLook(look: DialogLook): void {
  provide(key, look)
}

/** How a dialog looks here; parchment where nobody has said. */
export function useDialogLook(): DialogLook {
  return inject(key, () => ref(''), true)
}
