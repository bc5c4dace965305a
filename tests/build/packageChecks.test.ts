import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkEntry, checkIcons, checkMediaType, checkMetainfo } from '../../build/check/package/desktop.ts'
import { readChangelog } from '../../build/desktop/changelog.ts'
import { desktopEntry, readPacking } from '../../build/desktop/entry.ts'
import { writeIcons } from '../../build/desktop/icons.ts'
import { ID } from '../../build/desktop/index.ts'
import { metainfo } from '../../build/desktop/metainfo.ts'
import { inProject } from '../../build/start/paths.ts'

const made = mkdtempSync(path.join(tmpdir(), 'gavel-share-'))
let share = ''
const entry = (): string => path.join(share, `applications/${ID}.desktop`)
const about = (): string => path.join(share, `metainfo/${ID}.metainfo.xml`)
const types = (): string => path.join(share, 'mime/packages/gavel.xml')
const [{ version = '' } = {}] = readChangelog(readFileSync(inProject('CHANGELOG.md'), 'utf8'))

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}

beforeAll(async () => {
  await writeIcons(made)
  for (const [at, size] of [16, 512].entries()) {
    const folder = path.join(made, `share/icons/hicolor/${size}x${size}/apps`)
    mkdirSync(folder, { recursive: true })
    cpSync(path.join(made, `icons/${[16, 512][at]}x${size}.png`), path.join(folder, 'gavel.png'))
  }
  const files = { [`applications/${ID}.desktop`]: desktopEntry(readPacking(), ID), [`metainfo/${ID}.metainfo.xml`]: filledIn() }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(made, 'share', file)), { recursive: true })
    writeFileSync(path.join(made, 'share', file), text)
  }
  cpSync(inProject('build/desktop/media-type.xml'), path.join(made, 'share/mime/packages/gavel.xml'))
})

function filledIn(): string {
  const releases = readChangelog(readFileSync(inProject('CHANGELOG.md'), 'utf8'))
  return metainfo(readFileSync(inProject(`build/desktop/${ID}.metainfo.xml`), 'utf8'), {
    packing: readPacking(),
    releases,
    today: '2026-01-01',
  })
}

beforeEach(() => {
  share = path.join(mkdtempSync(path.join(tmpdir(), 'gavel-share-')), 'share')
  cpSync(path.join(made, 'share'), share, { recursive: true })
})

test('what the build makes for desktops is good', async () => {
  checkEntry(share)
  checkMediaType(share)
  await checkIcons(share, [16, 512])
  checkMetainfo(share, version)
})

test.each([
  ['Exec=gavel %F', 'Exec=gavel'],
  ['Keywords[fr]=', 'X-Keywords[fr]='],
  ['Comment[de]=', 'X-Comment[de]='],
  [`StartupWMClass=${ID}`, 'StartupWMClass=Gavel'],
  ['MimeType=application/x-gavel-match;', 'MimeType='],
])('a desktop entry without %s is refused', (from, to) => {
  change(entry(), from, to)
  expect(() => checkEntry(share)).toThrow('desktop entry has')
})

test('a media type without its ending, or without a name in a language, is refused', () => {
  change(types(), '*.gavel', '*.gravel')
  expect(() => checkMediaType(share)).toThrow('.gavel')
  change(types(), '*.gravel', '*.gavel')
  change(types(), '<comment xml:lang="es">', '<comment xml:lang="pt">')
  expect(() => checkMediaType(share)).toThrow('es')
})

test('an icon that is missing, or of another size than its folder says, is refused', async () => {
  const icon = (size: number): string => path.join(share, `icons/hicolor/${size}x${size}/apps/gavel.png`)
  cpSync(icon(16), icon(512))
  await expect(checkIcons(share, [16, 512])).rejects.toThrow('512x512')
  rmSync(icon(16))
  await expect(checkIcons(share, [16])).rejects.toThrow('16x16')
})

test.each([
  ['without this version', `version="${version}"`, 'version="0.0.0"'],
  ['without a summary in a language', '<summary xml:lang="fr">', '<summary xml:lang="it">'],
  ['with a summary that is a sentence', '</summary>', '.</summary>'],
  ['that is no XML', '</component>', '</compound>'],
])('metadata %s are refused', (_title, from, to) => {
  change(about(), from, to)
  expect(() => checkMetainfo(share, version)).toThrow()
})
