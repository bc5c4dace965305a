import type { Action, Aim } from '../../../../shared/games/judge-dredd/actions.ts'
import type { Seat } from '../../../../shared/kernel/game.ts'

/* Actions as a player would say them. */

export const pass: Action = { type: 'pass' }
export const stay: Action = { type: 'stay' }
export const join: Action = { type: 'join' }
export const decline: Action = { type: 'decline' }
export const place = (sector: string): Action => ({ type: 'place', sector })
export const step = (to: string): Action => ({ type: 'step', to })
export const name = (crime: string): Action => ({ type: 'name', crime })
export const draw = (count: number): Action => ({ type: 'draw', count })
export const discard = (card: string): Action => ({ type: 'discard', card })
export const card = (id: string, aim: Aim = { at: 'none' }): Action => ({ type: 'play', card: id, aim })

/* What a card is played on. */

export const none: Aim = { at: 'none' }
export const onJudge = (seat: Seat): Aim => ({ at: 'fight', on: { side: 'judge', seat } })
export const onPerp: Aim = { at: 'fight', on: { side: 'perp' } }
export const to = (sector: string): Aim => ({ at: 'sector', to: sector })
export const send = (seat: Seat, sector: string): Aim => ({ at: 'judge', seat, to: sector })
export const rival = (seat: Seat): Aim => ({ at: 'rival', seat })
export const shift = (crime: string, sector: string): Aim => ({ at: 'crime', crime, to: sector })
export const crimes = (...ids: string[]): Aim => ({ at: 'crimes', crimes: ids })
