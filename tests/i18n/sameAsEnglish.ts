import type { Language } from '../../shared/contract/languages.ts'

/** Texts that are rightly the same as in English, by key or by the beginning of keys. */
type List = readonly string[]

/** Names that people, places and games keep, units, and keys of the keyboard. */
const inEveryLanguage: List = [
  'course.of',
  'course.withError',
  'course.change',
  'dredd.ending.turning.card',
  'app.name',
  'dredd.game.name',
  'realm.game.name',
  'history.short.judge-dredd',
  'history.short.realm-lords',
  'dredd.setup.short',
  'dredd.names.judges',
  'dredd.names.perps.perp-01',
  'dredd.names.perps.perp-26',
  'dredd.names.sectors.palais-de-boing',
  'dredd.names.sectors.resyk',
  'dredd.cards.names.robodoc',
  'dredd.rules.JD-E3.heading',
  'realm.cards.heroes.tamsin-wharrow.name',
  'realm.cards.heroes.brogan-dunmallet.name',
  'realm.cards.heroes.ysolde-fennick.name',
  'realm.cards.heroes.corvin-ashlatch.name',
  'realm.cards.heroes.garrick-stonewade.name',
  'realm.cards.heroes.nettle-quickbriar.name',
  'realm.cards.heroes.hesper-vane.name',
  'realm.cards.towns.galavanton',
  'realm.rules.RL-T7.heading',
  'data.size',
  'data.budgetChoice',
  'history.minutes',
  'history.hours',
  'dredd.arrest.terms.times',
  'dredd.arrest.versus',
  'dredd.curtain.pin',
  'dredd.setup.pin',
  'dredd.table.closed.key',
  'keys.speak.key',
  'keys.seats.key',
  'keys.games.key',
  'keys.files.key',
  'keys.replaySteps.key',
  'menu.games.judge-dredd',
  'menu.games.realm-lords',
]

/** Words that a language shares with English; `Judge` and `Perp` are kept in German as its comics keep them. */
const own: Readonly<Record<Exclude<Language, 'en'>, List>> = {
  de: [
    ...['about.version', 'achievements.realm-lords.veteran.title', 'files.somebody.computer', 'dredd.setup.computer'],
    ...['history.road.gold', 'history.heads.gold', 'history.players.name', 'history.heads.name', 'dredd.setup.name', 'library.rename.name'],
    ...['history.colours.indigo', 'history.colours.sand', 'dredd.cards.hand.heading', 'realm.cards.types.hexer'],
    ...['history.export.tables.perps', 'dredd.arrest.terms.perp', 'dredd.arrest.spoken.perp', 'dredd.city.perp.up'],
    ...[
      'dredd.cards.rows.combat.perp',
      'dredd.cards.rows.live.plain',
      'dredd.names.perps.perp-28',
      'dredd.setup.summary',
      'dredd.table.seats',
    ],
    ...['dredd.glossary.perp.term', 'dredd.reference.perps', 'realm.glossary.gold.term'],
  ],
  es: [
    ...['keys.zoom.key', 'menu.roles.zoom'],
    ...[
      'history.heads.total',
      'dredd.arrest.terms.base',
      'dredd.arrest.spoken.base',
      'realm.combat.terms.against',
      'verifier.no',
      'dredd.glossary.sector.term',
    ],
  ],
  fr: [
    ...['keys.zoom.key', 'menu.roles.zoom', 'menu.roles.services'],
    ...['about.version', 'files.moves', 'history.units.points', 'history.dice.kinds', 'history.heads.total', 'history.heads.face'],
    ...['history.colours.violet', 'history.colours.rose', 'history.colours.indigo', 'history.export.tables.crimes'],
    ...['dredd.arrest.terms.base', 'dredd.arrest.spoken.base', 'dredd.arrest.terms.crime', 'dredd.arrest.spoken.crime'],
    ...[
      'dredd.choose.worth',
      'dredd.choose.points',
      'dredd.ending.player',
      'dredd.ending.points',
      'dredd.table.points',
      'dredd.table.levels',
    ],
    ...['dredd.names.perps.perp-19', 'realm.cards.enemies.spire-sorceress.ability', 'realm.cards.difficulties.champion'],
    ...['realm.combat.terms.against', 'realm.game.sections.combat', 'realm.words.phases.combat', 'realm.journal.title', 'rules.sections'],
    ...[
      'realm.rules.RL-C4.heading',
      'realm.rules.RL-R15.heading',
      'rules.tabs.label',
      'dredd.reference.crimes',
      'dredd.glossary.crime.term',
    ],
    ...['dredd.glossary.duel.term', 'dredd.glossary.points.term', 'realm.glossary.test.term', 'realm.glossary.type.term'],
  ],
}

/** Whether a text may be the same as in English. */
export function mayBeSame(language: Exclude<Language, 'en'>, key: string): boolean {
  return [...inEveryLanguage, ...own[language]].some((start) => key === start || key.startsWith(`${start}.`))
}

/** Every entry of the list that no text needs any more: none may be left over. */
export function leftOver(language: Exclude<Language, 'en'>, same: readonly string[]): readonly string[] {
  return own[language].filter((start) => !same.some((key) => key === start || key.startsWith(`${start}.`)))
}
