import type { ActionCard, CityEffect, CityHalf, Pack } from './schema.ts'

type Window = CityHalf['windows'][number]

/** What each operation is played on, and where it makes sense: a Judge who moves is asked about only while he moves. */
const fitting: { readonly [Op in CityEffect['op']]: { readonly target: CityHalf['target']; readonly windows: readonly Window[] } } = {
  stride: { target: 'active', windows: ['move'] },
  barney: { target: 'active', windows: ['move', 'reveal'] },
  relocate: { target: 'active', windows: ['move'] },
  moveCrime: { target: 'crime', windows: ['move', 'end'] },
  swapPerps: { target: 'crimes', windows: ['move', 'end'] },
  peek: { target: 'crimes', windows: ['move', 'end'] },
  draw: { target: 'self', windows: ['move', 'end'] },
  take: { target: 'rival', windows: ['move', 'end'] },
  heal: { target: 'patient', windows: ['move'] },
}
/** Shift Change is the one that moves any Judge. */
const fittingQuiet: (typeof fitting)['relocate'] = { target: 'judge', windows: ['move', 'end'] }

function misfit({ id, combat, city }: ActionCard): string[] {
  if (city === null) return combat === null ? [`card ${id} does nothing`] : []
  const { effect, target, windows } = city
  const fit = effect.op === 'relocate' && effect.to === 'adjacentQuiet' ? fittingQuiet : fitting[effect.op]
  const astray = windows.find((window) => !fit.windows.includes(window))
  return [
    ...(target === fit.target ? [] : [`card ${id}: ${effect.op} is not played on ${target}`]),
    ...(astray === undefined ? [] : [`card ${id}: ${effect.op} does not go with the window ${astray}`]),
  ]
}

/** What the schema cannot see: references that lead nowhere, ids that stand twice, numbers that cannot be played. */
export function mismatches(pack: Pack): string[] {
  const { sectors, numbers } = pack
  const ids = new Set(sectors.map((sector) => sector.id))
  const wrong: string[] = []
  for (const [what, list] of Object.entries({ sectors, perps: pack.perps, crimes: pack.crimes, cards: pack.cards })) {
    if (new Set(list.map((one) => one.id)).size !== list.length) wrong.push(`${what}: an id stands twice`)
  }
  if (new Set(pack.judges).size !== pack.judges.length) wrong.push('judges: an id stands twice')
  for (const { id, neighbours } of sectors) {
    for (const other of neighbours) {
      const back = sectors.find((sector) => sector.id === other)?.neighbours.includes(id)
      if (back !== true) wrong.push(`sector ${id}: neighbour ${other} does not lead back`)
      if (other === id) wrong.push(`sector ${id} is its own neighbour`)
    }
  }
  if (!ids.has(pack.duelSector)) wrong.push(`no sector ${pack.duelSector}`)
  if (sectors.filter((sector) => sector.hospital).length !== 1) wrong.push('there must be one Hospital')
  if (sectors.filter((sector) => sector.start).length < pack.judges.length) wrong.push('fewer Starting Sectors than Judges')
  if (!sectors.some((sector) => sector.sectorCard)) wrong.push('the Sector Pack is empty')
  if (pack.crimes.length < pack.perps.length) wrong.push('fewer Crimes than Perps')
  const deck = pack.cards.reduce((sum, card) => sum + card.copies, 0)
  if (deck < numbers.openingHand * pack.judges.length) wrong.push('fewer Action Cards than opening hands')
  if (numbers.openingHand > numbers.handLimit) wrong.push('opening hands pass the hand limit')
  return [...wrong, ...pack.cards.flatMap(misfit)]
}
