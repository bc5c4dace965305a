import { getHeapStatistics } from 'node:v8'
import type { Watch } from './playouts.ts'

const used = (): number => getHeapStatistics().used_heap_size

/**
 * Bytes that a run allocates on the heap from one call of its watch to the next, at the mean. Where memory was given back meanwhile, nothing
 * can be said, and that step is left out; what looking takes itself is taken off.
 */
export function bytesPerStep(run: (watch: Watch) => void): number {
  const idle = meanGrowth((watch) => {
    for (let n = 0; n < 1000; n++) watch()
  })
  return meanGrowth(run) - idle
}

function meanGrowth(run: (watch: Watch) => void): number {
  let [sum, steps, before] = [0, 0, used()]
  run(() => {
    const grown = used() - before
    if (grown >= 0) {
      sum += grown
      steps += 1
    }
    before = used()
  })
  return sum / steps
}
