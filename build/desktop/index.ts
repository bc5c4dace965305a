// What desktops want to know of the program, made into dist/desktop: icons, media type, desktop entry, and metadata for software centres.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../start/paths.ts'
import { readChangelog } from './changelog.ts'
import { desktopEntry, readPacking } from './entry.ts'
import { writeIcons } from './icons.ts'
import { metainfo } from './metainfo.ts'

/** The name of the program among all programs of a desktop. */
export const ID = 'org.example.gavel'
export const DESKTOP_FOLDER = inProject('dist/desktop')

const ISO_DAY = 10

/** Today, or the day that a reproducible build is told. */
function today(): string {
  const epoch = process.env['SOURCE_DATE_EPOCH']
  return new Date(epoch === undefined ? Date.now() : Number(epoch) * 1000).toISOString().slice(0, ISO_DAY)
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Makes the folder anew. */
export async function makeDesktopFiles(): Promise<void> {
  rmSync(DESKTOP_FOLDER, { recursive: true, force: true })
  await writeIcons(DESKTOP_FOLDER)
  const packing = readPacking()
  const template = readFileSync(path.join(import.meta.dirname, `${ID}.metainfo.xml`), 'utf8')
  const releases = readChangelog(readFileSync(inProject('CHANGELOG.md'), 'utf8'))
  const about = metainfo(template, { packing, releases, today: today() })
  write(`${DESKTOP_FOLDER}/share/metainfo/${ID}.metainfo.xml`, about)
  cpSync(inProject('dist/NOTICE.txt'), `${DESKTOP_FOLDER}/share/doc/gavel/copyright`)
  cpSync(path.join(import.meta.dirname, 'media-type.xml'), `${DESKTOP_FOLDER}/share/mime/packages/gavel.xml`)
  write(`${DESKTOP_FOLDER}/applications/${ID}.desktop`, desktopEntry(packing, ID))
}
