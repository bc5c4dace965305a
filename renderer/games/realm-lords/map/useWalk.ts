import { computed, ref, watch } from 'vue'
import type { Action } from '../../../../shared/games/realm-lords/actions.ts'
import type { SpaceIndex, View } from '../../../../shared/games/realm-lords/state.ts'
import { useSettings } from '../../../stores/settings.ts'
import { useRolling } from '../../../table/useRolling.ts'
import { timeOf } from '../../../theme/motion.ts'
import { stageAt } from '../decision.ts'
import { reachOf, walkAlong } from './reach.ts'

/** A walk over the map while it is chosen; `go` plays it. There is nothing to choose at other steps of the game. */
export function useWalk(view: () => View, go: (action: Action, ...more: Action[]) => void) {
  const settings = useSettings()
  const rolling = useRolling('roadRolled')
  const stage = computed(() => stageAt(view(), 'walk'))
  const left = computed(() => stage.value?.left ?? 0)
  const reach = computed(() => reachOf(view()))
  const target = ref<SpaceIndex | null>(null)
  const way = computed(() => (target.value === null ? null : (reach.value.get(target.value) ?? null)))

  const delay = ref(0)
  // The light waits for the dice, and keeps waiting as long when they have landed: to change its mind would make it jump.
  watch(stage, () => (delay.value = rolling.value ? timeOf('dice') / timeOf('step') : 0), { immediate: true })

  // A space that cannot be reached any more is no target any more.
  watch(reach, (now) => {
    if (target.value !== null && !now.has(target.value)) target.value = null
  })

  function choose(space: SpaceIndex): void {
    target.value = space === view().at ? null : space
    if (!settings.settings.confirmations.heroWalks) walk()
  }

  function walk(): void {
    if (way.value !== null) go(...walkAlong(way.value.path))
  }

  return { rolling, stage, left, reach, target, way, delay, choose, walk }
}

export type Walk = ReturnType<typeof useWalk>
