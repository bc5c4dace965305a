import { app, clipboard, dialog, screen, shell } from 'electron'
import { links, type Link } from '../../shared/contract/links.ts'
import type { Desktop } from '../service/index.ts'
import { noticeText } from './bundle.ts'
import { log, logTail } from './faults.ts'
import type { ShellTexts } from './texts.ts'

/** What the system can do for the service; `texts` is asked each time. */
export function desktop(texts: () => ShellTexts): Desktop {
  return {
    openFolder: async (folder) => {
      const fault = await shell.openPath(folder)
      if (fault !== '') log(fault)
      return fault === ''
    },
    copy: (text) => void clipboard.writeText(text),
    notice: noticeText,
    about: () => [`packaged: ${app.isPackaged}, locale: ${app.getLocale()}, screens: ${screensNow()}`, '', logTail()].join('\n'),
    openLink: (link) => openLink(link, texts()),
  }
}

function screensNow(): string {
  return screen
    .getAllDisplays()
    .map(({ size, scaleFactor }) => `${size.width} x ${size.height} at ${scaleFactor}`)
    .join(', ')
}

/** Opens an address of the list, which are all https, in the system's browser, after asking; gives whether it did. */
export async function openLink(link: Link, { links: words }: Pick<ShellTexts, 'links'>): Promise<boolean> {
  if (!links.includes(link) || !link.startsWith('https://')) return false
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: words.message,
    detail: `${link}\n\n${words.detail}`,
    buttons: [words.open, words.stay],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  })
  if (response !== 0) return false
  await shell.openExternal(link)
  return true
}
