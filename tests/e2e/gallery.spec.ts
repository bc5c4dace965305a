import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { launchApp, type Launched } from './support/launch.ts'
import { changedTiles, tilesOf } from './support/tiles.ts'

/** The groups that are compared, with how many pictures each has. */
const shots = { buttons: 16, cards: 11, items: 5, towns: 12, heroes: 24 } as const
const themes = ['daylight', 'candlelight'] as const
/** Another Chromium draws edges a little otherwise; where a picture is missing, or another, far more has changed. */
const most = 0.12

let opened: Launched

test.beforeAll(async () => {
  opened = await launchApp({ args: ['--gallery'], size: { width: 1280, height: 800 } })
  await opened.page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(opened.page.locator('[data-shot="charts-quill"]')).toBeAttached()
})
test.afterAll(() => opened.close())

for (const theme of themes)
  test(`the gallery looks as it did, each picture in it too: ${theme}`, async () => {
    const { page } = opened
    // What is seen depends on neither the settings nor the system.
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name, motion: 'off' }), theme)
    for (const [shot, pictures] of Object.entries(shots)) {
      const group = page.locator(`[data-shot="${shot}"]`)
      await group.scrollIntoViewIfNeeded()
      // Pictures are there when they are decoded, letters when their fonts are.
      await group.evaluate(async (element) => {
        await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode()))
        await document.fonts.ready
        // What stands above it may have any height: the shot begins with a whole pixel all the same, in the second theme too.
        if (!(element instanceof HTMLElement)) return
        Object.assign(element.style, { position: 'relative', top: '0' })
        const { top } = element.getBoundingClientRect()
        element.style.top = `${Math.ceil(top) - top}px`
      })
      const name = `${shot}-${theme}.png`
      const still = { animations: 'disabled', caret: 'hide' } as const
      await expect(group).toHaveScreenshot(name, still)
      if (process.platform !== 'linux') continue
      const tiles = await tilesOf(group)
      expect(tiles, shot).toHaveLength(pictures)
      expect(await changedTiles(await group.screenshot(still), readFileSync(test.info().snapshotPath(name)), tiles, most), name).toEqual([])
    }
  })

test('every picture of the gallery shows something, and no two of a group the same', async () => {
  const faults = await opened.page.evaluate(async () => {
    const side = 24
    const canvas = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })!
    /** A small copy of a picture, as text. */
    const copyOf = async (image: HTMLImageElement): Promise<readonly number[]> => {
      image.loading = 'eager'
      await image.decode()
      canvas.clearRect(0, 0, side, side)
      canvas.drawImage(image, 0, 0, side, side)
      return [...new Uint32Array(canvas.getImageData(0, 0, side, side).data.buffer)]
    }
    const found: string[] = []
    for (const group of document.querySelectorAll('.gallery .specimens')) {
      const known = new Map<string, string>()
      for (const image of group.querySelectorAll('img')) {
        const name = image.closest('[aria-label]')?.getAttribute('aria-label') ?? image.src.slice(-40)
        const copy = await copyOf(image)
        if (new Set(copy).size < 12) found.push(`${name} shows nothing`)
        const twin = known.get(copy.join())
        if (twin !== undefined && twin !== image.src) found.push(`${name} looks as another does`)
        known.set(copy.join(), image.src)
      }
    }
    return found
  })
  expect(faults).toEqual([])
})
