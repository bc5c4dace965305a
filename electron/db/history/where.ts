import type { HistoryFilter, Somebody } from '../../../shared/contract/history.ts'

/** A condition on `played p`, with its parameters by name. */
export type Where = { readonly sql: string; readonly params: Readonly<Record<string, string | number>> }

/** A filter whose player is known. */
export type Filter = Omit<HistoryFilter, 'player'> & { readonly player: Somebody | null }

type Condition = readonly [sql: string, params?: Readonly<Record<string, string | number>>]

/**
 * What a filter says as SQL, over the seats of `played p`; without a player every seat. Practice is in it: `overCounted` leaves it out.
 */
export function where(filter: Filter): Where {
  const conditions = [...whose(filter), ...table(filter), ...doings(filter)]
  return {
    sql: conditions.map(([sql]) => sql).join(' AND ') || '1',
    params: Object.assign({}, ...conditions.map(([, params]) => params ?? {})) as Where['params'],
  }
}

/** R-UNDO-4, R-RNG-4: what practice keeps out of every figure but the totals. */
export const noPractice = 'NOT p.practice'
/** Won or lost. */
export const decided = `${noPractice} AND p.finished`

/**
 * The plus keeps SQLite from looking a whole history up where only some days are asked for: facts_by_day is the way then.
 */
function whose({ player, opponent, from, to }: Filter): Condition[] {
  const out: Condition[] = []
  const few = from !== undefined && to !== undefined ? '+' : ''
  if (player?.kind === 'person') out.push([`${few}p.person = @person`, { person: player.player }])
  if (player?.kind === 'computer')
    out.push([`${few}p.level = @level AND p.game = @levelGame`, { level: player.level, levelGame: player.game }])
  if (opponent?.kind === 'person') out.push([against('o.person = @rival'), { rival: opponent.player }])
  if (opponent?.kind === 'computer')
    out.push([`${against('o.level = @rival')} AND p.game = @rivalGame`, { rival: opponent.level, rivalGame: opponent.game }])
  return out
}

function against(who: string): string {
  return `EXISTS (SELECT 1 FROM fact_seats o WHERE o.fact = p.fact AND o.seat <> p.seat AND ${who})`
}

function table({ game, difficulty, hero, seats, result, from, to }: Filter): Condition[] {
  const out: Condition[] = []
  if (game !== undefined) out.push(['p.game = @game', { game }])
  if (difficulty !== undefined) out.push(['p.difficulty = @difficulty', { difficulty }])
  if (hero !== undefined) out.push(['p.hero = @hero', { hero }])
  if (seats !== undefined) out.push(['p.seats = @seats', { seats }])
  if (result !== undefined) out.push(['p.result = @result', { result }])
  if (from !== undefined) out.push(['p.day >= @from', { from }])
  if (to !== undefined) out.push(['p.day <= @to', { to }])
  return out
}

function doings({ enemy, fight, perp, crime, fate, card, item }: Filter): Condition[] {
  const out: Condition[] = []
  const fights = [...equals('enemy', enemy), ...equals('how', fight)]
  if (fights.length > 0)
    out.push([`p.fact IN (SELECT x.fact FROM fact_fights x WHERE ${fights.join(' AND ')})`, given({ enemy, how: fight })])
  const attempts = [...equals('perp', perp), ...equals('crime', crime), ...equals('fate', fate)]
  if (attempts.length > 0) {
    const tried = `(p.fact, p.seat) IN (SELECT x.fact, x.seat FROM fact_attempts x WHERE ${attempts.join(' AND ')})`
    out.push([tried, given({ perp, crime, fate })])
  }
  if (card !== undefined) out.push([had('fact_plays', ['x.seat = p.seat', 'x.card = @card']), { card }])
  if (item !== undefined) out.push([had('fact_items', ['x.item = @item', 'x.bought > 0']), { item }])
  return out
}

function equals(column: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`x.${column} = @${column}`]
}

function had(facts: string, conditions: readonly string[]): string {
  return `EXISTS (SELECT 1 FROM ${facts} x WHERE x.fact = p.fact AND ${conditions.join(' AND ')})`
}

function given(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
