import { inject, provide, ref, type InjectionKey, type Ref } from 'vue'

/** Who draws: `ink`, the comic of Judge Dredd; `quill`, the travel journal, in which the Realm Lords and the shell are kept. */
export type Hand = 'ink' | 'quill'

const key: InjectionKey<Readonly<Ref<Hand>>> = Symbol('the hand that draws')

/** Says in whose hand everything below is drawn. */
export function provideHand(hand: Readonly<Ref<Hand>>): void {
  provide(key, hand)
}

/** The hand that draws here. */
export function useHand(): Readonly<Ref<Hand>> {
  return inject(key, () => ref<Hand>('quill'), true)
}
