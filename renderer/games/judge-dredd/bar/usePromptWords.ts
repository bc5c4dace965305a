import { useI18n } from 'vue-i18n'
import type { Seat } from '../../../../shared/kernel/game.ts'
import { judgeKey, sectorInTextKey, sectorKey } from '../names.ts'
import type { Words } from './prompts.ts'

const prompts = 'dredd.table.prompt.'

/**
 * Makes sentences of `Words`: pieces that end in `Key` are translated; a `sector` is called as sentences call it; of the seats `seat`, `active` and `next` the person's or computer
 * player's name is `{seat}` … and the Judge's name `{seatJudge}` …; whoever has no other name than his Judge's is not called by it twice.
 */
export function usePromptWords(nameOf: (seat: Seat) => string, judgeOf: (seat: Seat) => string) {
  const i18n = useI18n()
  const { t } = i18n
  const seats = ['seat', 'active', 'next']

  return ({ key, parts = {}, n = 1 }: Words): string => {
    const said: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(parts)) {
      if (seats.includes(name)) {
        said[name] = nameOf(Number(value))
        said[`${name}Judge`] = t(judgeKey(judgeOf(Number(value))))
      } else if (name === 'sector') said[name] = t(sectorInTextKey(String(value)), { name: t(sectorKey(String(value))) })
      else if (name.endsWith('Key')) said[name.slice(0, -3)] = value === '' ? '' : t(String(value))
      else said[name] = value
    }
    const own = said['seat'] === said['seatJudge'] ? key.replace(prompts, `${prompts}own.`) : key
    return t(i18n.te(own) ? own : key, said, n)
  }
}
