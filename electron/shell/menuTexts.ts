import type { MenuCommand } from '../../shared/contract/names.ts'
import type { Settings } from '../../shared/contract/schemas.ts'

export type MenuTexts = Readonly<Record<MenuCommand | 'menu.game' | 'menu.view' | 'menu.help', string>>

/** The menu's own words, by language; entries with one of Electron's roles are named by Electron. The ampersand marks the key of an entry. */
export const menuTexts = {
  en: {
    'menu.game': '&Game',
    'menu.view': '&View',
    'menu.help': '&Help',
    'new-judge-dredd': 'New &Judge Dredd game…',
    'new-realm-lords': 'New Realm &Lords campaign…',
    home: '&Home',
    history: 'Histor&y',
    import: '&Open a match from a file…',
    settings: '&Settings…',
    data: 'Your &data…',
    rules: '&Rules',
    shortcuts: '&Keyboard shortcuts',
    about: '&About Gavel',
  },
} as const satisfies Readonly<Record<Settings['language'], MenuTexts>>
