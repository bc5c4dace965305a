import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeKeeper } from '../../../electron/service/storeKeeper.ts'
import { countAhead } from '../../../electron/service/history/ahead.ts'
import { cardsOf, foesOf } from '../../../electron/service/history/details.ts'
import { overviewOf } from '../../../electron/service/history/figures.ts'
import type { Store } from '../../../electron/db/store.ts'
import { done } from '../../../shared/kernel/result.ts'
import { fill } from '../../sim/household/fill.ts'

const end = new Date('2026-11-30T12:00:00Z')
const figures = [
  (store: Store) => overviewOf(store, { player: null }, 0),
  (store: Store) => foesOf(store, { player: null }),
  (store: Store) => cardsOf(store, { player: null }),
]

const dataDir = mkdtempSync(join(tmpdir(), 'gavel-ahead-'))
beforeAll(() => void fill(dataDir, 3, end))
afterAll(() => rmSync(dataDir, { recursive: true }))

const household = () => storeKeeper({ dataDir, now: () => end, log: () => undefined })
const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('figures that are counted ahead, a month at a time, are what they are when they are counted at once', () => {
  const keeper = household()
  const all = (store: Store) => figures.map((figure) => figure(store))
  let stretches = 0
  const ahead = keeper.withStore((store) => {
    // Every stretch is over before it begins, so each counts one month of one query.
    for (const figure of figures) while (!store.history.countAhead(() => figure(store), 0)) stretches += 1
    return done(all(store))
  })
  expect(stretches).toBeGreaterThan(figures.length)
  keeper.retry()
  expect(ahead).toEqual(keeper.withStore((store) => done(all(store))))
  keeper.close(true)
})

test('what is counted ahead is whole in the end, and nothing is counted after the end', async () => {
  const keeper = household()
  const seen: number[] = []
  const watched = figures.map((figure, at) => (store: Store) => (seen.push(at), figure(store)))
  const stopped = countAhead(keeper, watched, 20)
  stopped()
  await soon(60)
  expect(seen).toEqual([])
  countAhead(keeper, watched, 0)
  for (let before = -1; before !== seen.length || seen.length === 0; await soon(200)) before = seen.length
  // One month would be counted even so, but there are more.
  const isWhole = keeper.withStore((store) => done(figures.every((figure) => store.history.countAhead(() => figure(store), 0))))
  expect(isWhole).toEqual(done(true))
  keeper.close(true)
})
