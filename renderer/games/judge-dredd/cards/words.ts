import { useI18n } from 'vue-i18n'
import type { Say } from '../../../rules/book.ts'
import type { Board, Fight, View } from '../../../../shared/games/judge-dredd/state.ts'
import { cards } from '../cards.ts'
import type { Reason } from './reasons.ts'
import { liveRow, rowsOf, tintOf } from './rows.ts'

/** One option of a card in words. `text` has its bold parts between asterisks. */
export type RowWords = { readonly half: 'combat' | 'city'; readonly text: string; readonly windows: string; readonly whole: string }

/** The words of Action Cards in the reader's language. */
export function useCardWords() {
  return cardWords(useI18n().t)
}

/** The words of Action Cards; `t` gives the text of a key. */
export function cardWords(t: Say) {
  const nameOf = (id: string): string => t(`dredd.cards.names.${id}`)

  function windowsOf(id: string, half: 'combat' | 'city'): string {
    if (half === 'combat') return t('dredd.cards.windows.combat')
    const [first, ...rest] = (cards.card(id).city?.windows ?? []).map((window) => t(`dredd.cards.windows.${window}`))
    if (rest.length === 0) return first ?? ''
    return t('dredd.cards.windowList', { first, rest: rest.map((one) => one.charAt(0).toLowerCase() + one.slice(1)).join(', ') })
  }

  /** The options of a card; in a fight the combat half says what it comes to there. */
  function rows(id: string, board?: Board, fight?: Fight): RowWords[] {
    return rowsOf(cards.card(id)).map(({ half, key, params }) => {
      const live = half === 'combat' && board && fight ? liveRow(cards, board, fight, id) : null
      const text =
        live === null
          ? t(`dredd.cards.rows.${key}`, params)
          : t(`dredd.cards.rows.live.${live.key}`, { ...live.params, card: live.card === null ? '' : nameOf(live.card) })
      return { half, text, windows: windowsOf(id, half), whole: t(`dredd.cards.full.${key}`, params) }
    })
  }

  /** The whole card in sentences, for those who listen. */
  function spoken(id: string): string {
    const options = rows(id).map(({ windows, whole }) => `${windows}: ${whole}`)
    return [t(`dredd.cards.tints.${tintOf(cards.card(id))}`) + '.', ...options].join(' ')
  }

  /** R-RULE-5: why it cannot be played, and by which paragraph. */
  function why(view: Pick<View, 'judges'>, { key, seat }: Reason): string {
    const judge = seat === null ? '' : t(`dredd.names.judges.${view.judges[seat]!.id}`)
    return t(`dredd.cards.reasons.${key}`, { judge })
  }

  return { nameOf, rows, spoken, why, flavourOf: (id: string) => t(`dredd.cards.flavours.${id}`) }
}
