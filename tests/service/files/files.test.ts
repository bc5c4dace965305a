import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unwrapSeeds } from '../../../electron/service/files/wrap.ts'
import { gavelFile } from '../../../shared/contract/gavelFile.ts'
import { fileLimit } from '../../../shared/contract/limits.ts'
import { contentsOf, emptyFolder } from '../../support/folder.ts'
import { clientWithFile, fileAt, forged, playCards, type Forgeable } from '../../support/gavelFiles.ts'
import { clientOn, faultOf, playOn, valueOf } from '../../support/service.ts'
import { withFile } from '../../support/store.ts'

const seed = '7'.repeat(64)

describe('what a file says', () => {
  test('R-RNG-7: a finished match tells its seed and every draw, and PINs stay at home', async () => {
    const { call, path } = clientWithFile({ randomSeed: () => seed })
    const match = await playCards(call)
    expect(valueOf(await call('files.export', { match }))).toEqual({ name: 'a match.gavel', folder: dirname(path), verifier: null })
    const { content } = gavelFile.parse(fileAt(path))
    expect(content.dice).toMatchObject({ kind: 'open', seed, reseeds: [] })
    expect(content.dice.kind === 'open' && content.dice.draws.length).toBeGreaterThan(10)
    expect(content.seats).toEqual([0, 1].map(() => ({ name: '', player: 'person', level: null })))
  })

  test('R-RNG-3: an unfinished one has its seed wrapped, says that this is a courtesy, and lists no draw', async () => {
    const { call, path } = clientWithFile({ randomSeed: () => seed })
    const match = await playCards(call, 2)
    valueOf(await call('files.export', { match }))
    const text = readFileSync(path, 'utf8')
    expect(text).not.toContain(seed)
    expect(text).not.toContain('"draws"')
    const { content } = fileAt(path)
    expect(content.dice.kind === 'wrapped' && content.dice.note).toContain('not a lock')
    expect(content.dice.kind === 'wrapped' && valueOf(unwrapSeeds(match, content.dice.wrapped))).toEqual({ seed, reseeds: [] })
  })

  test('R-RNG-7: the page that checks the dice lies beside a finished match, in the language that is set, and not beside one that goes on', async () => {
    const { call, path } = clientWithFile({
      language: 'fr',
      verifier: (language) => ({ name: `${language}.html`, page: '<title>check</title>' }),
    })
    valueOf(await call('files.export', { match: await playCards(call, 2) }))
    expect(readdirSync(dirname(path))).toEqual(['a match.gavel'])
    expect(valueOf(await call('files.export', { match: await playCards(call) }))?.verifier).toBe('fr.html')
    expect(readFileSync(join(dirname(path), 'fr.html'), 'utf8')).toBe('<title>check</title>')
  })

  test.each([
    ['', 'high-card'],
    ['Boxing Day', 'Boxing Day'],
    ['a/b\\c: "d"?', 'a-b-c- -d--'],
    ['...dots', 'dots'],
  ])('it is called so that any system takes it: %j', async (title, name) => {
    const asked: string[] = []
    const dialogs = { save: (proposed: string) => Promise.resolve((asked.push(proposed), null)), open: () => Promise.resolve(null) }
    const { call } = clientOn(emptyFolder(), { dialogs, now: () => new Date('2026-12-26T18:00:00Z') })
    const match = await playCards(call, 1)
    if (title) valueOf(await call('matches.change', { match, title }))
    expect(valueOf(await call('files.export', { match }))).toBeNull()
    expect(asked).toEqual([`${name} 2026-12-26.gavel`])
  })

  test('nothing is written when nothing was chosen', async () => {
    const { call } = clientOn(emptyFolder())
    expect(valueOf(await call('files.export', { match: await playCards(call, 1) }))).toBeNull()
    expect(valueOf(await call('files.pick', {}))).toBeNull()
  })
})

describe('R-SAVE-13: an export is whole, or the old file stays', () => {
  test('where it cannot be written, what was there is as it was and no draft is left', async () => {
    const folder = emptyFolder()
    const path = join(folder, 'old.gavel')
    // A folder of that name: the draft can be written, but not put in its place.
    mkdirSync(path)
    writeFileSync(join(path, 'kept'), 'old')
    const { call } = clientOn(emptyFolder(), { dialogs: { save: () => Promise.resolve(path), open: () => Promise.resolve(null) } })
    expect(faultOf(await call('files.export', { match: await playCards(call, 1) }))).toBe('file-unwritable')
    expect(readdirSync(folder)).toEqual(['old.gavel'])
    expect(readFileSync(join(path, 'kept'), 'utf8')).toBe('old')
  })

  test('a folder that is not there', async () => {
    const path = join(emptyFolder(), 'gone', 'a.gavel')
    const { call } = clientOn(emptyFolder(), { dialogs: { save: () => Promise.resolve(path), open: () => Promise.resolve(null) } })
    expect(faultOf(await call('files.export', { match: await playCards(call, 1) }))).toBe('file-unwritable')
    expect(existsSync(dirname(path))).toBe(false)
  })
})

describe('a match goes to another computer', () => {
  test('R-SEC-1: it is shown first and kept when that is accepted, once', async () => {
    const from = clientWithFile()
    const match = await playCards(from.call)
    valueOf(await from.call('files.export', { match }))
    const text = readFileSync(from.path, 'utf8')

    const folder = emptyFolder()
    const to = clientOn(folder)
    const before = contentsOf(folder)
    const shown = valueOf(await to.call('files.look', { text }))
    expect(shown).toMatchObject({ match, game: 'high-card', practice: false, deleted: false })
    expect(shown.outcome).not.toBeNull()
    expect(contentsOf(folder)).toEqual(before)
    expect(valueOf(await to.call('matches.list', {})).total).toBe(0)

    expect(valueOf(await to.call('files.accept', { token: shown.token }))).toEqual({ match })
    expect(faultOf(await to.call('files.accept', { token: shown.token }))).toBe('bad-input')
    const [here, there] = [valueOf(await from.call('matches.open', { match })), valueOf(await to.call('matches.open', { match }))]
    expect(there).toEqual(here)
  })

  test('R-SEC-1: a file that is refused puts away the one that was shown before it', async () => {
    const from = clientWithFile()
    valueOf(await from.call('files.export', { match: await playCards(from.call) }))
    const { call } = clientOn(emptyFolder())
    const { token } = valueOf(await call('files.look', { text: readFileSync(from.path, 'utf8') }))
    expect(faultOf(await call('files.look', { text: 'once upon a time' }))).toBe('file-foreign')
    expect(faultOf(await call('files.accept', { token }))).toBe('bad-input')
  })

  test('R-RNG-5: an unfinished one is played on there with the same dice', async () => {
    const from = clientWithFile()
    const match = await playCards(from.call, 3, 6)
    valueOf(await from.call('files.export', { match }))
    const to = clientOn(emptyFolder())
    const { token } = valueOf(await to.call('files.look', { text: readFileSync(from.path, 'utf8') }))
    valueOf(await to.call('files.accept', { token }))
    const ends = [from, to].map(async ({ call }) => {
      let update = valueOf(await call('matches.open', { match }))
      while (update.outcome === null) update = { ...update, ...(await playOn(call, update)) }
      return valueOf(await call('matches.open', { match }))
    })
    const [one, other] = await Promise.all(ends)
    expect(other).toEqual(one)
  })

  test('exported, thrown away, imported: the same hash, and the log here where it was the longer one', async () => {
    const folder = emptyFolder()
    const path = join(emptyFolder(), 'a.gavel')
    const dialogs = { save: () => Promise.resolve(path), open: () => Promise.resolve(path) }
    const first = clientOn(folder, { dialogs })
    const match = await playCards(first.call, 3, 6)
    const last = (): unknown =>
      withFile(folder, (db) => db.prepare('SELECT hash FROM actions WHERE match = ? ORDER BY ply DESC').pluck().get(match))
    valueOf(await first.call('files.export', { match }))
    const update = valueOf(await first.call('matches.open', { match }))
    await playOn(first.call, update)
    const hash = last()
    const { call } = first
    valueOf(await call('matches.change', { match, deleted: true }))
    const shown = valueOf(await call('files.pick', {}))
    expect(shown?.deleted).toBe(true)
    valueOf(await call('files.accept', { token: shown?.token ?? '' }))
    // R-RNG-4: what was played after the export has shown dice; the longer log comes back, so that nobody rolls them again.
    expect(valueOf(await call('matches.open', { match })).ply).toBe(4)
    expect(last()).toBe(hash)
  })

  test('R-RNG-4: a log that parts from the one thrown away comes back as practice', async () => {
    const path = join(emptyFolder(), 'a.gavel')
    const dialogs = { save: () => Promise.resolve(path), open: () => Promise.resolve(path) }
    const folder = emptyFolder()
    const first = clientOn(folder, { dialogs })
    const match = await playCards(first.call, 4, 6)
    valueOf(await first.call('files.export', { match }))
    valueOf(await first.call('matches.change', { match, deleted: true }))
    first.service.close()
    withFile(folder, (db) => {
      db.prepare('UPDATE actions SET hash = ? WHERE ply = 2').run('0'.repeat(64))
    })
    const { call } = clientOn(folder, { dialogs })
    const { token = '' } = valueOf(await call('files.pick', {})) ?? {}
    valueOf(await call('files.accept', { token }))
    expect(valueOf(await call('matches.open', { match }))).toMatchObject({ ply: 4, practice: true })
  })

  test('R-UNDO-4: a file that names a parent is a branch, and a branch is practice, whatever the file says of itself', async () => {
    const from = clientWithFile()
    const match = await playCards(from.call)
    valueOf(await from.call('files.export', { match }))
    const text = forged(fileAt(from.path), (content) => {
      content.parent = { match: '00000000-0000-4000-8000-000000000000', ply: 2 }
      content.practice = false
    })
    const { call } = clientOn(emptyFolder())
    const { token } = valueOf(await call('files.look', { text }))
    valueOf(await call('files.accept', { token }))
    expect(valueOf(await call('matches.open', { match })).practice).toBe(true)
  })

  test.each([
    ['unfinished', 2, 'it goes on'],
    ['finished', Infinity, 'it is over'],
  ])('R-RNG-4: an %s match that is here is refused', async (_what, plies, detail) => {
    const { call, path } = clientWithFile()
    valueOf(await call('files.export', { match: await playCards(call, plies) }))
    expect(await call('files.look', { text: readFileSync(path, 'utf8') })).toEqual({ ok: false, fault: { code: 'file-here', detail } })
  })

  test('a file that the program was started with is shown once', async () => {
    const from = clientWithFile()
    const match = await playCards(from.call, 1)
    valueOf(await from.call('files.export', { match }))
    const to = clientOn(emptyFolder())
    expect(valueOf(await to.call('files.offered', {}))).toBeNull()
    to.service.offer(from.path)
    expect(valueOf(await to.call('files.offered', {}))).toMatchObject({ match })
    expect(valueOf(await to.call('files.offered', {}))).toBeNull()
    to.service.offer(join(emptyFolder(), 'none.gavel'))
    expect(faultOf(await to.call('files.offered', {}))).toBe('file-unreadable')
  })
})

describe('R-SEC-1: everything else is refused, and nothing is changed', () => {
  const wrong: readonly (readonly [string, string, (text: string) => string])[] = [
    ['no JSON', 'file-foreign', () => 'once upon a time'],
    ['JSON of something else', 'file-foreign', () => '[1, 2, 3]'],
    ['another kind of file', 'file-foreign', (text) => text.replace('"match"', '"pack"')],
    ['a newer layout', 'file-newer', (text) => text.replace('"format": 1', '"format": 2')],
    ['a layout that never was', 'file-foreign', (text) => text.replace('"format": 1', '"format": 0')],
    ['one letter changed', 'file-broken', (text) => text.replace('"practice": false', '"practice": true')],
    ['a cut', 'file-foreign', (text) => text.slice(0, -20)],
    ['too much', 'bad-input', (text) => text.padEnd(4_194_305)],
    ['a prototype', 'file-foreign', (text) => text.replace('"gavel"', '"__proto__": {"polluted": true}, "gavel"')],
    ['a depth', 'file-foreign', (text) => text.replace('"gavel"', `"deep": ${'['.repeat(200_000)}${']'.repeat(200_000)}, "gavel"`)],
    ['a member too many', 'file-foreign', (text) => text.replace('"gavel"', '"more": 1, "gavel"')],
  ]
  const untrue: readonly (readonly [string, string, (content: Forgeable) => void])[] = [
    ['another game', 'unknown-game', (content) => (content.game = 'chess')],
    ['other rules', 'file-other-rules', (content) => (content.rulesVersion = 2)],
    ['other cards', 'file-other-rules', (content) => (content.pack.hash = '0'.repeat(64))],
    ['a setting that the game does not know', 'file-illegal', (content) => (content.config = { tricks: -1 })],
    ['a seat too few', 'file-illegal', (content) => void content.seats.pop()],
    [
      'a computer player nobody knows',
      'file-other-rules',
      (content) => (content.seats[0] = { name: 'X', player: 'computer', level: 'god' }),
    ],
    ['a person with a level', 'file-illegal', (content) => (content.seats[0]!.level = 'quick')],
    ['a name of two lines', 'file-foreign', (content) => (content.seats[0]!.name = 'A\nB')],
    ['an illegal action', 'file-illegal', (content) => (content.actions[0]!.action = { type: 'lay', card: 99 })],
    ['an action of the wrong seat', 'file-illegal', (content) => (content.actions[0]!.seat = 1)],
    ['another hash', 'file-illegal', (content) => (content.actions[1]!.hash = '0'.repeat(64))],
    ['another start', 'file-illegal', (content) => (content.startHash = '0'.repeat(64))],
    ['an action left out', 'file-illegal', (content) => void content.actions.splice(1, 1)],
    ['another seal', 'file-illegal', (content) => (content.commitment = '0'.repeat(64))],
    ['a draw that was not', 'file-illegal', (content) => (content.dice.draws[3]!.value = (content.dice.draws[3]!.value % 2) + 1)],
    ['a draw left out', 'file-illegal', (content) => void content.dice.draws.pop()],
    ['an end that is not there', 'file-illegal', (content) => void content.actions.pop()],
    ['dice that were changed before the match began', 'file-foreign', (content) => (content.dice.reseeds = [{ ply: 0, seed }])],
    ['dice that were changed after it ended', 'file-illegal', (content) => (content.dice.reseeds = [{ ply: 9_999, seed }])],
    ['a day that never was', 'file-foreign', (content) => (content.createdAt = '2026-02-31T00:00:00Z')],
  ]

  test('each with its own answer', async () => {
    const from = clientWithFile()
    valueOf(await from.call('files.export', { match: await playCards(from.call) }))
    const file = fileAt(from.path)
    const text = readFileSync(from.path, 'utf8')
    const folder = emptyFolder()
    const { call, log } = clientOn(folder)
    const before = contentsOf(folder)
    const answers = []
    for (const [what, , change] of wrong) answers.push([what, faultOf(await call('files.look', { text: change(text) }))])
    for (const [what, , change] of untrue) answers.push([what, faultOf(await call('files.look', { text: forged(file, change) }))])
    expect(answers).toEqual([...wrong, ...untrue].map(([what, code]) => [what, code]))
    expect(contentsOf(folder)).toEqual(before)
    expect(log).toEqual([])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    // The file itself is as good as ever.
    expect(valueOf(await call('files.look', { text })).game).toBe('high-card')
  })

  test('a file of too many characters is, wherever it lies', async () => {
    const { call, path } = clientWithFile()
    writeFileSync(path, ' '.repeat(fileLimit + 1))
    expect(faultOf(await call('files.pick', {}))).toBe('file-too-large')
    writeFileSync(path, ' '.repeat(fileLimit))
    expect(faultOf(await call('files.pick', {}))).toBe('file-foreign')
  })

  test('markup in names is text and nothing else', async () => {
    const from = clientWithFile()
    valueOf(await from.call('files.export', { match: await playCards(from.call) }))
    const name = '<img src=x onerror=1>'
    const text = forged(fileAt(from.path), (content) => (content.seats[0]!.name = name))
    const { call } = clientOn(emptyFolder())
    expect(valueOf(await call('files.look', { text })).seats[0]?.name).toBe(name)
  })
})
