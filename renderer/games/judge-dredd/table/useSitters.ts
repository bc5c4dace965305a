import { computed, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import type { View } from '../../../../shared/games/judge-dredd/state.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { useMatch } from '../../../stores/match.ts'
import { judgeKey } from '../names.ts'

/** Who sits at the table, as which Judge. */
export function useSitters(view: Readonly<Ref<View>>) {
  const { t } = useI18n()
  const match = useMatch()

  const seats = computed(() => match.current?.seats ?? [])
  // By way of a text: the same Judges are the same list, and nobody's name is written anew with every answer.
  const roster = computed(() => view.value.judges.map(({ id }) => id).join(' '))
  const judges = computed(() => roster.value.split(' '))
  const names = (seat: Seat): string => judgeKey(judges.value[seat] ?? '')
  const nameOf = (seat: Seat): string => seats.value[seat]?.name || t(names(seat))
  const isComputer = (seat: Seat): boolean => seats.value[seat]?.player === 'computer'

  return { seats, judges, names, nameOf, isComputer }
}
