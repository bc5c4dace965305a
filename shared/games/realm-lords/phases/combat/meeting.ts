import type { Cube, Tier } from '../../cards/schema.ts'
import { tellCube } from '../../changes.ts'
import type { Die } from '../../events.ts'
import { waitAt, type Next, type Play } from '../../play.ts'
import type { Fight } from '../../state.ts'
import { fightPurpose } from './test.ts'

const tierOfCube: Readonly<Record<Cube, Tier>> = { green: 'I', yellow: 'II', blue: 'III', red: 'lord' }

/** The tier of enemy that a cube stands for (RL-C2). */
export function tierOf(cube: Cube): Tier {
  return tierOfCube[cube]
}

/**
 * RL-C1, RL-C2, RL-R7: the cube goes from the map to the enemy's picture, dice name the enemy and its type, the
 * type/stance deck is shuffled. Then comes Before Combat (RL-C3).
 */
export function beginFight(play: Play): Next {
  const { cards, state, table } = play
  const cube = state.cubes[state.at]
  if (!cube) throw new Error(`no cube on space ${state.at}`)
  table.tell({ type: 'phaseBegan', phase: 'combat' })
  state.cubes[state.at] = null
  tellCube(play, cube, { in: 'map', space: state.at }, { in: 'enemy' }, { by: 'combat' })
  const enemy = rollEnemy(play, tierOf(cube))
  const fight: Fight = {
    enemy,
    type: rollType(play),
    health: cards.enemy(enemy).health,
    cube,
    drawn: [],
    shuffles: 0,
    round: 0,
    weakened: 0,
    last: null,
    exhausted: false,
    spentAbility: false,
    deck: [],
    peeked: false,
  }
  shuffleDeck(play, fight)
  waitAt(play, { step: 'before', fight, awaits: 'enemy' })
  return 'before'
}

/** RL-C2, RL-R2: a die names the enemy of the tier; one that names a fallen lord is rolled again. */
function rollEnemy(play: Play, tier: Tier): string {
  const { cards, state, table } = play
  const rolls: Die[] = []
  for (;;) {
    const purpose = `${fightPurpose(play)}/enemy-${rolls.length + 1}`
    const die = { purpose, sides: 6, value: table.d6(purpose) }
    rolls.push(die)
    const enemy = cards.pack.enemies[tier].find((card) => card.die === die.value)!
    if (state.lords.includes(enemy.id)) continue
    table.tell({ type: 'enemyMet', tier, rolls, enemy: enemy.id, health: enemy.health })
    return enemy.id
  }
}

/** RL-C2, RL-R13: one die for the type, once a fight. */
function rollType(play: Play): string {
  const purpose = `${fightPurpose(play)}/type`
  const die = { purpose, sides: 6, value: play.table.d6(purpose) }
  const type = play.cards.pack.types.find((one) => one.die === die.value)!
  play.table.tell({ type: 'typeRolled', die, enemyType: type.id })
  return type.id
}

/** RL-C2, RL-C10, RL-R13: all six type/stance cards make a new deck; the type stays. */
export function shuffleDeck(play: Play, fight: Fight): void {
  fight.shuffles += 1
  const ids = play.cards.pack.stanceCards.map((card) => card.id)
  fight.deck = play.table.shuffle(ids, `${fightPurpose(play)}/stance-deck-${fight.shuffles}`)
  fight.drawn = []
  play.table.tell({ type: 'deckShuffled', deck: 'stance', order: [...fight.deck] }, [])
}
