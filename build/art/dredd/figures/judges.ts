import city from '../../../../shared/games/judge-dredd/cards/city.json' with { type: 'json' }
import { sheet } from './ink.ts'
import { judgeFace } from './judgeFace.ts'
import { helmet, uniform } from './judgeHelmet.ts'
import { JUDGE_LOOKS, MARKS, type Mark } from './judgeLooks.ts'

const isMark = (mark: string): mark is Mark => mark in MARKS

function bust(id: string): string {
  const judge = city.judges.find((one) => one.id === id)
  const look = JUDGE_LOOKS[id]
  if (judge === undefined || look === undefined || !isMark(judge.mark)) throw new Error(`nobody has drawn the Judge ${id}`)
  return uniform(judge.colour) + judgeFace(look) + helmet(look, judge.mark, judge.colour)
}

/** Size of a Judge's bust, in units. */
export const JUDGE_SIZE = { width: 300, height: 320 } as const

/** Bust of the Judge `id` of the pack, 300 x 320, transparent. Throws for an id that the city does not know. */
export const judgeBust = (id: string): string => sheet(JUDGE_SIZE.width, JUDGE_SIZE.height, bust(id))

/** The same Judge's helmet and face alone, 64 x 64, for the seat strip. Throws as `judgeBust`. */
export const judgeHead = (id: string): string => sheet(64, 64, bust(id), [28, 8, 244, 244])
