/** What a table of Judge Dredd can ask people for, and what it shows that somebody goes on from. */
export type SceneKind =
  | 'place'
  | 'move'
  | 'care'
  | 'bound'
  | 'reveal'
  | 'call'
  | 'result'
  | 'naming'
  | 'joining'
  | 'end'
  | 'drawing'
  | 'curtain'
  | 'aim'
  | 'held'
  | 'over'

/** A moment at which the table waits for people. `key` is another for every moment. */
export type Scene = {
  readonly kind: SceneKind
  readonly heading: string
  readonly ply: number
  readonly key: string
  /** How many cards the Judge on turn holds; at a last call 0. */
  readonly held: number
  /** What can be pressed to go on, in order. */
  readonly buttons: readonly string[]
  /** What can be pointed at on the map, by the whole name. */
  readonly spots: readonly string[]
  /** At a last call: the chances of the Judges who fight, in per cent; of one alone no name is given. */
  readonly odds: readonly { readonly judge: string | null; readonly chance: number }[]
  /** At a last call: the people whose Judges fight and who may speak up, in the order of asking. */
  readonly fighters: readonly string[]
}

/** The questions that are told by their heading, each with its words. */
export const kindsByHeading: readonly (readonly [SceneKind, RegExp])[] = [
  ['place', /(?:^|, )place Judge .* in a Starting Sector/i],
  ['care', /leave Intensive Care\?$/i],
  ['bound', / is bound: | cannot move this turn/i],
  ['move', /(?:^|, )move Judge /i],
  ['reveal', /^A Perp is turned up/i],
  ['naming', /(?:^|, )which Crime does /i],
  ['joining', / join Judge .*\?$/i],
  ['end', /^The arrests are made\. Does anybody/i],
  ['drawing', / draws \d|hand is full/i],
  ['aim', /^Play .*\?$|^Whom is |: choose /i],
  ['over', /^The match is over/i],
]

/** What the page is told to read a scene: the key of the scene that is over, and the kinds with the sources of their words. */
export type SceneSearch = { readonly before: string; readonly kinds: readonly (readonly [SceneKind, string])[] }

/**
 * Reads the scene in the page, where it runs without anything from outside. Gives null while the table asks for nothing (an action is on
 * its way, computer players are at it) or while it still is the scene with the key `before`.
 */
export function sceneIn({ before, kinds }: SceneSearch): Scene | null {
  const main = document.querySelector('main[data-ply]')
  if (main === null || main.getAttribute('aria-busy') === 'true') return null
  const one = (selector: string): Element | null => main.querySelector(selector)
  const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? textOf(element.querySelector('.aside-for-readers, .card .name, .title, b') ?? element)
  const pressable = (selector: string): string[] =>
    [...main.querySelectorAll(selector)].filter((each) => each.getAttribute('aria-disabled') !== 'true').map(nameOf)
  const spots = pressable('[role="option"]')

  function found(): Pick<Scene, 'kind' | 'heading' | 'buttons'> | null {
    const curtain = document.querySelector('[role="dialog"] h2')
    if (curtain !== null) return { kind: 'curtain', heading: textOf(curtain), buttons: [] }
    const roll = one('[data-roll]')
    if (roll !== null) {
      const buttons = pressable('[data-roll]')
      return buttons.length === 0 ? null : { kind: 'call', heading: textOf(one('.call h1, .call h2')), buttons }
    }
    if (one('.result') !== null) return { kind: 'result', heading: textOf(one('.result .low')), buttons: [] }
    if (one('section.ending') !== null) return { kind: 'over', heading: textOf(one('section.ending .title')), buttons: [] }
    const heading = textOf(one('.prompt h2'))
    const kind = kinds.find(([, words]) => new RegExp(words, 'i').test(heading))?.[0]
    const buttons =
      kind === 'aim' ? pressable('.choices .tile, .prompt .buttons .go') : pressable('.choices .tile, .prompt .buttons button')
    if (buttons.includes('Let them go on')) return { kind: 'held', heading, buttons }
    const isAsked = kind === 'over' || spots.length > 0 || buttons.some((name) => name !== 'Take back')
    return kind === undefined || !isAsked ? null : { kind, heading, buttons: buttons.filter((name) => name !== 'Take back') }
  }

  const scene = found()
  if (scene === null) return null
  const ply = Number(main.getAttribute('data-ply'))
  const picked = main.querySelectorAll('[role="option"][aria-selected="true"]').length
  const key = [ply, scene.kind, scene.heading, scene.buttons.join('/'), spots.length, picked].join('|')
  if (key === before) return null
  const alone = /[\d.]+/.exec(textOf(one('.call .legend b')))?.[0]
  const spoken = textOf(one('.call')).matchAll(/Judge (\w+): (?:Arrest|Win) \D{0,3}([\d.]+) %/g)
  const odds =
    alone === undefined
      ? [...spoken].map(([, judge = '', chance]) => ({ judge, chance: Number(chance) }))
      : [{ judge: null, chance: Number(alone) }]
  const speakers = pressable('.call [data-speak]').map((name) => name.split(' speaks up')[0] ?? '')
  const fighters = [...main.querySelectorAll('.call .speakers li')]
    .filter((row) => /^(?:Arresting|Duelling)/.test(textOf(row.querySelector(':scope > span'))))
    .map((row) => textOf(row.querySelector('b')))
    .filter((name) => speakers.includes(name))
  const held = Number(textOf(one('li[aria-current="true"] .held')).replaceAll(/\D/g, ''))
  return { ...scene, ply, key, held, spots, odds, fighters }
}
