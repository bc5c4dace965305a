/** Every call that the window may make: a closed list, apart from the schemas so that the preload can hold it alone. */
export const callNames = [
  'app.info',
  'store.retry',
  'store.startFresh',
  'backups.list',
  'backups.make',
  'backups.restore',
  'data.show',
  'data.check',
  'data.salvage',
  'settings.get',
  'settings.set',
  'matches.list',
  'matches.totals',
  'matches.create',
  'matches.open',
  'matches.act',
  'matches.undo',
  'matches.redo',
  'matches.change',
  'matches.copy',
  'matches.take',
  'matches.leave',
  'matches.computer',
  'matches.hush',
  'players.list',
  'players.rename',
  'players.recolour',
  'players.setMe',
  'players.mergePreview',
  'players.merge',
  'history.overview',
  'history.results',
  'history.rates',
  'history.streaks',
  'history.rivals',
  'history.calendar',
  'history.road',
  'history.foes',
  'history.cards',
  'history.items',
  'history.dice',
  'history.luck',
  'history.match',
  'history.matches',
  'history.achievements',
  'history.export',
  'history.check',
  'replay.open',
  'replay.at',
  'matches.branch',
  'matches.fairness',
  'files.export',
  'files.pick',
  'files.offered',
  'files.look',
  'files.accept',
] as const

export type CallName = (typeof callNames)[number]

/** Whether a text names a call. */
export function isCallName(name: unknown): name is CallName {
  return (callNames as readonly unknown[]).includes(name)
}

/** What an entry of the menu asks of the window. */
export const menuCommands = [
  'new-judge-dredd',
  'new-realm-lords',
  'home',
  'history',
  'import',
  'rules',
  'settings',
  'data',
  'shortcuts',
  'about',
] as const

export type MenuCommand = (typeof menuCommands)[number]
