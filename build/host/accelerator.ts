/** A key with its modifiers, ready to be compared with a keyboard event. `shift` is undefined where the key itself may need it. */
export type Chord = {
  readonly accelerator: string
  readonly key: string
  readonly ctrl: boolean
  readonly alt: boolean
  readonly meta: boolean
  readonly shift: boolean | undefined
}

const NAMED: Readonly<Record<string, string>> = {
  plus: '+',
  space: ' ',
  esc: 'escape',
  return: 'enter',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
}
const MODIFIERS: Readonly<Record<string, 'ctrl' | 'alt' | 'meta' | 'shift' | 'command'>> = {
  cmdorctrl: 'command',
  commandorcontrol: 'command',
  ctrl: 'ctrl',
  control: 'ctrl',
  alt: 'alt',
  option: 'alt',
  shift: 'shift',
  cmd: 'meta',
  command: 'meta',
  meta: 'meta',
  super: 'meta',
}

/** Reads Electron's notation ("CmdOrCtrl+Shift+N"). @throws for a modifier that Electron does not know either */
export function parseAccelerator(accelerator: string, platform: NodeJS.Platform = process.platform): Chord {
  const parts = accelerator.toLowerCase().replace(/\+\+$/, '+plus').split('+')
  const name = parts.pop() ?? ''
  const modifiers = new Set(
    parts.map((part) => {
      const modifier = MODIFIERS[part]
      if (!modifier) throw new TypeError(`"${accelerator}" is not an accelerator`)
      return modifier === 'command' ? (platform === 'darwin' ? 'meta' : 'ctrl') : modifier
    }),
  )
  const key = NAMED[name] ?? name
  // "+" or "?" lie on another key with Shift on one keyboard and without it on the next
  const isSymbol = key.length === 1 && !/[a-z0-9 ]/.test(key)
  const shift = modifiers.has('shift') || (isSymbol ? undefined : false)
  return { accelerator, key, ctrl: modifiers.has('ctrl'), alt: modifiers.has('alt'), meta: modifiers.has('meta'), shift }
}
