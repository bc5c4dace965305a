// What Linux desktops are told of the program, as it lies under a folder that is laid out like /usr/share.
import { Window } from 'happy-dom'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ID } from '../../desktop/index.ts'
import { FILE_ICON, SIZES } from '../../desktop/icons.ts'
import { expect } from './expect.ts'

const LANGUAGES = ['de', 'es', 'fr'] as const
const read = (share: string, file: string): string => readFileSync(path.join(share, file), 'utf8')

function isXml(text: string): boolean {
  const { DOMParser } = new Window()
  return new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') === null
}

/** The fields of a desktop entry. */
function fieldsOf(entry: string): ReadonlyMap<string, string> {
  return new Map(
    entry
      .split('\n')
      .flatMap((line) => (line.includes('=') ? [[line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const] : [])),
  )
}

/** @throws unless a menu shows the program with words of each language, and a double click on a match opens it */
export function checkEntry(share: string): string {
  const fields = fieldsOf(read(share, `applications/${ID}.desktop`))
  const expected: Readonly<Record<string, RegExp>> = {
    Type: /^Application$/,
    Name: /^Gavel$/,
    Exec: /gavel"? %[UuFf]$/,
    Icon: /^gavel$/,
    Terminal: /^false$/,
    // Electron names its windows after `desktopName` in package.json
    StartupWMClass: new RegExp(`^${ID}$`),
    MimeType: /^application\/x-gavel-match;$/,
    Categories: /^Game;BoardGame;$/,
  }
  for (const [name, pattern] of Object.entries(expected))
    expect(pattern.test(fields.get(name) ?? ''), `the desktop entry has ${name}=${fields.get(name)}`)
  const spoken = ['', ...LANGUAGES.map((language) => `[${language}]`)].flatMap((tag) =>
    ['Comment', 'GenericName', 'Keywords'].map((name) => name + tag),
  )
  for (const name of spoken) expect((fields.get(name) ?? '') !== '', `the desktop entry has no ${name}`)
  for (const name of spoken.filter((one) => one.startsWith('Keywords')))
    expect(/^([^;]+;)+$/.test(fields.get(name) ?? ''), `${name} is no list`)
  return `${fields.size} fields`
}

/** @throws unless files that end in .gavel are known, in every language */
export function checkMediaType(share: string): void {
  const types = read(share, 'mime/packages/gavel.xml')
  expect(isXml(types), 'the media type is no XML')
  expect(
    types.includes('<mime-type type="application/x-gavel-match">') && types.includes('<glob pattern="*.gavel"/>'),
    'files ending in .gavel are not known',
  )
  for (const language of LANGUAGES) expect(types.includes(`<comment xml:lang="${language}">`), `the media type has no name in ${language}`)
}

async function isPicture(file: string, size: number): Promise<boolean> {
  if (!existsSync(file)) return false
  const { format, width, height, hasAlpha } = await sharp(file).metadata()
  return format === 'png' && width === size && height === size && hasAlpha
}

/** @throws when an icon is missing or has another size than its folder says */
export async function checkIcons(share: string, sizes: readonly number[] = SIZES): Promise<string> {
  for (const size of sizes) {
    const file = `icons/hicolor/${size}x${size}/apps/gavel.png`
    expect(await isPicture(path.join(share, file), size), `${file} is no such picture`)
  }
  for (const file of ['apps/gavel.svg', `mimetypes/${FILE_ICON}.svg`])
    expect(existsSync(path.join(share, 'icons/hicolor/scalable', file)), `there is no ${file}`)
  return [...sizes, 'scalable'].join(', ')
}

/** The elements that software centres ask for. */
const ELEMENTS = [
  '<component type="desktop-application">',
  `<id>${ID}</id>`,
  '<metadata_license>CC0-1.0</metadata_license>',
  '<project_license>',
  '<name>Gavel</name>',
  `<launchable type="desktop-id">${ID}.desktop</launchable>`,
  '<content_rating type="oars-1.1">',
  '<internet>offline-only</internet>',
  '<release version="',
]
const SUMMARY_LIMIT = 90

/** Looks at the metadata for software centres; appstreamcli does it better where it is installed. @throws when something is wrong with them */
export function checkMetainfo(share: string, version: string): string {
  const file = path.join(share, `metainfo/${ID}.metainfo.xml`)
  const text = readFileSync(file, 'utf8')
  expect(isXml(text), 'the metadata are no XML')
  for (const element of [...ELEMENTS, `<release version="${version}"`]) expect(text.includes(element), `the metadata lack ${element}`)
  for (const language of LANGUAGES) expect(text.includes(`<summary xml:lang="${language}">`), `the metadata have no summary in ${language}`)
  for (const [, summary = ''] of text.matchAll(/<summary[^>]*>([^<]*)</g))
    expect(summary.length > 0 && summary.length <= SUMMARY_LIMIT && !summary.endsWith('.'), `no good summary: ${summary}`)
  const { error, status, stdout } = spawnSync('appstreamcli', ['validate', '--no-net', file], { encoding: 'utf8' })
  if (error) return 'own checks only: appstreamcli is not installed'
  expect(status === 0, stdout)
  return 'appstreamcli agrees'
}
