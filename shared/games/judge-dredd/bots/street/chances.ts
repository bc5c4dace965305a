/** The chances of one Judge's die against the Perp's by the edge of his fixed terms over the Perp's: to arrest, to be hurt. */
const most = 6

function share(holds: (difference: number) => boolean): number {
  let times = 0
  for (let judge = 1; judge <= 6; judge++) for (let perp = 1; perp <= 6; perp++) if (holds(judge - perp)) times += 1
  return times / 36
}

const edges = Array.from({ length: 2 * most + 1 }, (_, at) => at - most)
const arrests = edges.map((edge) => share((difference) => difference + edge > 0))
const cares = edges.map((edge) => share((difference) => difference + edge < 0))

/** JD-A7: the chance (0 … 1) to arrest with one die each; between whole edges in between. */
export function arrestChance(edge: number): number {
  return between(arrests, edge)
}

/** JD-A8: the chance (0 … 1) to go to Intensive Care. */
export function careChance(edge: number): number {
  return between(cares, edge)
}

function between(table: readonly number[], edge: number): number {
  const at = Math.max(-most, Math.min(most, edge)) + most
  const low = Math.floor(at)
  const part = at - low
  return part === 0 ? table[low]! : table[low]! * (1 - part) + table[low + 1]! * part
}
