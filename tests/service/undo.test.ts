import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchUpdate } from '../../shared/contract/schemas.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientOn, faultOf, openTable, playOn, valueOf } from '../support/service.ts'
import { withFile } from '../support/store.ts'

const seed = '9'.repeat(64)
const counter = { game: 'counter', config: { target: 1_000 } }
const add = { type: 'add', points: 2 }
const roll = { type: 'roll' }

/** A counter's match after some actions. */
async function played(
  call: ReturnType<typeof clientOn>['call'],
  match: string,
  actions: readonly object[],
): Promise<MatchUpdate | undefined> {
  let update: MatchUpdate | undefined
  for (const [ply, action] of actions.entries()) update = valueOf(await call('matches.act', { match, ply, seat: 0, action }))
  return update
}

describe('R-UNDO-1: undo stops where something became known', () => {
  test.each<[string, readonly object[], { possible: boolean; why: string | null }]>([
    ['at the start', [], { possible: false, why: 'start' }],
    ['after an action that told nothing', [add], { possible: true, why: null }],
    ['after a roll', [roll], { possible: false, why: 'information' }],
    ['after an action behind a roll', [roll, add], { possible: true, why: null }],
  ])('%s', async (_what, actions, undo) => {
    const { call } = clientOn(emptyFolder())
    const { match } = valueOf(await call('matches.create', counter))
    await played(call, match, actions)
    const before = valueOf(await call('matches.open', { match }))
    expect(before.undo).toEqual({ ...undo, redo: false })
    const answer = await call('matches.undo', { match, ply: actions.length })
    if (undo.possible) expect(valueOf(answer).ply).toBe(actions.length - 1)
    else {
      expect(faultOf(answer)).toBe('nothing-to-undo')
      expect(valueOf(await call('matches.open', { match }))).toEqual(before)
    }
  })

  test('at the end, which has told the seed', async () => {
    const { call } = clientOn(emptyFolder(), { randomSeed: () => seed })
    const short = valueOf(await call('matches.create', { game: 'counter', config: { target: 2 } }))
    const over = await played(call, short.match, [add])
    expect(over?.undo).toEqual({ possible: false, why: 'information', redo: false })
  })

  test.each<[string, number | null, boolean]>([
    ['to another hand than the one that played', 1, false],
    ['to the hand that played', 0, true],
    ['to the open table', null, true],
  ])('at %s', async (_what, viewer, possible) => {
    const { call } = clientOn(emptyFolder(), { randomSeed: () => seed })
    const { match } = valueOf(await call('matches.create', { game: 'high-card', config: { tricks: 2 } }))
    const { legal } = valueOf(await call('matches.take', { match, seat: 0 }))
    await call('matches.act', { match, ply: 0, seat: 0, action: legal.at(-1) })
    const laid = valueOf(await (viewer === null ? call('matches.leave', { match }) : call('matches.take', { match, seat: viewer })))
    expect([laid.viewer, laid.undo]).toEqual([viewer, { possible, why: possible ? null : 'information', redo: false }])
    const answer = await call('matches.undo', { match, ply: 1 })
    expect(answer.ok ? [answer.value.ply, answer.value.viewer] : answer.fault.code).toEqual(possible ? [0, viewer] : 'nothing-to-undo')
  })

  test('and a stale wish to go back is refused', async () => {
    const { call } = clientOn(emptyFolder())
    const { match } = valueOf(await call('matches.create', counter))
    await played(call, match, [add, add])
    expect(faultOf(await call('matches.undo', { match, ply: 1 }))).toBe('stale-ply')
  })
})

test('R-UNDO-4: practice goes back past a roll, and past the end, whose result is taken back too', async () => {
  const folder = emptyFolder()
  const { call, service } = clientOn(folder)
  const { match } = valueOf(await call('matches.create', { game: 'counter', config: { target: 3 }, seed }))
  await played(call, match, [add, add])
  const back = valueOf(await call('matches.undo', { match, ply: 2 }))
  expect([back.outcome, back.seed, back.undo, valueOf(await call('matches.list', {})).matches[0]?.outcome]).toEqual([
    null,
    null,
    { possible: true, why: null, redo: true },
    null,
  ])
  service.close()
  expect(withFile(folder, (db) => db.prepare('SELECT count(*) FROM results').pluck().get())).toBe(0)
})

test('R-UNDO-2, R-UNDO-3: the position after an undo is the one before the action, to the last member', async () => {
  const { call } = clientOn(emptyFolder())
  const { match } = valueOf(await call('matches.create', counter))
  await played(call, match, [roll, add])
  const before = valueOf(await call('matches.open', { match }))
  await call('matches.act', { match, ply: 2, seat: 0, action: add })
  expect(await call('matches.undo', { match, ply: 3 })).toEqual({ ok: true, value: { ...before, undo: { ...before.undo, redo: true } } })
})

test('R-UNDO-2: an undo that would lead elsewhere than the match did is refused', async () => {
  const folder = emptyFolder()
  const { call } = clientOn(folder)
  const { match } = valueOf(await call('matches.create', counter))
  await played(call, match, [add, add])
  withFile(folder, (db) => db.prepare('UPDATE actions SET hash = ? WHERE ply = 1').run('f'.repeat(64)))
  expect(faultOf(await call('matches.undo', { match, ply: 2 }))).toBe('damaged-match')
  expect(withFile(folder, (db) => db.prepare('SELECT count(*) FROM actions').pluck().get())).toBe(2)
})

// Forth is the choice that the ply makes, so that again leads where forth does. Whatever the way, the ply alone says where the match stands.
test.each([counter, { game: 'high-card', config: { tricks: 30 } }])(
  'R-UNDO-4: after any way forth and back, $game stands where a straight one does',
  async (wanted) => {
    const straight = clientOn(emptyFolder())
    const marks: MatchUpdate[] = [valueOf(await straight.call('matches.create', { ...wanted, seed }))]
    const folder = emptyFolder()
    const winding = clientOn(folder)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('forth', 'back', 'again'), { minLength: 2, maxLength: 24 }), async (way) => {
        let at: MatchUpdate = valueOf(await winding.call('matches.create', { ...wanted, seed }))
        for (const step of way) {
          if (step === 'forth') at = await openTable(winding.call, await playOn(winding.call, at))
          else if (step === 'again' && at.undo.redo) at = valueOf(await winding.call('matches.redo', { match: at.match, ply: at.ply }))
          else if (step === 'back' && at.ply > 0) at = valueOf(await winding.call('matches.undo', { match: at.match, ply: at.ply }))
          for (let last = marks.at(-1); last !== undefined && last.ply < at.ply; last = marks.at(-1))
            marks.push(await openTable(straight.call, await playOn(straight.call, last)))
          const expected = marks[at.ply]
          expect({ ply: at.ply, view: at.view, legal: at.legal }).toEqual({
            ply: expected?.ply,
            view: expected?.view,
            legal: expected?.legal,
          })
        }
      }),
      { numRuns: 20 },
    )
    winding.service.close()
    const differing = withFile(folder, (db) => db.prepare('SELECT ply FROM actions GROUP BY ply HAVING count(DISTINCT hash) > 1').all())
    expect(differing).toEqual([])
  },
)

describe('R-UNDO-4: redo', () => {
  test('plays again what was taken back, step by step, and is over when something else was played', async () => {
    const { call } = clientOn(emptyFolder())
    const { match } = valueOf(await call('matches.create', { ...counter, seed }))
    await played(call, match, [add, roll, add])
    const marks: unknown[] = []
    for (let ply = 3; ply > 0; ply--) {
      marks.unshift(valueOf(await call('matches.open', { match })).view)
      valueOf(await call('matches.undo', { match, ply }))
    }
    for (const [ply, view] of marks.entries()) {
      const again = valueOf(await call('matches.redo', { match, ply }))
      expect([again.ply, again.view, again.undo.redo]).toEqual([ply + 1, view, ply < 2])
    }
    valueOf(await call('matches.undo', { match, ply: 3 }))
    valueOf(await call('matches.act', { match, ply: 2, seat: 0, action: { type: 'add', points: 1 } }))
    expect(faultOf(await call('matches.redo', { match, ply: 3 }))).toBe('nothing-to-undo')
  })

  test('R-SAVE-5: what was taken back can be played again after the program was closed', async () => {
    const folder = emptyFolder()
    const first = clientOn(folder)
    const { match } = valueOf(await first.call('matches.create', counter))
    const before = await played(first.call, match, [add, add])
    valueOf(await first.call('matches.undo', { match, ply: 2 }))
    first.service.close()
    const { call } = clientOn(folder)
    const opened = valueOf(await call('matches.open', { match }))
    expect([opened.ply, opened.undo.redo]).toEqual([1, true])
    expect(valueOf(await call('matches.redo', { match, ply: 1 })).view).toEqual(before?.view)
  })

  test.each([
    ['that would lead elsewhere than before', 'hash', 'f'.repeat(64)],
    ['of what cannot be read', 'action', '{'],
  ])('R-UNDO-2: %s is refused, and changes nothing', async (_, column, written) => {
    const folder = emptyFolder()
    const first = clientOn(folder)
    const { match } = valueOf(await first.call('matches.create', counter))
    await played(first.call, match, [add, add])
    valueOf(await first.call('matches.undo', { match, ply: 2 }))
    first.service.close()
    withFile(folder, (db) => db.prepare(`UPDATE undone SET ${column} = ?`).run(written))
    const { call } = clientOn(folder)
    expect(faultOf(await call('matches.redo', { match, ply: 1 }))).toBe('damaged-match')
    expect(valueOf(await call('matches.open', { match })).ply).toBe(1)
  })
})
