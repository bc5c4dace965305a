import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readChangelog } from '../../build/desktop/changelog.ts'
import { desktopEntry, type Packing } from '../../build/desktop/entry.ts'
import { icns, ico } from '../../build/desktop/iconFiles.ts'
import { metainfo } from '../../build/desktop/metainfo.ts'

const picture = async (size: number) => ({
  size,
  png: await sharp({ create: { width: size, height: size, channels: 4, background: '#8f1d1a' } })
    .png()
    .toBuffer(),
})

describe('files of icons', () => {
  test('Windows finds each picture where the directory says, and 0 for the largest', async () => {
    const pictures = [await picture(16), await picture(256)]
    const file = ico(pictures)
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2])
    for (const [at, { size, png }] of pictures.entries()) {
      const entry = 6 + 16 * at
      expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size % 256, size % 256])
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)]
      expect(file.subarray(offset, offset + length)).toEqual(png)
    }
  })

  test('macOS finds each size under its types, up to the end of the file', async () => {
    const file = icns([await picture(32), await picture(1024)])
    expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length])
    const found: (readonly [string, number | undefined])[] = []
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
      const { width } = await sharp(file.subarray(at + 8, at + file.readUInt32BE(at + 4))).metadata()
      found.push([file.toString('latin1', at, at + 4), width])
    }
    expect(found).toEqual([
      ['icp5', 32],
      ['ic11', 32],
      ['ic10', 1024],
    ])
  })
})

const changelog = `# Changelog

What changed.

## 1.1.0, unreleased

- _Your data_ opens the \`.gavel\` folder & more, see [there](https://example.org).

## 1.0.0, 2026-05-04

- First.
- Second.
`

describe('what desktops are told', () => {
  const packing: Packing = {
    productName: 'Gavel',
    linux: {
      description: 'Play at home',
      category: 'Game;BoardGame',
      executableName: 'gavel',
      mimeTypes: ['application/x-gavel-match'],
      desktop: { entry: { 'Comment[de]': 'Zu Hause spielen', StartupNotify: true } },
    },
  }

  test('the changelog is read version by version, without its marks', () => {
    expect(readChangelog(changelog)).toEqual([
      { version: '1.1.0', date: null, points: ['Your data opens the .gavel folder & more, see there.'] },
      { version: '1.0.0', date: '2026-05-04', points: ['First.', 'Second.'] },
    ])
  })

  test('a heading without a day is refused, so that no release goes out with it', () => {
    expect(() => readChangelog('## 1.2.0\n')).toThrow('## 1.2.0')
  })

  test('the metadata have the sentence in every language, and every version with its day', () => {
    const template = '<component>\n  <summary/>\n  <releases/>\n</component>'
    const text = metainfo(template, { packing, releases: readChangelog(changelog), today: '2026-06-01' })
    expect(text).toContain('<summary>Play at home</summary>')
    expect(text).toContain('<summary xml:lang="de">Zu Hause spielen</summary>')
    expect(text).toContain('<release version="1.1.0" date="2026-06-01" type="development">')
    expect(text).toContain('<release version="1.0.0" date="2026-05-04" type="stable">')
    expect(text).toContain('folder &amp; more')
  })

  test('the desktop entry has what the packager’s configuration says', () => {
    const lines = desktopEntry(packing, 'org.example.gavel').split('\n')
    expect(lines[0]).toBe('[Desktop Entry]')
    for (const line of [
      'Exec=gavel %F',
      'StartupWMClass=org.example.gavel',
      'Comment=Play at home',
      'Comment[de]=Zu Hause spielen',
      'StartupNotify=true',
    ])
      expect(lines).toContain(line)
  })
})
