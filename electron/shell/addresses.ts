import path from 'node:path'

export const SCHEME = 'app'
const HOST = 'bundle'

/** The origin of everything that the window shows. */
export const ORIGIN = `${SCHEME}://${HOST}`
const START_PAGE = `${ORIGIN}/index.html`

/**
 * The page as it is opened first: in a language, so that nothing else is seen before the settings are there; `pseudo`: see
 * renderer/i18n/pseudo.ts, `gallery`: see renderer/gallery.
 */
export function startPage(language: string, { pseudo = false, gallery = false } = {}): string {
  return `${START_PAGE}?language=${language}${pseudo ? '&pseudo' : ''}${gallery ? '&gallery' : ''}`
}

/** Whether an address is the page itself, which alone may be shown (again, after a reload). */
export function isStartPage(address: string): boolean {
  return address.split(/[?#]/, 1)[0] === START_PAGE
}

/** The file that an address of the app's names, or undefined for one that lies outside `root` or makes no sense. */
export function fileFor(root: string, address: string): string | undefined {
  const { host, pathname } = new URL(address)
  if (host !== HOST) return undefined
  let name: string
  try {
    name = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (/[\\\0]/.test(name)) return undefined
  const file = path.join(root, name === '/' ? 'index.html' : name)
  return file.startsWith(root + path.sep) ? file : undefined
}
