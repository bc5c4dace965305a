import { z } from '../../kernel/zod.ts'

/** What figures of the history are made of. */
export const count = z.int().min(0)
export const id = z.string().max(64)
export const match = z.uuid()
export const instant = z.iso.datetime()
export const player = z.int().min(1)
export const seat = z.int().min(0).max(15)
/** A day of the calendar where the match was played, `2026-03-01`. */
export const day = z.iso.date()
/** Shares and chances, 0 … 1. */
export const share = z.number().min(0).max(1)
