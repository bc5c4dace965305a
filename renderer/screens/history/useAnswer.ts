import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Input, Output } from '../../../shared/contract/api.ts'
import type { CallName } from '../../../shared/contract/names.ts'
import { call } from '../../bridge/client.ts'
import { useHistory } from '../../stores/history.ts'
import { useNotices } from '../../stores/notices.ts'

/**
 * What the program answers to a call, asked again whenever the input changes or the history was renewed. The last answer stays until the
 * next one is there, and one that comes too late is dropped. `null`: not answered yet, or refused (which is reported), or nothing to ask.
 */
export function useAnswer<Name extends CallName>(name: Name, input: () => Input<Name> | null): Readonly<ShallowRef<Output<Name> | null>> {
  const notices = useNotices()
  const history = useHistory()
  const answer: ShallowRef<Output<Name> | null> = shallowRef(null)
  let asked = 0

  watch(
    () => [JSON.stringify(input()), history.renewed] as const,
    async () => {
      const mine = ++asked
      const question = input()
      if (question === null) {
        answer.value = null
        return
      }
      const result = await call(name, question)
      if (mine === asked) answer.value = notices.valueOf(result)
    },
    { immediate: true },
  )
  return answer
}
