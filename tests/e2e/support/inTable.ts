/** A thing that can be pressed: where a pointer hits it, and the figure or Space that presses it. */
export type Pressable = {
  readonly at: readonly [x: number, y: number] | null
  readonly figure: string | null
  readonly isNext: boolean
}

/** What is looked for: the words that the name of a button or of a place on the map has to fit, as a regular expression's source. */
export type Wanted = { readonly role: 'button' | 'option'; readonly words: string }

/**
 * Finds what can be pressed on the table, or on the curtain when it has fallen, by its role and its name. Runs in the page without
 * anything from outside: reading roles from there is what makes a whole match bearably quick. Null while there is no such thing.
 */
export function pressableIn({ role, words }: Wanted): Pressable | null {
  const root = document.querySelector('[role="dialog"]') ?? document.querySelector('main')
  const pattern = new RegExp(words)
  const nameOf = (one: Element): string =>
    one.getAttribute('aria-label') ??
    (one.querySelector('.aside-for-readers, .card .name, .title, b') ?? one).textContent.replaceAll(/\s+/g, ' ').trim()
  const found = [...(root?.querySelectorAll(role === 'button' ? 'button, summary' : '[role="option"]') ?? [])].find(
    (one) => one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length > 0 && pattern.test(nameOf(one)),
  )
  if (found === undefined) return null

  /** The middle of it, else the first place of a lattice, that a pointer would really hit it at. */
  function hit(element: Element): readonly [number, number] | null {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85]
    for (const down of parts)
      for (const right of parts) {
        const [x, y] = [left + width * right, top + height * down]
        if (document.elementFromPoint(x, y)?.closest(`button, summary, [role="option"]`) === element) return [x, y]
      }
    return null
  }

  return { at: hit(found), figure: found.getAttribute('data-choice'), isNext: found.hasAttribute('data-next') }
}

/** Where the keyboard is: the name of the button that has the focus, or of the place on the map, and whether Space would press it. */
export type Focus = { readonly id: string; readonly button: string | null; readonly option: string | null; readonly takesSpace: boolean }

/** Reads where the keyboard is, in the page. */
export function focusIn(): Focus {
  const active = document.activeElement
  return {
    id: active?.id ?? '',
    button: active?.matches('button, summary')
      ? (active.getAttribute('aria-label') ??
        (active.querySelector('.aside-for-readers, .card .name, .title, b') ?? active).textContent.replaceAll(/\s+/g, ' ').trim())
      : null,
    option: active?.closest('[role="option"]')?.getAttribute('aria-label') ?? null,
    takesSpace: active?.matches('button:not([data-space-free]), a, summary') ?? false,
  }
}

/** A card of an open hand at a last call: the chance of its player if it is played, and how much that is more, both in per cent. */
export type Prospect = { readonly card: string; readonly chance: number; readonly gain: number }

/** The cards of the open hand that can be played now, in the page. Outside a last call nothing is known of chances. Null without a hand. */
export function handIn(): readonly Prospect[] | null {
  const slots = [...document.querySelectorAll('main .hand button.slot')]
  if (document.querySelector('main .hand') === null) return null
  return slots
    .filter((slot) => slot.getAttribute('aria-disabled') !== 'true')
    .map((slot) => {
      const said = document.getElementById(slot.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
      const [, chance, gain] = /([\d.]+)% .*?, a change of ([+−±]\d+(?:\.\d+)?)/.exec(said) ?? []
      return {
        card: slot.querySelector('.name')?.textContent ?? '',
        chance: Number(chance ?? 0),
        gain: Number((gain ?? '0').replace('−', '-').replace('±', '')),
      }
    })
}
