import { done, type Result } from '../../shared/kernel/result.ts'
import type { aboutCalls } from './about.ts'
import type { backupsOf } from './backups.ts'
import type { dataCalls } from './data.ts'
import type { Handlers } from './dispatch.ts'
import type { historyCalls } from './history/calls.ts'
import type { matchCalls } from './matches.ts'
import type { SettingsKeeper } from './settings.ts'
import type { StoreKeeper } from './storeKeeper.ts'

/** What the program is made of, by what its calls are about. */
export type Parts = {
  readonly keeper: StoreKeeper
  readonly settings: SettingsKeeper
  readonly about: ReturnType<typeof aboutCalls>
  readonly matches: ReturnType<typeof matchCalls>
  readonly history: ReturnType<typeof historyCalls>
  readonly backups: ReturnType<typeof backupsOf>
  readonly data: ReturnType<typeof dataCalls>
}

/** Who answers each call. */
export function handlersOf({ keeper, settings, about, matches, history, backups, data }: Parts): Handlers {
  /** Another store comes to lie there: what is in memory of the old one must not reach it. */
  const anew = async <Value>(change: () => Result<Value> | Promise<Result<Value>>): Promise<Result<Value>> => {
    matches.forgetAll()
    const answer = await change()
    matches.forgetAll()
    history.forget()
    return answer
  }
  const startFresh = (): Result<{ movedTo: string[] }> => {
    const moved = keeper.startFresh()
    return moved.ok ? done({ movedTo: moved.value }) : moved
  }
  return {
    'app.info': about.info,
    'app.diagnose': about.diagnose,
    'app.notice': about.notice,
    'app.openLink': about.openLink,
    'store.retry': () => anew(() => done(keeper.retry())),
    'store.startFresh': () => anew(startFresh),
    'backups.list': backups.list,
    'backups.make': backups.make,
    'backups.restore': (backup) => anew(() => backups.restore(backup)),
    'data.show': data.show,
    'data.check': () => data.check('all'),
    'data.salvage': () => anew(data.salvage),
    'settings.get': () => done(settings.get()),
    'settings.set': (change) => done(settings.set(change)),
    'matches.list': matches.list,
    'matches.totals': matches.totals,
    'matches.create': matches.create,
    'matches.rematch': matches.rematch,
    'matches.open': matches.open,
    'matches.act': matches.act,
    'matches.undo': matches.undo,
    'matches.redo': matches.redo,
    'matches.change': matches.change,
    'matches.copy': matches.copy,
    'matches.take': matches.take,
    'matches.leave': matches.leave,
    'matches.computer': matches.computer,
    'matches.hush': matches.hush,
    'players.list': history.players.list,
    'players.rename': history.players.rename,
    'players.recolour': history.players.recolour,
    'players.setMe': history.players.setMe,
    'players.mergePreview': history.players.preview,
    'players.merge': history.players.merge,
    'history.overview': history.overview,
    'history.results': history.results,
    'history.rates': history.rates,
    'history.streaks': history.streaks,
    'history.rivals': history.rivals,
    'history.calendar': history.calendar,
    'history.road': history.road,
    'history.foes': history.foes,
    'history.cards': history.cards,
    'history.items': history.items,
    'history.dice': history.dice,
    'history.luck': history.luck,
    'history.match': history.match,
    'history.matches': history.matches,
    'history.achievements': history.achievements,
    'history.export': history.export,
    'history.check': history.check,
    'matches.branch': matches.branch,
    'matches.fairness': matches.fairness,
    'replay.open': matches.replay.open,
    'replay.at': matches.replay.at,
    'replay.course': matches.replay.course,
    'replay.stopCourse': matches.replay.stopCourse,
    'files.export': matches.files.export,
    'files.pick': matches.files.pick,
    'files.offered': matches.files.offered,
    'files.look': matches.files.look,
    'files.accept': matches.files.accept,
  }
}
