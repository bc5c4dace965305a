import { join } from 'node:path'
import { expect, test } from 'vitest'
import { salvageInto } from '../../electron/db/salvage.ts'
import { emptyFolder } from '../support/folder.ts'
import { actionAt, allMatches, goodStore, newMatch, now, reachedAt, ruinTable } from '../support/store.ts'

test('R-SAVE-7: a match whose result cannot be read is none that has ended, until its actions say so again', () => {
  const folder = emptyFolder()
  const store = goodStore(folder)
  store.addMatch(newMatch())
  store.addAction('m1', actionAt(1), reachedAt(1, { result: { winners: '[0]', reason: 'won' } }))
  store.close()
  ruinTable(folder, 'results')
  const salvaged = salvageInto(join(folder, 'gavel.db'), join(folder, 'saved.db'), now)
  if (salvaged === null) throw new Error('nothing could be read')
  const shelves = ['running', 'past'].map((shelf) => salvaged.store.listing.count({ shelf, game: null, player: null, text: null }))
  expect([allMatches(salvaged.store).map(({ match }) => match), shelves]).toEqual([['m1'], [1, 0]])
  salvaged.close()
})
