import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * A deep copy of plain data (JSON values; `undefined` members are dropped, as JSON drops them).
 * The standard library's structuredClone is not part of the language, and slower.
 */
export function copy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => copy(item)) as Value
  const out: Record<string, unknown> = {}
  for (const key in value) if (value[key] !== undefined) out[key] = copy(value[key])
  return out as Value
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]))
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  let members = 0
  for (const key in left) {
    if (left[key] === undefined) continue
    if (!same(left[key], right[key])) return false
    members++
  }
  for (const key in right) if (right[key] !== undefined) members--
  return members === 0
}

/** JSON with its keys in order: the same text for the same data. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const members = value as Record<string, unknown>
  const keys = Object.keys(members).sort()
  return `{${keys.flatMap((key) => (members[key] === undefined ? [] : [`${JSON.stringify(key)}:${canonical(members[key])}`])).join(',')}}`
}

/** SHA-256 of the canonical text of plain data, as 64 hex digits. */
export function fingerprint(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))))
}
