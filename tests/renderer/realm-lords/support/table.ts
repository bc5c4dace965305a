import { createPinia, setActivePinia } from 'pinia'
import { mount, type VueWrapper } from '@vue/test-utils'
import type { Component } from 'vue'
import type { Chance } from '../../../../shared/kernel/chance.ts'
import { fastChance } from '../../../../shared/kernel/chance.ts'
import { play, start } from '../../../../shared/kernel/match.ts'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import { defaultCards } from '../../../../shared/games/realm-lords/cards/defaultPack.ts'
import type { RealmEvent } from '../../../../shared/games/realm-lords/events.ts'
import { realmLords } from '../../../../shared/games/realm-lords/game.ts'
import type { State, View } from '../../../../shared/games/realm-lords/state.ts'
import { makeI18n } from '../../../../renderer/i18n/index.ts'
import { useMatch } from '../../../../renderer/stores/match.ts'

export const cards = defaultCards()
const game = realmLords(cards)

/** Scripted chance: the value of the first pattern that a purpose fits, else what a fixed generator draws. */
export type Script = readonly (readonly [purpose: RegExp, value: number])[]

function scripted(script: Script): Chance {
  const other = fastChance(7)
  return (sides, purpose) => script.find(([pattern]) => pattern.test(purpose))?.[1] ?? other(sides, purpose)
}

/** A campaign at some moment, played by the real rules with scripted dice. */
export type Table = {
  readonly state: () => State
  readonly view: () => View
  readonly legal: () => Action[]
  readonly events: () => readonly RealmEvent[]
  readonly play: (...actions: Action[]) => void
}

/** Lays a campaign out; `change` arranges the state before the first action. */
export function layTable(options: { hero?: string; script?: Script; change?: (state: State) => void } = {}): Table {
  const { hero = 'tamsin-wharrow', script = [], change = () => undefined } = options
  const chance = scripted(script)
  const first = start(game, { hero, difficulty: 'knight' }, chance)
  let position = first.position
  const events: RealmEvent[] = []
  const hear = (entries: typeof first.entries) => {
    for (const entry of entries) if (entry.kind === 'told' && entry.audience === 'all') events.push(entry.event)
  }
  hear(first.entries)
  change(position.state)
  return {
    state: () => position.state,
    view: () => game.view(position.state, 0),
    legal: () => game.legalActions(position.state, 0),
    events: () => events,
    play: (...actions) => {
      for (const action of actions) {
        const step = play(game, position, { seat: 0, action }, chance)
        if (!step.ok) throw new Error(`${step.fault.code}: ${step.fault.detail}`)
        position = step.value.position
        hear(step.value.entries)
      }
    },
  }
}

/** The hero meets the enemy of this tier and die where he stands. */
export function meet(colour: 'green' | 'yellow' | 'blue' | 'red', enemyDie: number, options: Parameters<typeof layTable>[0] = {}): Table {
  const script: Script = [...(options.script ?? []), [/\/enemy-1$/, enemyDie], [/\/type$/, 1]]
  const table = layTable({
    ...options,
    script,
    change: (state) => {
      state.cubes[state.at] = colour
      options.change?.(state)
    },
  })
  table.play({ type: 'roll' }, { type: 'stop' })
  return table
}

/** Mounts a decision for a table, with its log in the store as the window would have it. */
export function mountDecision(decision: Component, table: Table, more: Record<string, unknown> = {}): VueWrapper {
  const pinia = createPinia()
  setActivePinia(pinia)
  useMatch().log = table.events().map((event, ply) => ({ ply, event }))
  const props = { view: table.view(), legal: table.legal(), busy: false, ...more }
  return mount(decision, { attachTo: document.body, props, global: { plugins: [pinia, makeI18n()] } }) as VueWrapper
}

/** The button on the page that screen readers know by a name. */
export function button(name: string | RegExp): HTMLButtonElement {
  const found = buttons().filter((one) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))))
  if (found.length !== 1) throw new Error(`${found.length} buttons named ${name}: ${buttons().map(nameOf).join(' | ')}`)
  return found[0] as HTMLButtonElement
}

/** All buttons on the page. */
export function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')]
}

/** What a decision has asked to be played. */
export function played(wrapper: VueWrapper): unknown[] {
  return (wrapper.emitted('act') ?? []).flat()
}

/** An element's name: its label, else its texts one after another without what is hidden. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? textOf(element)
}

/** The texts in an element that are not hidden, a space between. */
export function textOf(element: Element): string {
  const texts = [...element.childNodes].map((child) => {
    if (!(child instanceof Element)) return child.nodeType === 3 ? (child.textContent ?? '') : ''
    return child.getAttribute('aria-hidden') === 'true' ? '' : textOf(child)
  })
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

/** Plays a combat round's start, and its roll where the rules still ask for it. */
export function engage(table: Table, plan: Partial<Extract<Action, { type: 'engage' }>> = {}): Table {
  table.play({ type: 'engage', stance: 'ranged', upkeep: { by: 'none' }, tactic: 'attack', flee: false, ...plan })
  return table
}

/** A round that is rolled at once. */
export function fightOn(table: Table, plan: Partial<Extract<Action, { type: 'engage' }>> = {}): Table {
  engage(table, plan)
  if (table.view().stage.step === 'revealed') table.play({ type: 'resolve' })
  return table
}
