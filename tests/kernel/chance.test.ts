import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentTo, fastChance, seededChance, type Chance } from '../../shared/kernel/chance.ts'

const seed = '00112233445566778899aabbccddeeff'.repeat(2)

/** The dice as a stranger would compute them from their description, with Node's own HMAC. */
function verified(sides: number, purpose: string): number {
  for (let block = 0; ; block++) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(`gavel/1\n${purpose}\n${sides}\n${block}`).digest()
    for (let at = 0; at < 32; at += 4) {
      const word = digest.readUInt32BE(at)
      if (word < 2 ** 32 - (2 ** 32 % sides)) return (word % sides) + 1
    }
  }
}

/** Chi-square of counts against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function countsOf(rolls: number, cells: number, cell: (roll: number) => number): number[] {
  const counts = Array.from({ length: cells }, () => 0)
  for (let roll = 0; roll < rolls; roll++) {
    const at = cell(roll)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

test.each([1, 2, 6, 7, 52, 1000, 3_000_000_000, 2 ** 32])('R-RNG-7: a number of 1 to %i is what its description says', (sides) => {
  const chance = seededChance(seed)
  // Enough of them that at 3,000,000,000 sides, where a third of all words is thrown away, some are.
  const purposes = ['a', 'movement/round-3/die-1', 'würfel', '', 'a\nb', ...Array.from({ length: 40 }, (_, at) => `die-${at}`)]
  expect(purposes.map((purpose) => chance(sides, purpose))).toEqual(purposes.map((purpose) => verified(sides, purpose)))
})

test('R-RNG-4: a number depends on seed, purpose and sides alone, not on what was asked before', () => {
  const first = seededChance(seed)
  const forwards = ['a', 'b', 'c'].map((purpose) => first(1_000_000, purpose))
  const second = seededChance(seed)
  const backwards = ['c', 'b', 'a'].map((purpose) => second(1_000_000, purpose)).reverse()
  expect(backwards).toEqual(forwards)
  expect(seededChance('f'.repeat(64))(1_000_000, 'a')).not.toBe(forwards[0])
})

test('R-RNG-7: the commitment is the SHA-256 of the seed, and does not hold it', () => {
  expect(commitmentTo(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
})

test.each(['', 'zz'.repeat(32), seed.slice(1), `${seed}00`, seed.toUpperCase().replace('0', 'A')])('%s is no seed', (text) => {
  expect(() => seededChance(text)).toThrow()
})

test.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('a die of %d sides is a bug that does not hang', (sides) => {
  expect(() => seededChance(seed)(sides, 'a')).toThrow()
})

// 20.5 is what a fair die exceeds once in a thousand times with five degrees of freedom; the seeds are fixed.
test('R-RNG-6: all faces are equally likely over 10^6 rolls', () => {
  const chance = seededChance(seed)
  expect(chiSquare(countsOf(1_000_000, 6, (roll) => chance(6, `roll-${roll}`) - 1))).toBeLessThan(20.5)
})

// 66.6: the same for 35 degrees of freedom.
test('R-RNG-6: the dice of one roll are independent of each other', () => {
  const chance = seededChance(seed)
  const pair = (roll: number): number => 6 * (chance(6, `roll-${roll}/die-1`) - 1) + chance(6, `roll-${roll}/die-2`) - 1
  expect(chiSquare(countsOf(36_000, 36, pair))).toBeLessThan(66.6)
})

test('the fast generator is as fair, and repeats itself from its seed', () => {
  const rolls = (chance: Chance): number[] => Array.from({ length: 20 }, () => chance(6, 'ignored'))
  expect(rolls(fastChance(7))).toEqual(rolls(fastChance(7)))
  const chance = fastChance(1)
  expect(chiSquare(countsOf(1_000_000, 6, () => chance(6, '') - 1))).toBeLessThan(20.5)
})
