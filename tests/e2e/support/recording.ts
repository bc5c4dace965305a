import type { Page } from '@playwright/test'
import path from 'node:path'
import { build } from 'vite'
import type { Cue, Take } from './studio.ts'

/** Lays the studio into a page. What it gives records a sound there. */
export async function studioIn(page: Page): Promise<(cue: Cue) => Promise<Take>> {
  const entry = path.join(import.meta.dirname, 'studio.ts')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'studio' } },
  })
  const [{ output } = { output: [] }] = [built].flat() as readonly { readonly output: readonly { readonly code?: string }[] }[]
  await page.evaluate(output[0]?.code ?? '')
  return (cue) => page.evaluate((one) => (Reflect.get(globalThis, 'record') as (cue: Cue) => Promise<Take>)(one), cue)
}

/** How differently two recordings sound: the mean distance of their pictures where either has anything, in decibels. */
export function distance(a: Take, b: Take): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < Math.max(a.picture.length, b.picture.length); at++)
    for (let band = 0; band < 24; band++) {
      const [one, other] = [a, b].map(({ picture }) => picture[at]?.[band] ?? -45) as [number, number]
      if (Math.max(one, other) <= -45) continue
      sum += Math.abs(one - other)
      count += 1
    }
  return sum / count
}
