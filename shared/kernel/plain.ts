import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * A deep copy of plain data (JSON values; `undefined` members are dropped, as JSON drops them).
 * The standard library's structuredClone is not part of the language, and slower. Whatever is no object is not copied: asking that of each
 * member first halves the time.
 */
export function copy<Value>(value: Value): Value {
  return isPrimitive(value) ? value : (copyOf(value as object) as Value)
}

function copyOf(value: object): object {
  if (Array.isArray(value)) {
    const list = value.slice() as unknown[]
    for (let at = 0; at < list.length; at++) if (!isPrimitive(list[at])) list[at] = copyOf(list[at] as object)
    return list
  }
  const members = value as Record<string, unknown>
  const out: Record<string, unknown> = {}
  for (const key in members) {
    const member = members[key]
    if (member !== undefined) out[key] = isPrimitive(member) ? member : copyOf(member as object)
  }
  return out
}

function isPrimitive(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  return !Array.isArray(b) && sameMembers(a as Record<string, unknown>, b as Record<string, unknown>)
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false
  return true
}

function sameMembers(left: Record<string, unknown>, right: Record<string, unknown>): boolean {
  let members = 0
  for (const key in left) {
    if (left[key] === undefined) continue
    if (!same(left[key], right[key])) return false
    members++
  }
  for (const key in right) if (right[key] !== undefined) members--
  return members === 0
}

/**
 * JSON with its keys in order: the same text for the same data. Every action of a match is sealed with it, so the library writes it, from a
 * copy whose members lie in order; a third of the time and of the memory of putting pieces of text together.
 */
export function canonical(value: unknown): string {
  const sorted = isPrimitive(value) ? value : sortedCopy(value as object)
  return sorted === undefined ? pieceByPiece(value) : JSON.stringify(sorted)
}

/** A member of the data that was written last, and its text. */
type Written = { readonly member: unknown; readonly text: string }

/**
 * Writes the canonical text of one piece of data after another, as the states of a match are: a member that is the same as in the one before
 * has its text already, and comparing takes a third of the time of writing. What was given must stay as it was.
 */
export function canonicalInTurn(): (value: unknown) => string {
  const before = new Map<string, Written>()
  return (value) => {
    if (isPrimitive(value) || Array.isArray(value)) return canonical(value)
    const members = value as Record<string, unknown>
    const texts: string[] = []
    for (const key of inOrder(Object.keys(members))) {
      const member = members[key]
      if (member === undefined) continue
      let written = before.get(key)
      if (written === undefined || !same(written.member, member)) {
        written = { member, text: `${JSON.stringify(key)}:${canonical(member)}` }
        before.set(key, written)
      }
      texts.push(written.text)
    }
    return `{${texts.join(',')}}`
  }
}

/** The same data with its members in order; `undefined` if a name is in it that an object would put elsewhere, as it does with numbers. */
function sortedCopy(value: object): object | undefined {
  if (Array.isArray(value)) return value.every(isPrimitive) ? value : sortedList(value)
  const members = value as Record<string, unknown>
  const out: Record<string, unknown> = {}
  for (const key of inOrder(Object.keys(members))) {
    if (!name.test(key)) return undefined
    const member = members[key]
    const sorted = isPrimitive(member) ? member : sortedCopy(member as object)
    if (sorted === undefined && member !== undefined) return undefined
    out[key] = sorted
  }
  return out
}

function sortedList(items: readonly unknown[]): unknown[] | undefined {
  const out: unknown[] = []
  for (const item of items) {
    const sorted = isPrimitive(item) ? item : sortedCopy(item as object)
    if (sorted === undefined) return undefined
    out.push(sorted)
  }
  return out
}

const name = /^[a-z]/i

/** The canonical text of data with any names. */
function pieceByPiece(value: unknown): string {
  if (isPrimitive(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(pieceByPiece).join(',')}]`
  const members = Object.entries(value as object).filter(([, member]) => member !== undefined)
  const byName = members.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${byName.map(([key, member]) => `${JSON.stringify(key)}:${pieceByPiece(member)}`).join(',')}}`
}

/** Sorts in place, a few keys by insertion: for those that is quicker than the library's sort. */
function inOrder(keys: string[]): readonly string[] {
  if (keys.length > 24) return keys.sort()
  for (let at = 1; at < keys.length; at++) {
    const key = keys[at]!
    let to = at
    for (; to > 0 && keys[to - 1]! > key; to--) keys[to] = keys[to - 1]!
    keys[to] = key
  }
  return keys
}

/** Gives the SHA-256 of a text's UTF-8 as 64 hex digits. */
export type TextHash = (text: string) => string

const hashAnywhere: TextHash = (text) => bytesToHex(sha256(utf8ToBytes(text)))

/** SHA-256 of the canonical text of plain data, as 64 hex digits. `hash`: a quicker one, where the platform has it. */
export function fingerprint(value: unknown, hash: TextHash = hashAnywhere): string {
  return hash(canonical(value))
}
