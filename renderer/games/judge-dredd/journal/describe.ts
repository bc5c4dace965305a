import type { Aim } from '../../../../shared/games/judge-dredd/actions.ts'
import type { DreddEvent, Place, Throw } from '../../../../shared/games/judge-dredd/events.ts'
import { lastTurnOf } from '../../../../shared/games/judge-dredd/stages/ending.ts'
import type { Aimed } from '../../../../shared/games/judge-dredd/state.ts'
import { cards } from '../cards.ts'
import { cardKey, crimeKey, perpKey, sectorInTextKey, sectorKey } from '../names.ts'
import type { Part, Sentence } from './sentence.ts'

type EventType = DreddEvent['type']
/** `before`: the event that came before it, which says what some of them are about. */
type Describe<T extends EventType> = (event: Extract<DreddEvent, { type: T }>, before: DreddEvent | null) => Sentence | null
type Rest = Omit<Sentence, 'key'>

const says = (key: string, rest: Rest = {}): Sentence => ({ key: `dredd.journal.${key}`, ...rest })
const judge = (seat: number): Part => ({ strong: { judge: seat } })
const sector = (id: string): Part => ({ key: sectorInTextKey(id), parts: { name: { strong: { key: sectorKey(id) } } } })
const crime = (id: string): Part => ({ strong: { key: crimeKey(id) } })
const card = (id: string): Part => ({ strong: { key: cardKey(id) } })
const perp = (id: string): Part => ({
  key: 'dredd.journal.perp',
  parts: { name: { strong: { key: perpKey(id) } }, value: cards.perpValue(id) },
})
const silent = (): null => null

/** Every kind of event and the sentence it makes; `null` where other sentences or the table already say it. */
export const describe = {
  turnStartDealt: (e) => says('turnStart', { who: e.first, parts: { judge: judge(e.first) } }),
  packShuffled: silent,
  packReshuffled: (e) => says(`reshuffled.${e.pack}`, { parts: { n: e.size }, n: e.size }),
  turnBegan: silent,
  phaseBegan: silent,
  entered: (e) =>
    says(`entered.${e.how}`, {
      who: e.seat,
      sector: e.to,
      parts: { judge: judge(e.seat), sector: sector(e.to) },
      ...(e.how === 'card' ? { joins: true as const } : {}),
    }),
  // The step that used a move up says where it ended.
  moveEnded: (e, before) =>
    e.why === 'spent' && before?.type === 'entered'
      ? null
      : says(`moveEnded.${e.why}`, {
          who: e.seat,
          sector: e.at,
          parts: { judge: judge(e.seat), sector: sector(e.at) },
          ...(e.why === 'crime' ? { joins: true as const } : {}),
        }),
  crimePlaced: (e) => says('crimePlaced', { sector: e.sector, parts: { crime: crime(e.crime), sector: sector(e.sector) } }),
  perpPlaced: silent,
  perpTurnedUp: (e) => says('perpTurnedUp', { sector: e.sector, joins: true, parts: { perp: perp(e.perp), crime: crime(e.crime) } }),
  crimeMoved: (e) => says('crimeMoved', { sector: e.to, joins: true, parts: { crime: crime(e.crime), sector: sector(e.to) } }),
  perpsSwapped: (e) => says('perpsSwapped', { joins: true, parts: { one: crime(e.crimes[0]), other: crime(e.crimes[1]) } }),
  lastPerpPlaced: (e) => says('lastPerp', { tone: 'harm', parts: { turn: lastTurnOf(cards, e) } }),
  windowOpened: silent,
  passed: silent,
  windowClosed: silent,
  cardPlayed: (e) => cardSentence(e.seat, e.card, e.aim),
  stridesChanged: (e) => says('strides', { joins: true, parts: { judge: judge(e.seat), n: e.to }, n: e.to }),
  barneyed: (e) => says('barneyed', { joins: true, parts: { judge: judge(e.seat) } }),
  // The card before it says for whom.
  modified: ({ modifier }) =>
    'amount' in modifier
      ? says('modified', { joins: true, parts: { n: modifier.amount } })
      : says(`twoDice.${modifier.keep}`, { joins: true }),
  cancelled: (e) => says('cancelled', { joins: true, parts: { card: card(e.modifier.card) } }),
  looked: silent,
  peeked: (e) => says('peeked', { joins: true, secret: true, parts: { perp: perp(e.perp), crime: crime(e.crime) } }),
  cardsMoved: (e) => cardsSentence(e.count, e.from, e.to, e.cause.by),
  cardMoved: (e, before) => {
    const parts = { card: card(e.card) }
    if (e.to.in === 'hand') {
      const dealt = before?.type === 'cardsMoved' && before.cause.by === 'deal'
      const joining = dealt ? { who: e.to.seat } : { joins: true as const }
      if (e.from.in === 'hand') return says('stolenCard', { secret: true, parts, ...joining })
      return says('ownCard', { secret: true, parts: { card: { row: [parts.card], between: ', ' } }, gathers: 'card', ...joining })
    }
    const lost = before?.type === 'cardsMoved' && before.to.in === 'discard'
    return lost ? says('lostCard', { joins: true, parts }) : null
  },
  arrestDeclared: (e) =>
    says('declared', { who: e.seat, sector: e.sector, parts: { judge: judge(e.seat), perp: perp(e.perp), crime: crime(e.crime) } }),
  joined: (e) => says(e.asked ? 'joined' : 'joinedToo', { who: e.seat, parts: { judge: judge(e.seat) } }),
  declined: (e) => says('declined', { who: e.seat, parts: { judge: judge(e.seat), crime: crime(e.crime) } }),
  arrestRolled: (e) =>
    says('rolled', {
      parts: {
        judges: { row: e.judges.map((one) => thrown({ judge: one.seat }, one)) },
        perp: {
          key: 'dredd.journal.thrownPerp',
          parts: { dice: { dice: e.perp.dice, kept: e.perp.kept }, total: { strong: e.perp.total } },
        },
      },
    }),
  attemptEnded: (e) =>
    e.fate === 'standOff' || e.fate === 'unharmed' ? says(`fate.${e.fate}`, { joins: true, parts: { judge: judge(e.seat) } }) : null,
  arrested: (e) =>
    says('arrested', {
      who: e.seat,
      tone: 'good',
      parts: { judge: judge(e.seat), perp: perp(e.perp), n: e.points, score: e.score },
      n: e.points,
    }),
  tookToCare: (e) => says('care', { who: e.seat, tone: 'harm', parts: { judge: judge(e.seat) } }),
  drawNamed: silent,
  scored: () => says('scored'),
  duelDeclared: (e) =>
    says(e.round === 1 ? 'duel' : 'duelAgain', { parts: { judges: { row: e.seats.map((seat): Part => judge(seat)) }, round: e.round } }),
  duelRolled: (e) => says('duelRolled', { parts: { judges: { row: e.judges.map((one) => thrown({ judge: one.seat }, one)) } } }),
  ended: (e) => {
    const [winner] = e.outcome.winners
    if (winner === undefined) return says('endedEmpty')
    return says('ended', { who: winner, tone: 'good', parts: { judge: judge(winner), n: e.scores[winner] ?? 0 }, n: e.scores[winner] ?? 0 })
  },
} satisfies { readonly [T in EventType]: Describe<T> }

/** The sentence of an event, or null if it makes none. */
export function sentenceOf(event: DreddEvent, before: DreddEvent | null): Sentence | null {
  return (describe[event.type] as Describe<EventType>)(event, before)
}

function whom(on: Aimed): Part {
  return on.side === 'perp' ? { key: 'dredd.journal.thePerp' } : judge(on.seat)
}

/** Who threw what: the dice, of which one counts, and the total. */
function thrown(who: Part, { dice, kept, total }: Throw): Part {
  return { key: 'dredd.journal.thrown', parts: { who, dice: { dice, kept }, total: { strong: total } } }
}

function cardSentence(seat: number, id: string, aim: Aim): Sentence {
  const parts = { judge: judge(seat), card: card(id) }
  const key = `played.${aim.at}`
  switch (aim.at) {
    case 'none':
      return says(key, { who: seat, parts })
    case 'fight':
      if (aim.on.side === 'judge' && aim.on.seat === seat) return says('played.own', { who: seat, parts })
      return says(key, { who: seat, parts: { ...parts, whom: whom(aim.on) } })
    case 'sector':
      return says(key, { who: seat, sector: aim.to, parts: { ...parts, sector: sector(aim.to) } })
    case 'judge':
      return says(key, { who: seat, sector: aim.to, parts: { ...parts, whom: judge(aim.seat), sector: sector(aim.to) } })
    case 'rival':
      return says(key, { who: seat, parts: { ...parts, whom: judge(aim.seat) } })
    case 'crime':
      return says(key, { who: seat, sector: aim.to, parts: { ...parts, crime: crime(aim.crime), sector: sector(aim.to) } })
    case 'crimes': {
      const [one, other] = aim.crimes
      if (other === undefined) return says('played.oneCrime', { who: seat, parts: { ...parts, crime: crime(one ?? '') } })
      return says(key, { who: seat, parts: { ...parts, one: crime(one ?? ''), other: crime(other) } })
    }
  }
}

/** How many cards changed hands; which ones, those who may know hear in sentences that join this one. */
function cardsSentence(n: number, from: Place, to: Place, by: string): Sentence | null {
  if (by === 'deal') return null
  if (from.in === 'hand' && to.in === 'hand') return says('took', { joins: true, parts: { judge: judge(to.seat), whom: judge(from.seat) } })
  if (from.in === 'hand') {
    const parts = { judge: judge(from.seat) }
    return by === 'limit' ? says('discards', { who: from.seat, parts }) : says('loses', { joins: true, parts })
  }
  if (to.in !== 'hand') return null
  const parts = { judge: judge(to.seat), n }
  return by === 'card' ? says('drewToo', { joins: true, parts, n }) : says('drew', { who: to.seat, parts, n })
}
