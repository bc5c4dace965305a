import type { Input, Output } from '../../shared/contract/api.ts'
import type { Link } from '../../shared/contract/links.ts'
import type { AppInfo } from '../../shared/contract/schemas.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import { done, type Result } from '../../shared/kernel/result.ts'

/** What the computer does for the program, where there is a desktop. */
export type Desktop = {
  /** Shows a folder in the system's file manager; gives whether it does. */
  readonly openFolder: (folder: string) => Promise<boolean>
  /** Puts a text on the clipboard. */
  readonly copy: (text: string) => void
  /** The licences of everything that ships. */
  readonly notice: () => string
  /** What else is worth knowing about this computer and this start, without anything personal. */
  readonly about: () => string
  /** Opens an address of the list in the browser, after asking; gives whether it did. */
  readonly openLink: (link: Link) => Promise<boolean>
}

/** Where there is none. */
export const noDesktop: Desktop = {
  openFolder: () => Promise.resolve(false),
  copy: () => undefined,
  notice: () => '',
  about: () => '',
  openLink: () => Promise.resolve(false),
}

/** The calls about the program itself. */
export function aboutCalls({
  desktop,
  games,
  info,
}: {
  readonly desktop: Desktop
  readonly games: readonly AnyGame[]
  readonly info: () => AppInfo
}) {
  return {
    info: (): Result<AppInfo> => done(info()),
    diagnose: (): Result<Output<'app.diagnose'>> => {
      const text = diagnosticsOf(info(), games, desktop.about())
      desktop.copy(text)
      return done({ text })
    },
    notice: (): Result<Output<'app.notice'>> => done({ text: desktop.notice() }),
    openLink: async ({ link }: Input<'app.openLink'>): Promise<Result<Output<'app.openLink'>>> =>
      done({ opened: await desktop.openLink(link) }),
  }
}

/** What whoever mends the program wants to know. The data folder's place is personal, and left out. */
function diagnosticsOf({ version, versions, schema, safe, crash, store }: AppInfo, games: readonly AnyGame[], more: string): string {
  const { electron, chrome, node } = versions
  return [
    `Gavel ${version}`,
    `Electron ${electron ?? 'none'}, Chromium ${chrome ?? 'none'}, Node ${node}, ${process.platform} ${process.arch}`,
    `schema ${schema}, store ${store.ok ? 'ok' : store.reason}, safe mode ${safe ? 'on' : 'off'}, last crash ${crash ?? 'none'}`,
    ...games.map(({ id, rulesVersion, pack }) => `${id}: rules ${rulesVersion}, cards ${pack.id} ${pack.hash.slice(0, 12)}`),
    more,
  ].join('\n')
}
