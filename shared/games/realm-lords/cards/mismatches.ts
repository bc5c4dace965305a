import { deckIds, tiers, type ItemCard, type ItemEffect, type Pack, type Space } from './schema.ts'

/** When the rules carry out each kind of effect; a card that claims another moment could never be used, or break the rules there. */
const timingOf: Readonly<Record<ItemEffect['kind'], ItemCard['timing']>> = {
  stat: 'passive',
  resist: 'passive',
  regen: 'passive',
  move: 'passive',
  bounty: 'passive',
  heal: 'any',
  energy: 'any',
  moveBoost: 'movement',
  bomb: 'beforeCombat',
  testWeaken: 'beforeCombat',
  testDamage: 'beforeCombat',
  peek: 'beforeCombat',
  endCombat: 'roundStart',
  freeMaintain: 'stanceStep',
  restance: 'afterReveal',
  noCounter: 'beforeRoll',
  reroll: 'afterRoll',
  rollBonus: 'afterRoll',
  bonusDamage: 'afterHeroHit',
  prevent: 'onDamage',
  revive: 'onDefeat',
  thorns: 'afterEnemyHit',
  doomWard: 'doomPhase',
}

/** How many items of each deck the set-up deals to the towns (RL-S6). */
const dealtOfDeck = 2

/**
 * What a schema cannot say of a card set: ids are unique, references lead somewhere, counts fit the board.
 *
 * @returns one sentence for each thing that is wrong; none for a set that can be played
 */
export function mismatches(pack: Pack): string[] {
  return [...repeats(pack), ...mapFaults(pack), ...trackFaults(pack), ...enemyFaults(pack), ...stanceFaults(pack), ...itemFaults(pack)]
}

function repeats(pack: Pack): string[] {
  const lists: readonly (readonly [string, readonly { readonly id: string }[]])[] = [
    ['heroes', pack.heroes],
    ['enemies', tiers.flatMap((tier) => pack.enemies[tier])],
    ['items', pack.items],
    ['map cards', pack.map],
    ['spaces', spacesOf(pack)],
    ['towns', pack.towns],
    ['types', pack.types],
    ['stance cards', pack.stanceCards],
    ['difficulties', pack.doom.difficulties],
  ]
  return lists.filter(([, cards]) => new Set(cards.map(({ id }) => id)).size !== cards.length).map(([what]) => `${what} repeat an id`)
}

/** RL-S1, RL-S3, RL-R1: six towns, each on its own card, three on left halves; a cube for every other space but the start. */
function mapFaults(pack: Pack): string[] {
  const spaces = spacesOf(pack)
  const onMap = spaces.flatMap((space) => ('town' in space ? [space.town] : []))
  const towns = pack.towns.map((town) => town.id)
  const lefts = pack.map.filter((card) => 'town' in card.left)
  const cubes = Object.values(pack.cubes).reduce((sum, count) => sum + count, 0)
  return [
    ...wrongIf(onMap.sort().join() !== towns.sort().join(), 'the map does not show each town once'),
    ...wrongIf(lefts.length !== 3 || onMap.length !== 6, 'three towns must be on left halves and three on right halves'),
    ...wrongIf(
      lefts.some((card) => 'town' in card.right),
      'a map card holds two towns',
    ),
    ...wrongIf(cubes !== spaces.length - onMap.length - 1, `${cubes} cubes do not fit the wild spaces but one`),
  ]
}

/** RL-S2, RL-S4, RL-R4: what a campaign starts with fits the tracks. */
function trackFaults(pack: Pack): string[] {
  const { limits, doom } = pack
  return [
    ...wrongIf(pack.startGold > limits.gold, 'the starting gold passes its track'),
    ...pack.heroes
      .filter((hero) => hero.health > limits.health || hero.energy > limits.energy)
      .map(({ id }) => `hero ${id} passes a track`),
    ...wrongIf(doom.start >= doom.spaces, 'the doom clock starts at its end'),
    ...doom.difficulties.filter(({ tick }) => tick < doom.lowestTick).map(({ id }) => `difficulty ${id} starts below the tick timer`),
  ]
}

/** RL-C2, RL-R3: a die names every enemy of a tier; one lord is the Death Lord, and nobody else is. */
function enemyFaults(pack: Pack): string[] {
  const deathLords = tiers.flatMap((tier) => pack.enemies[tier].filter((enemy) => enemy.deathLord).map(() => tier))
  return [
    ...tiers
      .filter((tier) => !everyFace(pack.enemies[tier].map((enemy) => enemy.die)))
      .map((tier) => `tier ${tier} does not use every face of the die`),
    ...wrongIf(deathLords.join() !== 'lord', 'there must be one Death Lord, among the lords'),
  ]
}

/** RL-C2, RL-C10: a die names every type, and every card of the type/stance deck has a stance for it. */
function stanceFaults(pack: Pack): string[] {
  const types = pack.types
    .map((type) => type.id)
    .sort()
    .join()
  return [
    ...wrongIf(!everyFace(pack.types.map((type) => type.die)), 'the types do not use every face of the die'),
    ...pack.stanceCards
      .filter((card) => Object.keys(card.stances).sort().join() !== types)
      .map((card) => `stance card ${card.id} does not show a stance for each type`),
  ]
}

/** RL-S6, RL-I3: enough of each deck for the towns; an item is used when its effect happens, an owned one never. */
function itemFaults(pack: Pack): string[] {
  return [
    ...deckIds
      .filter((deck) => pack.items.filter((item) => item.deck === deck).length < dealtOfDeck)
      .map((deck) => `too few items in the ${deck} deck`),
    ...pack.items
      .filter((item) => item.timing !== timingOf[item.effect.kind])
      .map(({ id, timing, effect }) => `item ${id}: ${effect.kind} does not happen at ${timing}`),
    ...pack.items
      .filter((item) => (item.use === 'own') !== (item.timing === 'passive'))
      .map(({ id, use, timing }) => `item ${id}: use ${use} does not go with ${timing}`),
  ]
}

function spacesOf(pack: Pack): Space[] {
  return pack.map.flatMap((card) => [card.left, card.right])
}

function everyFace(dice: readonly number[]): boolean {
  return new Set(dice).size === 6
}

function wrongIf(wrong: boolean, sentence: string): string[] {
  return wrong ? [sentence] : []
}
