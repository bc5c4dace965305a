import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fileFormat, gavelFile } from '../../../shared/contract/gavelFile.ts'
import type { MatchUpdate, MatchView } from '../../../shared/contract/schemas.ts'
import { games } from '../../../shared/games/registry.ts'
import { emptyFolder } from '../../support/folder.ts'
import { copyOfKept } from '../../support/keptFolder.ts'
import { clientOn, playOn, valueOf, type Client } from '../../support/service.ts'

/** Files of every layout, of the rules and cards that every game has had, each with the data folder it was written from (keep.ts). */
const kept = readdirSync(new URL('kept/', import.meta.url)).map((file) => {
  const text = readFileSync(fileURLToPath(new URL(`kept/${file}`, import.meta.url)), 'utf8')
  return { file, text, folder: file.replace(/-(over|going-on)\.gavel$/, ''), ...gavelFile.parse(JSON.parse(text)) }
})

/** The match as the first person there sees it with the hand open; the PIN is that of the data folders. */
async function opened(call: Client['call'], match: string): Promise<MatchView> {
  valueOf(await call('matches.open', { match }))
  return valueOf(await call('matches.take', { match, seat: 0, pin: '2108' }))
}

/** Plays one action on: the computer player's own, or one of those of the person who has the word. */
async function playedOn(call: Client['call'], view: MatchView): Promise<MatchUpdate> {
  const { match, actor, ply } = view
  return actor === null ? valueOf(await call('matches.computer', { match, ply })) : playOn(call, view)
}

test.each(kept)(
  'R-SAVE-1, R-RNG-5: $file, kept from an earlier version, is taken in as it was, and goes on with the same dice',
  async (file) => {
    const to = clientOn(emptyFolder(), { games })
    const { token, match } = valueOf(await to.call('files.look', { text: file.text }))
    valueOf(await to.call('files.accept', { token }))
    const from = clientOn(copyOfKept(file.folder), { games })
    const [there, here] = [await opened(from.call, match), await opened(to.call, match)]
    expect(here).toMatchObject({ ply: file.content.actions.length, view: there.view, events: there.events, outcome: there.outcome })
    if (there.outcome !== null) return
    const { ply, events } = await playedOn(from.call, there)
    expect(await playedOn(to.call, here)).toMatchObject({ ply, events })
    expect(ply).toBe(here.ply + 1)
  },
)

test('R-SAVE-1: a file is kept of the layout that is written now, and of the rules and cards that every game has now', () => {
  expect(new Set(kept.map(({ format }) => format))).toContain(fileFormat)
  const all = kept.map(({ content }) => `${content.game} ${content.rulesVersion} ${content.pack.hash}`)
  expect(all).toEqual(expect.arrayContaining(games.map(({ id, rulesVersion, pack }) => `${id} ${rulesVersion} ${pack.hash}`)))
})
