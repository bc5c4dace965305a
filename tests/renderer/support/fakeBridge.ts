import { classOf } from '../../../renderer/stores/library.ts'
import type { Bridge, Call, Notice } from '../../../shared/contract/api.ts'
import type { Aside, Backup, CheckReport, SalvageReport } from '../../../shared/contract/backups.ts'
import type { Onlooker } from '../../../shared/contract/files.ts'
import { resultClasses } from '../../../shared/contract/history.ts'
import { defaultSettings, type AppInfo, type MatchSummary, type NewSeat, type Settings } from '../../../shared/contract/schemas.ts'
import { isGuided, lessonOf } from '../../../shared/games/lessons.ts'
import { gameById } from '../../../shared/games/registry.ts'
import { seededChance } from '../../../shared/kernel/chance.ts'
import { start } from '../../../shared/kernel/match.ts'
import { done, refuse, type Fault, type Result } from '../../../shared/kernel/result.ts'
import {
  branchOf,
  handTo,
  lookAt,
  lookBack,
  playComputer,
  playMove,
  summaryOf,
  take,
  undoOf,
  viewerOf,
  viewOf,
  type Kept,
} from './fakeMatch.ts'
import { paperHousehold } from './household/household.ts'

/** A backup with one match in it. */
export function backupAt(at: string, number = 1): Backup {
  const glance = { matches: number, over: 0, playedAt: at }
  return { name: `gavel-${String(number).padStart(6, '0')}-x-exit.db`, kind: 'exit', at, bytes: 1_200_000, glance }
}

/** A program in memory: the real rules behind the contract's calls, without a process or a file. */
export type FakeBridge = Bridge & {
  /** Every call that was made, in order. */
  readonly made: { readonly name: string; readonly input: unknown }[]
  /** Refuses the next call of this name. */
  refuseNext(name: string, fault: Fault): void
  /** Answers the next call of this name. */
  answerNext(name: string, value: unknown): void
  /** What the list of matches answers besides the matches that were created. */
  readonly shelf: MatchSummary[]
  /** Says something unasked. */
  tell(notice: Notice): void
  /** Holds every answer back until `release` is called. */
  hold(): () => void
  backups: readonly Backup[]
  aside: readonly Aside[]
  /** Whether the system can show a folder. */
  opens: boolean
  /** What a check finds. */
  report: CheckReport
  /** What can be saved of a damaged store. */
  rescue: SalvageReport
  info: Pick<AppInfo, 'store'> & Partial<AppInfo>
}

/** Makes one; its seeds count up from 1, so that its matches are the same each time. `matches`: how many its history is about. */
export function fakeBridge({ matches = 0 }: { readonly matches?: number } = {}): FakeBridge {
  const answerOfHistory = paperHousehold(matches)
  const kept = new Map<string, Kept>()
  const made: FakeBridge['made'] = []
  const refusals = new Map<string, Fault>()
  const answers = new Map<string, unknown>()
  const listeners = new Set<(notice: Notice) => void>()
  const shelf: MatchSummary[] = []
  let settings: Settings = defaultSettings
  let gate = Promise.resolve()
  let next = 1
  const newId = (): string => `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`
  const self: Pick<FakeBridge, 'info' | 'backups' | 'aside' | 'opens' | 'report' | 'rescue'> = {
    info: { store: { ok: true } },
    backups: [],
    aside: [],
    opens: true,
    report: { fault: null, checked: 0, bad: [], facts: { compared: 0, missing: [], different: [] } },
    rescue: { saved: 0, lost: [], movedTo: [] },
  }

  const answer = (name: string, input: Record<string, unknown>): Result<unknown> => {
    switch (name) {
      case 'app.info':
        return done({
          ...{ version: '0', versions: { electron: null, chrome: null, node: '24' }, dataDir: '/data', schema: 4 },
          ...{ safe: false, crash: null, ...self.info },
        })
      case 'store.retry':
        return done(self.info.store)
      case 'store.startFresh':
        self.info = { store: { ok: true } }
        return done({ movedTo: ['gavel.damaged.db'] })
      case 'backups.list':
        return done({ backups: self.backups, aside: self.aside, bytes: 2_400_000, budget: settings.backupMegabytes * 1_000_000 })
      case 'backups.make':
        self.backups = [backupAt(new Date().toISOString(), self.backups.length + 1), ...self.backups]
        return done(self.backups[0])
      case 'backups.restore':
        self.info = { store: { ok: true } }
        self.aside = [{ name: 'gavel.replaced.db', reason: 'replaced', at: new Date().toISOString(), bytes: 1_000_000, glance: null }]
        return done({ movedTo: ['gavel.replaced.db'] })
      case 'data.show':
        return done({ folder: '/data', opened: self.opens })
      case 'data.check':
        return done(self.report)
      case 'data.salvage':
        if (self.rescue.saved > 0) self.info = { store: { ok: true } }
        return done(self.rescue)
      case 'settings.get':
        return done(settings)
      case 'settings.set':
        settings = { ...settings, ...input }
        return done(settings)
      case 'matches.totals': {
        const past = [...[...kept.values()].map(summaryOf), ...shelf]
          .filter((match) => match.deletedAt === null)
          .flatMap((match) => classOf(match) ?? [])
        const counted = Object.fromEntries(resultClasses.map((each) => [each, past.filter((one) => one === each).length]))
        return done({ ...counted, total: past.length })
      }
      case 'matches.list':
        return done(pageOf([...[...kept.values()].reverse().map(summaryOf), ...shelf], input))
      case 'matches.create': {
        const game = gameById(String(input['game']))
        if (!game) return refuse('unknown-game', String(input['game']))
        const config = game.configure(input['config'])
        if (!config.ok) return config
        const nobody: NewSeat = { name: '', player: 'person' }
        const seed = typeof input['seed'] === 'string' ? input['seed'] : next.toString(16).padStart(64, '0')
        const lesson = isGuided({ game: game.id, seed, config: config.value }) ? lessonOf(game.id) : undefined
        const seats =
          (input['seats'] as NewSeat[] | undefined) ??
          lesson?.seats.map((seat): NewSeat => ({ ...seat, name: '' })) ??
          Array.from({ length: game.seats(config.value) }, () => nobody)
        const match: Kept = {
          id: newId(),
          game,
          config: config.value,
          seed,
          practice: 'seed' in input,
          at: new Date().toISOString(),
          seats: seats.map(({ name, player, level = null, pin }) => ({ name, player, level, pin: pin !== undefined })),
          pins: seats.map(({ pin = null }) => pin),
          hand: null,
          moves: [],
          undone: [],
          steps: [start(game, config.value, seededChance(seed))],
        }
        kept.set(match.id, match)
        return done(viewOf(match))
      }
      default:
        return /^(history|players)\./.test(name) ? answerOfHistory(name, input) : ofMatch(name, input)
    }
  }

  const ofMatch = (name: string, input: Record<string, unknown>): Result<unknown> => {
    if (name === 'matches.change' || name === 'matches.copy') {
      const at = shelf.findIndex(({ match: id }) => id === input['match'])
      const listed = shelf[at]
      if (listed === undefined) return refuse('unknown-match', String(input['match']))
      const { deleted, ...marks } = input
      const deletedAt = deleted === undefined ? listed.deletedAt : deleted ? new Date().toISOString() : null
      shelf[at] = { ...listed, ...marks, deletedAt }
      return done(shelf[at])
    }
    const match = kept.get(String(input['match']))
    if (!match) return refuse('unknown-match', String(input['match']))
    if (name === 'matches.open' || name === 'matches.leave') return handTo(match, null)
    if (name === 'matches.take') return take(match, Number(input['seat']), input['pin'])
    if (name === 'matches.hush') return done({})
    if (name === 'replay.open') return lookBack(match, input['as'] as Onlooker | undefined)
    if (name === 'replay.at') return lookAt(match, Number(input['ply']), input['as'] as Onlooker)
    if (name === 'matches.branch') {
      const branch = branchOf(match, newId(), Number(input['ply']))
      kept.set(branch.id, branch)
      return done({ ...viewOf(branch), parent: { match: match.id, ply: Number(input['ply']) } })
    }
    if (input['ply'] !== match.moves.length) return refuse('stale-ply', `${String(input['ply'])}`)
    if (name === 'matches.undo') {
      if (!undoOf(match).possible) return refuse('nothing-to-undo', '')
      match.undone.unshift(...match.moves.splice(-1))
      match.steps.pop()
      return done(viewOf(match))
    }
    if (name === 'matches.redo') {
      const [next, ...rest] = match.undone
      if (next === undefined) return refuse('nothing-to-undo', '')
      playMove(match, next)
      match.undone = rest
      return done(viewOf(match))
    }
    if (name === 'matches.computer') return playComputer(match)
    const seat = Number(input['seat'])
    if (match.seats[seat]?.player !== 'person') return refuse('illegal-action', `seat ${seat}`)
    if (match.game.secret?.(input['action']) && viewerOf(match) !== seat) return refuse('illegal-action', 'secret')
    return playMove(match, { seat, action: input['action'] })
  }

  const call = (async (name: string, input: unknown) => {
    made.push({ name, input })
    await gate
    const fault = refusals.get(name)
    if (fault) {
      refusals.delete(name)
      return { ok: false, fault }
    }
    if (answers.has(name)) {
      const value = answers.get(name)
      answers.delete(name)
      return done(value)
    }
    return structuredClone(answer(name, input as Record<string, unknown>))
  }) as Call

  return Object.assign(self, {
    call,
    on: (listener: (notice: Notice) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    made,
    shelf,
    refuseNext: (name: string, fault: Fault) => void refusals.set(name, fault),
    answerNext: (name: string, value: unknown) => void answers.set(name, value),
    tell: (notice: Notice) => listeners.forEach((listener) => listener(notice)),
    hold: () => {
      let release = (): void => undefined
      gate = new Promise((resolve) => (release = resolve))
      return release
    },
  })
}

const isOver = ({ givenUp, outcome }: MatchSummary): boolean => givenUp || outcome !== null

/** Whether a match lies on a shelf. */
function liesOn(match: MatchSummary, shelf: unknown): boolean {
  if (match.deletedAt !== null) return shelf === 'bin'
  if (match.archived) return shelf === 'archive'
  return shelf === undefined || shelf === (isOver(match) ? 'past' : 'running')
}

function pageOf(
  all: readonly MatchSummary[],
  { shelf, text, offset = 0, limit = 100 }: Record<string, unknown>,
): { total: number; matches: MatchSummary[] } {
  const wanted = typeof text === 'string' ? text.toLowerCase() : ''
  const found = all.filter(
    (match) => liesOn(match, shelf) && [match.title, ...match.seats.map(({ name }) => name)].join('\n').toLowerCase().includes(wanted),
  )
  return { total: found.length, matches: found.slice(Number(offset), Number(offset) + Number(limit)) }
}
