import type { VueWrapper } from '@vue/test-utils'
import LastCall from '../../../../renderer/games/judge-dredd/arrest/LastCall.vue'
import { plays } from '../../../../shared/games/judge-dredd/plays/plays.ts'
import type { Fight, View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { cards, game, type Laid } from '../../../shared/judge-dredd/support/index.ts'
import { layWindow } from '../../support/window.ts'

export const sitters = ['Anna', 'Ben', 'Scheming', 'Chloe', 'Dora', 'Emil'].map((name, seat) => ({
  name,
  player: seat === 2 ? ('computer' as const) : ('person' as const),
}))

/** The fight of a last call. */
export function fightOf(view: View): Fight {
  if (view.stage.step !== 'window' || view.stage.moment.window !== 'combat') throw new Error('no last call')
  return view.stage.moment.fight
}

/** A last call on the page, as a seat sees it, or with every hand closed. */
export function callFor(laid: Laid, you: Seat | null, more: Record<string, unknown> = {}): VueWrapper {
  const view = game.view(laid.state(), you)
  const open = you === null || view.stage.step !== 'window' ? [] : plays(cards, view, view.stage.moment)
  const seats = sitters.slice(0, view.judges.length)
  return layWindow().show(LastCall, { view, seats, handOpen: you !== null, plays: open, played: view.judges.map(() => 0), ...more })
}

/** The button that screen readers know by a name. */
export function button(name: RegExp): HTMLButtonElement {
  const named = [...document.querySelectorAll('button')].filter((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''))
  if (named.length !== 1) throw new Error(`${named.length} buttons named ${name}`)
  return named[0] as HTMLButtonElement
}

/** What stands in an element for the eye, its parts set apart by single spaces. */
export function textOf(element: Element | null): string {
  const parts = [...(element?.childNodes ?? [])].map((child) =>
    child instanceof Element ? textOf(child) : child.nodeType === 3 ? (child.textContent ?? '') : '',
  )
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}
