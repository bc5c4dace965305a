import { done, refuse, type Result } from '../kernel/result.ts'
import { limits } from './limits.ts'

/** Names that would reach an object's prototype instead of its data. */
const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype']

type Walk = { left: number; problem: string | null }

/**
 * A private copy of `input` if it is plain JSON within the limits: null, booleans, finite numbers, strings, dense arrays and
 * plain objects (members that are `undefined` are left out). Refuses with `bad-input` and says why (R-SEC-1). Cycles run into
 * the depth limit. It never throws on data; a proxy or a getter that throws does.
 *
 * @param size the most characters that its JSON may have
 */
export function plainJson(input: unknown, size: number = limits.message): Result<unknown> {
  const walk: Walk = { left: size, problem: null }
  const value = copyOf(input, 0, walk)
  return walk.problem === null ? done(value) : refuse('bad-input', walk.problem)
}

function copyOf(value: unknown, depth: number, walk: Walk): unknown {
  if (depth > limits.depth) return stop(walk, `deeper than ${limits.depth} levels`)
  if (Array.isArray(value)) return arrayOf(value, depth, walk)
  switch (typeof value) {
    case 'string':
      // Escapes can make the JSON longer than the text; counting them before knowing that the text is short would be work for nothing.
      return spend(walk, value.length) ? (spend(walk, JSON.stringify(value).length - value.length), value) : null
    case 'number':
      return Number.isFinite(value) ? (spend(walk, String(value).length), value) : stop(walk, 'a number that JSON cannot hold')
    case 'boolean':
      spend(walk, 5)
      return value
    case 'object':
      return value === null ? (spend(walk, 4), null) : objectOf(value, depth, walk)
    default:
      return stop(walk, `a ${typeof value}`)
  }
}

function arrayOf(value: readonly unknown[], depth: number, walk: Walk): unknown {
  if (!spend(walk, 2 + value.length)) return null
  const out: unknown[] = []
  for (let at = 0; at < value.length && walk.problem === null; at++) out.push(copyOf(value[at], depth + 1, walk))
  return out
}

function objectOf(value: object, depth: number, walk: Walk): unknown {
  const prototype: unknown = Object.getPrototypeOf(value)
  // Another realm's Object.prototype is as plain as ours: what counts is that nothing stands behind it.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return stop(walk, 'an object that is not plain')
  spend(walk, 2)
  const out: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value)) {
    if (forbiddenKeys.includes(key)) return stop(walk, `a member called ${key}`)
    if (member === undefined) continue
    if (!spend(walk, key.length + 4)) return null
    out[key] = copyOf(member, depth + 1, walk)
    if (walk.problem !== null) return null
  }
  return out
}

function spend(walk: Walk, characters: number): boolean {
  walk.left -= characters
  if (walk.left < 0) stop(walk, 'too large')
  return walk.left >= 0
}

function stop(walk: Walk, problem: string): null {
  walk.problem ??= problem
  return null
}
