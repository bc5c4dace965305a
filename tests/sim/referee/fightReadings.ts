import { newFight, sum, type Books, type FightBook } from './books.ts'
import type { Readings } from './readings.ts'

const counters: Readonly<Record<string, string>> = { melee: 'magic', magic: 'ranged', ranged: 'melee' }

type Sum = NonNullable<FightBook['sum']>

/** The sum spelled out must be right, and say by itself whether it hits. */
function addsUp(books: Books, told: Sum): void {
  books.equal('total of a roll', told.total, told.dice + told.modifier + told.defend + told.guard + told.bonus)
  books.equal('whether it hits', told.hit, told.total >= told.target)
}

/** Combat, step by step. */
export const fightReadings: Readings<
  | 'enemyMet'
  | 'typeRolled'
  | 'tested'
  | 'weakened'
  | 'looked'
  | 'combatRoundBegan'
  | 'engaged'
  | 'enemyRevealed'
  | 'tacticChanged'
  | 'stanceChanged'
  | 'mirrored'
  | 'combatRolled'
  | 'bonusAdded'
  | 'roundResolved'
  | 'enemyHit'
  | 'lossPrevented'
  | 'enemyHealthChanged'
  | 'fightEnded'
  | 'lordFell'
> = {
  enemyMet: (books, { rolls, health }) => {
    books.dice(rolls)
    books.must(books.fight === null, 'a fight is on already')
    books.fight = newFight(health)
  },
  typeRolled: (books, { die }) => void books.dice([die]),
  tested: (books, { dice, modifier, total, target, passed }) => {
    books.equal('total of a Test', total, sum(books.dice(dice)) + modifier)
    books.equal('whether a Test is passed', passed, total >= target)
  },
  weakened: (books, { by }) => books.must(by > 0, 'weakened by nothing'),
  looked: (books, { card }) => books.equal('card looked at', card, books.inFight().deck[0]),
  combatRoundBegan: (books, { round }) => books.equal('combat round', round, (books.inFight().round += 1)),
  engaged: (books, { stance, tactic, flee, upkeep }) => {
    const fight = books.inFight()
    books.must((upkeep.by === 'none') === (fight.stance !== stance), `${stance} after ${fight.stance} by ${upkeep.by}`)
    books.must(!flee || tactic === 'defend', 'a flight without Defend')
    Object.assign(fight, { stance, tactic, fleeing: flee })
  },
  enemyRevealed: (books, { card, stance, left }) => {
    const fight = books.inFight()
    books.equal('card turned up', card, fight.deck.shift())
    books.equal('cards left', left, fight.deck.length)
    fight.shown = stance
  },
  tacticChanged: (books, { to, withdrawn }) => {
    const fight = books.inFight()
    books.equal('tactic', to, fight.tactic === 'attack' ? 'defend' : 'attack')
    books.equal('whether a flight is withdrawn', withdrawn, fight.fleeing)
    Object.assign(fight, { tactic: to, fleeing: false })
  },
  stanceChanged: (books, { from, to }) => {
    const fight = books.inFight()
    books.equal('stance', from, fight.stance)
    books.must(from !== to, 'a change to the same stance')
    fight.stance = to
  },
  mirrored: (books) => {
    const fight = books.inFight()
    books.equal('what counters the hero', counters[fight.shown], fight.stance)
  },
  combatRolled: (books, { stance, against, footing, dice, kept, sum: told }) => {
    const fight = books.inFight()
    books.equal('stances of a roll', [stance, against], [fight.stance, fight.shown])
    if (footing === 'countering') books.equal('countered', against, counters[stance])
    if (footing === 'countered') books.equal('countered', stance, counters[against])
    const values = books.dice(dice)
    books.equal('number of dice', values.length, footing === 'even' ? 2 : 3)
    const order = [...values].sort((a, b) => (footing === 'countered' ? a - b : b - a))
    const shown = kept.map((place) => values[place]!)
    books.equal('dice that count', [...shown].sort(), order.slice(0, 2).sort())
    books.equal('dice added up', told.dice, sum(shown))
    books.equal('what Defend adds', told.defend, fight.tactic === 'defend' ? 1 : 0)
    addsUp(books, told)
    fight.sum = told
  },
  bonusAdded: (books, { by, sum: told }) => {
    const fight = books.inFight()
    books.equal('bonus', told.bonus, (fight.sum?.bonus ?? 0) + by)
    addsUp(books, told)
    fight.sum = told
  },
  roundResolved: (books, { result, sum: told }) => {
    const { sum: last, tactic, fleeing } = books.inFight()
    books.equal('sum compared', told, last)
    books.equal('result', result, !told.hit ? 'missed' : tactic === 'attack' ? 'hit' : fleeing ? 'escaped' : 'parried')
  },
  enemyHit: (books, { damage, resisted }) => {
    books.must(damage >= 1 && resisted >= 0 && resisted < damage, `a hit of ${damage}, ${resisted} of it resisted`)
    books.inFight().pending = damage - resisted
  },
  lossPrevented: (books, { by, left }) => {
    const fight = books.inFight()
    if (fight.round > 0) books.equal('loss before it was prevented', by + left, fight.pending)
    fight.pending = left
  },
  enemyHealthChanged: (books, { from, to }) => {
    const fight = books.inFight()
    books.equal('enemy health', from, fight.health)
    books.must(to >= 0 && to <= fight.most, `enemy health ${to} of ${fight.most}`)
    fight.health = to
  },
  fightEnded: (books, { how, round }) => {
    const fight = books.inFight()
    books.equal('combat round', round, fight.round)
    books.equal('how the fight ends', how, fight.health === 0 ? 'won' : books.health === 0 ? 'defeated' : 'fled')
    books.fight = null
  },
  lordFell: (books, { lord, others }) => {
    books.must(!books.lords.includes(lord), `${lord} falls twice`)
    books.lords.push(lord)
    books.equal('lords but the Death Lord', others, books.lords.filter((one) => one !== 'the-death-lord').length)
  },
}
