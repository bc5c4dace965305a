import { describe, expect, test } from 'vitest'
import type { Chance } from '../../shared/kernel/chance.ts'
import { chart, mostTurningPoints, type Charted } from '../../shared/kernel/charting.ts'
import { counted, momentOf, smoothed, swingsOf, tallyAt, turningPointsOf, type Course, type Moment } from '../../shared/kernel/course.ts'

const seats = 3
const plies = 40

/** A match in which seat 0 wins with a chance that depends on the ply alone, in hundredths, else seat 1 or 2; seat 0 has won it. */
function match(hundredths: (ply: number) => number, seed: number, { effort = 800, span = 1 } = {}): Charted<number> {
  return {
    seats,
    states: Array.from({ length: plies + 1 }, (_, ply) => ply),
    outcome: { winners: [0], reason: 'points' },
    turns: Array.from({ length: 10 }, (_, turn) => 4 * turn),
    hinges: [{ from: 21, to: 22 }],
    playOut: (ply, chance) => ({ winners: [chance(100, 'win') <= hundredths(ply) ? 0 : chance(2, 'other')], reason: 'points' }),
    seed,
    span,
    effort,
  }
}

/** The chance changes by one throw, at the hinge. */
const turned = (ply: number): number => (ply <= 21 ? 25 : 80)

function lastOf(charted: Charted<number>): Course {
  return [...chart(charted)].at(-1)!
}

const sumOf = ({ chances, nobody }: Moment): number => chances.reduce((sum, chance) => sum + chance, nobody)

describe('the course of a match', () => {
  test('comes in passes of which only the last is done, and only that names turning points', () => {
    const passes = [...chart(match(turned, 1))]
    expect(passes.map(({ done }) => done)).toEqual([...passes.slice(1).map(() => false), true])
    expect(passes.slice(0, -1).every(({ turningPoints }) => turningPoints.length === 0)).toBe(true)
    expect(passes.at(-1)?.turningPoints.length).toBeGreaterThan(0)
  })

  test('every pass goes from the first ply to the last, in order, and has every turn', () => {
    for (const { moments } of chart(match(turned, 2))) {
      const found = moments.map(({ ply }) => ply)
      expect(found).toEqual([...found].sort((a, b) => a - b))
      expect(found).toEqual(expect.arrayContaining([0, 4, 8, 12, 16, 20, 24, 28, 32, 36, plies]))
    }
  })

  test('the chances of a moment are one together', () => {
    for (const { moments } of chart(match(turned, 3))) for (const moment of moments) expect(sumOf(moment)).toBeCloseTo(1, 10)
  })

  test('the last moment is the result, and certain', () => {
    for (const { moments } of chart(match(turned, 4)))
      expect(moments.at(-1)).toMatchObject({ chances: [1, 0, 0], nobody: 0, errors: [0, 0, 0] })
  })

  test('the same match gives the same numbers, another seed others', () => {
    expect([...chart(match(turned, 5))]).toEqual([...chart(match(turned, 5))])
    expect([...chart(match(turned, 5))]).not.toEqual([...chart(match(turned, 6))])
  })

  test('more effort makes smaller errors, and keeps to what it may take', () => {
    const [little, much] = [400, 6400].map((effort) => lastOf(match(turned, 7, { effort })))
    const errorAt = (course: Course | undefined, ply: number): number => course!.moments.find((moment) => moment.ply === ply)!.errors[0]!
    for (const ply of [21, 22]) expect(errorAt(much, ply)).toBeLessThan(0.5 * errorAt(little, ply))
  })

  test('as many playouts are made as the effort has, and no two have the same chance', () => {
    const seen = new Set<string>()
    const watched = {
      ...match(turned, 8),
      playOut: (ply: number, chance: Chance) => (seen.add(`${ply} ${chance(2 ** 31, '')}`), { winners: [0], reason: '' }),
    }
    lastOf(watched)
    expect(seen.size).toBeGreaterThan(760)
    expect(seen.size).toBeLessThanOrEqual(800)
  })

  test('the throw that turned a match is found, whatever the seed, and mostly to the very action', () => {
    let exactly = 0
    for (let seed = 0; seed < 40; seed++) {
      const found = lastOf(match(turned, seed)).turningPoints.find(({ from, to }) => from <= 21 && to >= 22)
      expect(found).toMatchObject({ seat: 0 })
      expect([found!.from >= 20, found!.to <= 24]).toEqual([true, true])
      expect(found!.after - found!.before).toBeGreaterThan(0.3)
      if (found!.from === 21 && found!.to === 22) exactly += 1
    }
    expect(exactly).toBeGreaterThan(35)
  })

  test('noise is hardly ever called a turning point', () => {
    const early = Array.from({ length: 200 }, (_, seed) => lastOf(match(() => 45, seed)).turningPoints.filter(({ to }) => to < plies))
    // In one of twenty matches at most.
    expect(early.flat().length).toBeLessThanOrEqual(10)
  })

  test('what comes about by and by is a turning point too, where changes may stretch over moments', () => {
    const ramp = (ply: number): number => Math.min(75, Math.max(25, 25 + 4 * (ply - 14)))
    const found = Array.from({ length: 20 }, (_, seed) => lastOf(match(ramp, seed, { span: 5 })).turningPoints)
    const inRamp = found.filter((points) => points.some(({ from, to, seat }) => seat === 0 && from < 27 && to > 14 && to - from > 4))
    expect(inRamp.length).toBeGreaterThan(15)
    for (const points of found) for (const [at, { from }] of points.slice(1).entries()) expect(from).toBeGreaterThanOrEqual(points[at]!.to)
  })
})

const wins = (ply: number, share: number, playouts: number): Moment => {
  let tally = tallyAt(ply, 2)
  for (let n = 0; n < playouts; n++) tally = counted(tally, { winners: [n < share * playouts ? 0 : 1], reason: '' })
  return momentOf(tally)
}

describe('moments', () => {
  test('few playouts never make a thing certain', () => {
    const { chances, errors } = wins(0, 1, 10)
    expect(chances[0]).toBeLessThan(1)
    expect(errors[0]).toBeGreaterThan(0)
  })

  test('a shared victory counts in parts, and who plays alone may lose', () => {
    expect(counted(tallyAt(0, 3), { winners: [0, 2], reason: '' }).wins).toEqual([0.5, 0, 0.5])
    expect(momentOf(counted(tallyAt(0, 1), { winners: [], reason: '' }))).toMatchObject({ chances: [0.25], nobody: 0.75 })
  })

  test('of a change the seat is named that gained', () => {
    expect(swingsOf([wins(0, 0.2, 100), wins(1, 0.8, 100)])).toMatchObject([{ from: 0, to: 1, seat: 0 }])
    expect(swingsOf([wins(0, 0.8, 100), wins(1, 0.2, 100)])).toMatchObject([{ seat: 1 }])
  })

  test('of many turning points the largest are told, in the order of the match', () => {
    const zigzag = Array.from({ length: 9 }, (_, at) => wins(at, at % 2 === 0 ? 0.5 - 0.05 * at : 0.5 + 0.05 * at, 2000))
    const told = turningPointsOf(swingsOf(zigzag), mostTurningPoints)
    expect(told.map(({ from }) => from)).toEqual([3, 4, 5, 6, 7])
  })

  test('smoothing lessens noise, keeps the sum, and leaves turning points alone', () => {
    const rough = [0.3, 0.5, 0.3, 0.8, 1, 0.7].map((share, ply) => wins(ply, share, 10))
    const turn = swingsOf(rough)[2]!
    const smooth = smoothed(rough, [turn])
    expect(smooth[2]).toEqual(rough[2])
    expect(smooth[3]).toEqual(rough[3])
    expect(smooth[1]!.chances[0]).toBeLessThan(rough[1]!.chances[0]!)
    expect(smooth[1]!.chances[0]).toBeLessThan(0.5)
    expect(smooth[1]!.errors[0]).toBeLessThan(rough[1]!.errors[0]!)
    expect(smooth[4]!.chances[0]).toBeGreaterThan(0.7)
    for (const moment of smooth) expect(sumOf(moment)).toBeCloseTo(1, 10)
  })
})
