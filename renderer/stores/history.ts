import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { HistoryFilter, Household, Somebody } from '../../shared/contract/history.ts'
import { call } from '../bridge/client.ts'
import { useNotices } from './notices.ts'

/** What can be looked at in the history, in the order of its tabs. */
export const historySections = ['overview', 'rates', 'rivals', 'road', 'foes', 'dice', 'deeds', 'matches', 'players'] as const
export type HistorySection = (typeof historySections)[number]

/** A figure whose matches are asked for: how the list is called, and which matches they are. */
export type Drill = { readonly title: string; readonly filter: HistoryFilter }

/**
 * Which part of the personal history is open, whose it is and of which game. The figures themselves are asked for by what shows them
 * (`useAnswer`); `renewed` counts up whenever they may have changed, as after two players became one.
 */
export const useHistory = defineStore('history', () => {
  const notices = useNotices()
  const section = ref<HistorySection>('overview')
  /** Empty: both games. */
  const game = ref('')
  /** Whose history it is; `null`: the one who is "me". */
  const player = shallowRef<Somebody | null>(null)
  const household = shallowRef<Household | null>(null)
  const drill = shallowRef<Drill | null>(null)
  /** The campaign whose road is looked at; empty: the latest. */
  const road = ref('')
  const renewed = ref(0)

  const filter = computed<HistoryFilter>(() => ({
    ...(player.value === null ? {} : { player: player.value }),
    ...(game.value === '' ? {} : { game: game.value }),
  }))

  const me = computed(() => household.value?.people.find((person) => person.me) ?? null)

  async function load(): Promise<void> {
    household.value = notices.valueOf(await call('players.list', {})) ?? household.value
    renewed.value += 1
  }

  function show(next: HistorySection): void {
    section.value = next
    drill.value = null
  }

  /** Looks at one game alone, or at both. What only the other game has gives way to the overview. */
  function choose(next: string): void {
    game.value = next
    if (!sectionsOf(next).includes(section.value)) section.value = 'overview'
  }

  /** Opens the list of the matches behind a figure: those of the filter in force that also fit `more`. */
  function open(title: string, more: HistoryFilter = {}): void {
    drill.value = { title, filter: { ...filter.value, ...more } }
  }

  function shut(): void {
    drill.value = null
  }

  function openRoad(match: string): void {
    road.value = match
    game.value = 'realm-lords'
    show('road')
  }

  type Change =
    | readonly ['players.rename', { player: number; name: string }]
    | readonly ['players.recolour', { player: number; colour: NonNullable<typeof me.value>['colour'] }]
    | readonly ['players.setMe', { player: number }]
    | readonly ['players.merge', { from: number; into: number }]

  /** Changes who the people of this household are. Gives whether it could be; why not is reported. */
  async function change(...[name, input]: Change): Promise<boolean> {
    const answer = notices.valueOf(await call(name, input as never))
    if (answer === null) return false
    household.value = answer
    if (
      player.value?.kind === 'person' &&
      !answer.people.some(({ player: id }) => player.value?.kind === 'person' && id === player.value.player)
    )
      player.value = null
    renewed.value += 1
    return true
  }

  return { section, game, player, household, drill, road, renewed, filter, me, load, show, choose, open, shut, openRoad, change }
})

/** The sections that a choice of games has: the road of a campaign is the Realm Lords' alone, and only Judge Dredd has rivals at one table. */
export function sectionsOf(game: string): readonly HistorySection[] {
  return historySections.filter((section) => {
    if (section === 'road') return game === 'realm-lords'
    if (section === 'rivals') return game !== 'realm-lords'
    if (section === 'foes') return game !== ''
    return true
  })
}
