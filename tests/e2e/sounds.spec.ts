import { expect, test } from '@playwright/test'
import { manners, soundClasses, worlds, type SoundClass } from '../../renderer/sound/classes.ts'
import { launchApp } from './support/launch.ts'
import { distance, studioIn } from './support/recording.ts'
import type { Take } from './support/studio.ts'

/** How loud sounds are at the volumes of a new household: from a card to the end of a match (LUFS). */
const [softest, loudest] = [-30, -20]
/** A sample so small that a loudspeaker's step to it is not heard as a click. */
const unheard = 0.003
/** How differently two classes sound at least, and the same one at most when its pitch strays (dB). */
const [apart, alike] = [8, 4]

for (const world of worlds)
  test(`every sound of the ${world}, as it leaves the mixer: in its band of loudness, whole, without a click, and like no other`, async () => {
    const { page, close } = await launchApp()
    const record = await studioIn(page)
    const takes = new Map<SoundClass, Take>()
    for (const sound of soundClasses) {
      const take = await record({ world, sound })
      expect.soft(take.peak, `${sound}: peak`).toBeLessThan(0.6)
      expect.soft(take.loudness, `${sound}: loudness`).toBeGreaterThan(softest)
      expect.soft(take.loudness, `${sound}: loudness`).toBeLessThan(loudest)
      expect.soft(take.length, `${sound}: length`).toBeLessThan(0.95)
      expect.soft(Math.abs(take.offset), `${sound}: offset`).toBeLessThan(0.002)
      const cut = await record({ world, sound, cut: 0.06 })
      for (const edge of [...take.edges, ...cut.edges]) expect.soft(Math.abs(edge), `${sound}: a click`).toBeLessThan(unheard)
      const strayed = await record({ world, sound, pitch: 2 ** (manners[sound].sway / 1200) })
      expect.soft(distance(take, strayed), `${sound}: from itself`).toBeLessThan(alike)
      takes.set(sound, take)
    }
    const pairs = [...takes].flatMap(([one, take], at) =>
      [...takes].slice(at + 1).map(([other, second]) => ({ pair: `${one} and ${other}`, distance: distance(take, second) })),
    )
    expect(pairs.filter(({ distance }) => distance < apart)).toEqual([])
    await close()
  })
