import { playerColours, type PlayerColour } from '../../shared/contract/history.ts'
import type { Connection } from './connection.ts'
import { nameKey } from './nameKey.ts'

/** A person of this household; `name` is empty until "me" has told it. */
export type PlayerRow = { readonly player: number; readonly name: string; readonly colour: PlayerColour; readonly me: 0 | 1 }

/** How many matches two players have, and how many of them both sat in. */
export type MergeRow = { readonly moves: number; readonly running: number; readonly together: number }

/** The statements about players. Whatever changes several rows is one transaction. */
export function playerStatements(db: Connection) {
  const all = db.prepare<[], PlayerRow>('SELECT player, name, colour, me FROM players ORDER BY player')
  const find = db.prepare<[player: number], PlayerRow>('SELECT player, name, colour, me FROM players WHERE player = ?')
  const byKey = db.prepare<[key: string], number>('SELECT player FROM players WHERE name_key = ?').pluck()
  const me = db.prepare<[], number>('SELECT player FROM players WHERE me = 1').pluck()
  const insert = db.prepare<[name: string, key: string, colour: string, me: 0 | 1]>(
    'INSERT INTO players (name, name_key, colour, me) VALUES (?, ?, ?, ?)',
  )
  const rename = db.prepare<[name: string, key: string, player: number]>('UPDATE players SET name = ?, name_key = ? WHERE player = ?')
  const recolour = db.prepare<[colour: string, player: number]>('UPDATE players SET colour = ? WHERE player = ?')
  const markMe = db.prepare<[me: 0 | 1, player: number]>('UPDATE players SET me = ? WHERE player = ?')
  const remove = db.prepare<[player: number]>('DELETE FROM players WHERE player = ?')
  const move = db.prepare<[into: number, from: number]>('UPDATE seats SET person = ? WHERE person = ?')
  const preview = db.prepare<[{ readonly from: number; readonly into: number }], MergeRow>(`
    SELECT count(*) AS moves, coalesce(sum(NOT EXISTS (SELECT 1 FROM facts f WHERE f.match = s.match)), 0) AS running,
      coalesce(sum(EXISTS (SELECT 1 FROM seats o WHERE o.match = s.match AND o.person = @into)), 0) AS together
    FROM seats s WHERE s.person = @from`)

  /** The colour that the fewest people have. */
  const freeColour = (): PlayerColour => {
    const used = all.all().map(({ colour }) => colour)
    const times = (colour: PlayerColour) => used.filter((one) => one === colour).length
    return playerColours.reduce((best, colour) => (times(colour) < times(best) ? colour : best))
  }
  const idOfMe = (): number => me.get() ?? Number(insert.run('', '', freeColour(), 1).lastInsertRowid)
  const merge = db.transaction((from: number, into: number) => {
    const wasMe = find.get(from)?.me === 1
    move.run(into, from)
    remove.run(from)
    if (wasMe) markMe.run(1, into)
  })
  const setMe = db.transaction((player: number) => {
    const before = find.get(idOfMe())
    if (before === undefined || before.player === player) return
    // Whoever had told no name says now who it was.
    if (before.name === '') return merge(before.player, player)
    markMe.run(0, before.player)
    markMe.run(1, player)
  })

  return {
    all: (): PlayerRow[] => all.all(),
    find: (player: number): PlayerRow | undefined => find.get(player),
    me: idOfMe,
    /** Who has a name, whatever its case and spaces. */
    named: (name: string): number | undefined => byKey.get(nameKey(name)),
    /**
     * The people of a table by its seats' names, new ones being added; `null`: a computer player, or somebody without a name. Who sits alone without
     * a name is "me"; one person sits once at a table.
     */
    seated: (seats: readonly { readonly name: string; readonly player: string }[]): (number | null)[] => {
      const there = new Set<number>()
      return seats.map(({ name, player }) => {
        const key = nameKey(name)
        if (player !== 'person' || (key === '' && seats.length > 1)) return null
        const who = key === '' ? idOfMe() : (byKey.get(key) ?? Number(insert.run(name.trim(), key, freeColour(), 0).lastInsertRowid))
        if (there.has(who)) return null
        there.add(who)
        return who
      })
    },
    rename: (player: number, name: string): void => void rename.run(name, nameKey(name), player),
    recolour: (player: number, colour: PlayerColour): void => void recolour.run(colour, player),
    setMe: (player: number): void => setMe.immediate(player),
    preview: (from: number, into: number): MergeRow => preview.get({ from, into })!,
    merge: (from: number, into: number): void => merge.immediate(from, into),
  }
}
