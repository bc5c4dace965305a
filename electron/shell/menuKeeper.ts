import type { Language } from '../../shared/contract/languages.ts'
import { defaultSettings } from '../../shared/contract/choices.ts'
import type { MatchSummary } from '../../shared/contract/schemas.ts'
import type { Settings } from '../../shared/contract/settings.ts'
import type { Service } from '../service/index.ts'
import { notify } from './ipc.ts'
import { setMenu, type Recent } from './menu.ts'
import { shellTexts } from './texts.ts'
import { zoomed } from './zoom.ts'

/** How many matches the menu lists. */
const listed = 8

/**
 * What a match is called in the menu: its title, else who plays, the game, and the day it was played last. An ampersand would be taken for
 * a key's.
 */
export function labelOf({ game, title, seats, playedAt }: MatchSummary, language: Language): string {
  const names = seats.map(({ name }) => name).filter((name) => name !== '')
  const games: Readonly<Record<string, string>> = shellTexts[language].games
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(playedAt))
  return [title || names.join(', '), games[game] ?? '', day]
    .filter((part) => part !== '')
    .join(' · ')
    .replaceAll('&', '&&')
}

/** Calls that may change which matches there are, or what they are called. */
const changing = /^(matches\.(create|change|copy|branch|open)|files\.accept|backups\.restore|store\.|data\.salvage)/

/** Keeps the application menu in step with the language and with the matches that are under way. */
export function menuKeeper(service: Service) {
  let settings: Settings = defaultSettings
  let shown = ''

  const zoom = (direction: -1 | 0 | 1): void => {
    void service.call('settings.set', { scale: zoomed(settings.scale, direction) })
  }
  const put = (recent: readonly Recent[]): void => {
    const next = JSON.stringify([settings.language, recent])
    if (next === shown) return
    shown = next
    setMenu({
      texts: shellTexts[settings.language],
      recent,
      zoom,
      send: (id) => notify({ type: 'command', id }),
      open: (match) => notify({ type: 'open', match }),
    })
  }
  const refresh = async (): Promise<void> => {
    const found = await service.call('matches.list', { shelf: 'running', limit: listed })
    const matches = found.ok ? found.value.matches : []
    put(matches.filter(({ damaged }) => !damaged).map((match) => ({ match: match.match, label: labelOf(match, settings.language) })))
  }
  return {
    onSettings: (changed: Settings): void => {
      settings = changed
      void refresh()
    },
    /** Hears of a call that went well. */
    after: (call: unknown): void => {
      if (typeof call === 'string' && changing.test(call)) void refresh()
    },
  }
}
