import { useI18n } from 'vue-i18n'
import type { Seat } from '../../../../shared/kernel/game.ts'
import type { Aimed, Fight, View } from '../../../../shared/games/judge-dredd/state.ts'
import { cardKey, crimeKey, judgeKey, perpKey } from '../names.ts'
import type { SeatOutlook } from './outlook.ts'
import type { JudgeSide, PlayedTerm, Term } from './sides.ts'

/** Who sits at a seat, as the match says it. */
export type Sitter = { readonly name: string; readonly player: 'person' | 'computer' }

/** Writes chances and sums of a fight in the reader's language. `seats` and `judges` are looked up each time, so they may change. */
export function useFightWords(table: () => { readonly seats: readonly Sitter[]; readonly view: Pick<View, 'judges'> }) {
  const { t, n } = useI18n()
  const oneDigit = (value: number): string => n(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

  /** A chance (0 … 1) in percent with one digit; what is not quite sure never reads 100, what may still happen never 0. */
  function percent(chance: number): string {
    const value = Math.round(chance * 1000) / 10
    if (value >= 100 && chance < 1) return t('dredd.arrest.atMost', { value: oneDigit(99.9) })
    if (value <= 0 && chance > 0) return t('dredd.arrest.atLeast', { value: oneDigit(0.1) })
    return t('dredd.arrest.percent', { value: oneDigit(value) })
  }

  /** A change of a chance in points of a hundred, with its sign. */
  function gain(change: number): string {
    const value = Math.round(change * 1000) / 10
    if (value === 0) return t('dredd.arrest.gain.none')
    return t(`dredd.arrest.gain.${value > 0 ? 'up' : 'down'}`, { value: oneDigit(Math.abs(value)) })
  }

  const judge = (seat: Seat): string => t(judgeKey(table().view.judges[seat]!.id))
  /** The player's name; a seat without one is called after its Judge. */
  const player = (seat: Seat): string => table().seats[seat]?.name || judge(seat)
  const perp = (id: string): string => t(perpKey(id))
  const crime = (id: string): string => t(crimeKey(id))
  const card = (id: string): string => t(cardKey(id))

  /** What a Judge's die must be, as a sentence with its bold part between asterisks. */
  function needs({ seat, needs: needed }: JudgeSide): string {
    if (needed === null) return ''
    const { above, sure, never } = needed
    const key = sure ? 'sure' : never ? 'never' : above > 1 ? 'above' : above === 1 ? 'higher' : above === 0 ? 'notLower' : 'below'
    return t(`dredd.arrest.needs.${key}`, { name: player(seat), by: Math.abs(above) })
  }

  /** What a played card adds to a sum. */
  function added(term: PlayedTerm): string {
    return term.kind === 'card' ? t('dredd.arrest.terms.added', { amount: term.amount }) : t('dredd.arrest.terms.twoDice')
  }

  function spokenTerm(term: Term): string {
    switch (term.kind) {
      case 'base':
      case 'perp':
      case 'crime':
        return t(`dredd.arrest.spoken.${term.kind}`, { value: term.value })
      case 'card':
        return t('dredd.arrest.spoken.card', { card: card(term.card), value: term.amount, name: player(term.by) })
      case 'twice':
        return t('dredd.arrest.spoken.twice', { card: card(term.card), name: player(term.by) })
      case 'die':
        if (term.thrown !== null) return t('dredd.arrest.spoken.dieThrown', { value: term.thrown.dice[term.thrown.kept]!.value })
        return term.keep === null ? t('dredd.arrest.spoken.dieOpen') : t('dredd.arrest.spoken.twoOpen', term.keep === 'highest' ? 1 : 2)
    }
  }

  /** A side's sum for those who listen. */
  function spokenSum({ terms, low, high }: { readonly terms: readonly Term[]; readonly low: number; readonly high: number }): string {
    const said = terms.map(spokenTerm).join(', ')
    return low === high ? t('dredd.arrest.sum', { terms: said, total: low }) : t('dredd.arrest.sumRange', { terms: said, low, high })
  }

  /** A thrown side's sum in figures: the numbers that count, and what they come to. */
  function writtenSum({ terms, low }: { readonly terms: readonly Term[]; readonly low: number }): string {
    const counts = terms.flatMap((term) => {
      if (term.kind === 'twice') return []
      if (term.kind === 'die') return term.thrown === null ? [] : [term.thrown.dice[term.thrown.kept]!.value]
      return [term.kind === 'card' ? term.amount : term.value]
    })
    return t('dredd.arrest.sum', { terms: counts.join(' + '), total: low })
  }

  /** A Judge's chances for those who listen. */
  function spokenOdds({ seat, parts }: SeatOutlook, rolls: number): string {
    const said = parts.map(({ kind, count }) =>
      t('dredd.arrest.oddsPart', { part: t(`dredd.arrest.parts.${kind}`), percent: percent(count / rolls) }),
    )
    return t('dredd.arrest.oddsOf', { judge: judge(seat), parts: said.join(', ') })
  }

  /** Who a card is played on. */
  function target(on: Aimed, fight: Fight, view: Pick<View, 'scenes'>): string {
    if (on.side === 'judge') return judge(on.seat)
    const id = fight.kind === 'arrest' ? view.scenes.find((scene) => scene.crime === fight.arrest.crime)?.perp : null
    return id ? perp(id) : t('dredd.arrest.hand.thePerp')
  }

  return { percent, gain, judge, player, perp, crime, card, needs, added, spokenSum, writtenSum, spokenOdds, target }
}

export type FightWords = ReturnType<typeof useFightWords>
