import type { z } from '../kernel/zod.ts'
import type { Result } from '../kernel/result.ts'
import * as c from './course.ts'
import * as h from './history.ts'
import * as f from './files.ts'
import { fileLimit } from './limits.ts'
import type { CallName, MenuCommand } from './names.ts'
import * as b from './backups.ts'
import * as k from './links.ts'
import * as l from './library.ts'
import * as s from './schemas.ts'
import { settings, settingsChange, type Settings } from './settings.ts'

/** `size`: the most characters of JSON that its input may have, where the usual limit is not it. */
type Shape = { readonly input: z.ZodType; readonly output: z.ZodType; readonly size?: number }

/**
 * Every call of the program: what goes in and what comes out when it succeeds. Inputs are checked at the gate; outputs are
 * what the service promises, and its tests hold it to them.
 */
export const calls = {
  'app.info': { input: s.nothing, output: s.appInfo },
  /** Puts what whoever mends the program wants to know on the clipboard, without anything personal, and gives it. */
  'app.diagnose': { input: s.nothing, output: k.shownText },
  /** The licences of everything that ships. */
  'app.notice': { input: s.nothing, output: k.shownText },
  /** Asks the person, and opens an address of the list in the system's browser. */
  'app.openLink': { input: k.linkRef, output: k.linkOpened },
  /** Opens the store again, after what kept it shut was mended. */
  'store.retry': { input: s.nothing, output: s.storeStatus },
  /** Moves a damaged store aside and starts a new one (R-SAVE-7); refused when it is not damaged. */
  'store.startFresh': { input: s.nothing, output: s.freshStart },
  'backups.list': { input: s.nothing, output: b.backupList },
  /** Makes one now. Refuses with `bad-backup` if what was written is not sound; then it is not kept. */
  'backups.make': { input: s.nothing, output: b.backup },
  /**
   * Puts a copy of a backup in the store's place, or of a store that was moved aside; the present one is moved aside, so that this can be
   * undone (R-SAVE-11). Refuses with `unknown-backup`, and with `bad-backup` if it is not sound; then nothing has changed.
   */
  'backups.restore': { input: b.restored, output: b.movedAside },
  /** Opens the data folder. */
  'data.show': { input: s.nothing, output: b.shownFolder },
  /** Reads the whole file and plays every match through; may take long, and goes on while matches are played. */
  'data.check': { input: s.nothing, output: b.checkReport },
  /** Writes every match of a damaged store that still replays into a new one, and moves the damaged one aside. */
  'data.salvage': { input: s.nothing, output: b.salvageReport },
  'settings.get': { input: s.nothing, output: settings },
  'settings.set': { input: settingsChange, output: settings },
  /** A page of the matches that fit, last played first; without a shelf all but those in the bin. */
  'matches.list': { input: l.listQuery, output: l.listPage },
  /** What has ended or was given up, counted for the household: a match is won if a person has won it. The bin counts nowhere. */
  'matches.totals': { input: s.nothing, output: h.totals },
  /**
   * Changes what people have noted about a match, never what was played. Refuses with `match-over` to give up a match that has ended.
   */
  'matches.change': { input: l.matchChange, output: s.matchSummary },
  /** A copy of an unfinished match, which is practice for good (R-RNG-4); refuses with `match-over` one that has ended. */
  'matches.copy': { input: s.matchRef, output: s.matchSummary },
  /**
   * A seed given from outside makes the match practice. Without `seats` all of them are people without a name, and in a guided game whoever
   * its script says.
   */
  'matches.create': { input: s.newMatch, output: s.matchView },
  /**
   * Begins a match like one that is over: its game and options, and who sat where, PINs too; on dice of its own, and never guided nor practice.
   * Refuses with `match-goes-on` any other match.
   */
  'matches.rematch': { input: s.matchRef, output: s.matchView },
  /** Closes every hand: the answer is the open table, unless one person plays alone. */
  'matches.open': { input: s.matchRef, output: s.matchView },
  /**
   * What a person does; `ply` is the one that the choice was made on (R-UX-7). What only its seat may see (`Game.secret`) is
   * done only while that seat has the screen.
   */
  'matches.act': { input: s.playedAction, output: s.matchUpdate },
  /** `ply` is the one to go back from. */
  'matches.undo': { input: s.matchAtPly, output: s.matchView },
  /** Plays again what was taken back last, as long as nothing else was played since; `ply` is the one to go on from. */
  'matches.redo': { input: s.matchAtPly, output: s.matchView },
  /**
   * Gives the screen to a person's seat, instead of whoever had it. Refuses with `wrong-pin`, and after three of those for some time with
   * `pin-wait`, whose detail begins with the seconds that are left; with `bad-input` for a seat that is no person's.
   */
  'matches.take': { input: s.takenSeat, output: s.matchView },
  /** Closes the hand: the open table. */
  'matches.leave': { input: s.matchRef, output: s.matchView },
  /**
   * Lets the computer player think whose turn it is (the first of `waiting`), and plays what it chose. Answers when that is done;
   * `stale-ply` when the match has moved on meanwhile, `cancelled` when it was told to stop.
   */
  'matches.computer': { input: s.matchAtPly, output: s.matchUpdate },
  /** Stops a computer player that is thinking; it will think anew when it is asked again. */
  'matches.hush': { input: s.matchRef, output: s.nothing },
  /** The people of this household, "me" first, then by when they played last; and the computer players that anybody has met. */
  'players.list': { input: s.nothing, output: h.household },
  /** Refuses with `unknown-player`, and with `name-taken` a name that another person has, whatever its case and spaces: merge those. */
  'players.rename': { input: h.renamedPlayer, output: h.household },
  'players.recolour': { input: h.recolouredPlayer, output: h.household },
  /** Says who "me" is: whose history is shown, and whose matches without a name are. */
  'players.setMe': { input: h.playerRef, output: h.household },
  'players.mergePreview': { input: h.mergedPlayers, output: h.mergePreview },
  /** Refuses with `sat-together` people who sat at one table: nobody can have won and lost the same match. */
  'players.merge': { input: h.mergedPlayers, output: h.household },
  /** Every figure of the history is over ended matches: never deleted ones, archived ones too. Practice counts in totals and nowhere else. */
  'history.overview': { input: h.filtered, output: h.overview },
  'history.results': { input: h.filteredList, output: h.results },
  'history.rates': { input: h.ratesAsked, output: h.rates },
  'history.streaks': { input: h.filtered, output: h.streaks },
  'history.rivals': { input: h.rivalsAsked, output: h.rivals },
  'history.calendar': { input: h.calendarAsked, output: h.calendar },
  'history.road': { input: h.matchRef, output: h.road },
  'history.foes': { input: h.filtered, output: h.foes },
  'history.cards': { input: h.filtered, output: h.cards },
  'history.items': { input: h.filtered, output: h.items },
  'history.dice': { input: h.filtered, output: h.diceReport },
  'history.luck': { input: h.filteredList, output: h.luck },
  /** Refuses with `unknown-match` one that has not ended, or was deleted. */
  'history.match': { input: h.matchRef, output: h.matchFacts },
  'history.matches': { input: h.matchesAsked, output: h.historyMatches },
  'history.achievements': { input: h.achievementsAsked, output: h.achievements },
  /** Writes a table to the file that the person chooses; `null`: none was chosen. */
  'history.export': { input: h.exportAsked, output: h.exported.nullable() },
  /** Looks every ended match through again and compares (R-STAT-2); with `fix` what differs is written anew. Takes its time. */
  'history.check': { input: h.historyCheckAsked, output: h.historyCheck },
  /**
   * Looks back on a match. Of one that is over any seat's eyes or the referee's may be chosen, who is what is meant when nothing is said; of one
   * that goes on only those that the window has now: others are refused with `bad-input`.
   */
  'replay.open': { input: f.lookBack, output: f.replayView },
  /** The table as it was at a ply; its events are those of that step. */
  'replay.at': { input: f.lookAt, output: f.replayAt },
  /**
   * How the chance to win went in a match that is over, once more passes were made over it than `after`: rough soon, and as good as it gets
   * when `done`. Refuses with `match-goes-on` any other match, with `unknown-game` where it cannot be told, and with `cancelled` when it was
   * stopped or another match was asked for.
   */
  'replay.course': { input: c.courseAsked, output: c.courseView },
  /** Stops working that out; it begins anew when it is asked for again. */
  'replay.stopCourse': { input: s.nothing, output: s.nothing },
  /**
   * Goes on from a position of a match that is over as a new one, which is practice for good (R-RNG-4). Refuses with `bad-input` one that
   * goes on.
   */
  'matches.branch': { input: f.branching, output: s.matchView },
  /** What there is to check of the dice; the draws only when the match is over (R-RNG-7). */
  'matches.fairness': { input: s.matchRef, output: f.fairness },
  /** Asks where to, and writes a match to one file (R-SAVE-13); null when nothing was chosen. */
  'files.export': { input: s.matchRef, output: f.maybeExported },
  /** Asks for a file and looks at it, as `files.look` does. */
  'files.pick': { input: s.nothing, output: f.maybePreview },
  /** The file that the program was started with or asked to open, once; null if there is none. */
  'files.offered': { input: s.nothing, output: f.maybePreview },
  /** Reads a file's text and plays it through (R-SEC-1); nothing is kept of what is refused. */
  'files.look': { input: f.fileText, output: f.preview, size: 2 * fileLimit },
  /** Keeps the match that was looked at; `bad-input` when something else was looked at meanwhile. */
  'files.accept': { input: f.accepted, output: s.matchRef },
} as const satisfies { readonly [Name in CallName]: Shape }

/** What a caller hands over. */
export type Input<Name extends CallName> = z.input<(typeof calls)[Name]['input']>

/** What an answer holds when the call succeeded. */
export type Output<Name extends CallName> = z.output<(typeof calls)[Name]['output']>

/** The window's one way to reach the program. Never rejects: refusals are values. */
export type Call = <Name extends CallName>(name: Name, input: Input<Name>) => Promise<Result<Output<Name>>>

/**
 * What the program says unasked: settings that have changed, a menu entry or a match of its list that was chosen, that a file waits
 * (`files.offered`), or how far long work is.
 */
export type Notice =
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'command'; readonly id: MenuCommand }
  | { readonly type: 'open'; readonly match: string }
  | { readonly type: 'progress'; readonly progress: b.DataProgress }
  | { readonly type: 'file' }

/** What the preload puts on `window.gavel`. `on` gives a function that stops the listening. */
export type Bridge = { readonly call: Call; readonly on: (listener: (notice: Notice) => void) => () => void }
