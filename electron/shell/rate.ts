/** How many messages may come at once, and how many a second after that: far more than hands and replays send. */
const usual = { burst: 1_000, perSecond: 250 }

/** Gives a function that says whether one more message may be answered now; `now` in milliseconds. */
export function rateLimit(now: () => number = () => performance.now(), { burst, perSecond } = usual): () => boolean {
  let left = burst
  let last = now()
  return () => {
    const at = now()
    left = Math.min(burst, left + ((at - last) * perSecond) / 1000)
    last = at
    if (left < 1) return false
    left -= 1
    return true
  }
}
