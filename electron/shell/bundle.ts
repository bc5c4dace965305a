import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../shared/contract/languages.ts'
import type { VerifierPage } from '../service/index.ts'
import { log } from './faults.ts'
import { verifierTitles } from './texts.ts'

const DIST = path.join(import.meta.dirname, '..')

/** The window's files. */
export const WINDOW_FOLDER = path.join(DIST, 'renderer')
export const PRELOAD = path.join(DIST, 'preload/preload.cjs')
/** The picture of the window where no desktop entry lends it one. */
export const ICON = path.join(DIST, 'main/icon.png')
const NOTICE = path.join(DIST, 'main/NOTICE.txt')
const VERIFIER = path.join(DIST, 'main/verifier.html')

/** The page that checks dice without the program, which the build has put beside this module, as it opens in a language. */
export function verifierPage(language: Language): VerifierPage | null {
  try {
    const page = readFileSync(VERIFIER, 'utf8')
    return { name: `${verifierTitles[language]}.html`, page: page.replace('<html lang="en">', `<html lang="${language}">`) }
  } catch (error) {
    log(`the page that checks dice is missing: ${String(error)}`)
    return null
  }
}

/** The licences of everything that ships, as the build has gathered them. */
export function noticeText(): string {
  try {
    return readFileSync(NOTICE, 'utf8')
  } catch (error) {
    log(`the licences are missing: ${String(error)}`)
    return ''
  }
}

/** Whether all is there that the program reads while it runs. @throws when something is missing, with its name */
export function lookForFiles(): string {
  const files = [path.join(WINDOW_FOLDER, 'index.html'), PRELOAD, VERIFIER, NOTICE, ICON]
  const missing = files.filter((file) => !existsSync(file)).map((file) => path.relative(DIST, file))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing`)
  return `${files.length} files`
}
