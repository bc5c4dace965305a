import path from 'node:path'
import type { Page } from '@playwright/test'

/** Pictures of a window, numbered in the order in which they are taken. */
export type Album = { readonly take: (page: Page, name: string) => Promise<void>; readonly count: () => number }

/** An album whose pictures go to a folder that is there. */
export function albumIn(dir: string): Album {
  let taken = 0
  return {
    take: async (page, name) => {
      taken += 1
      await page.screenshot({ path: path.join(dir, `${String(taken).padStart(2, '0')}-${name}.png`) })
    },
    count: () => taken,
  }
}
