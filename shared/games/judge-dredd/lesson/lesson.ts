import type { Lesson, LessonStep } from '../../../kernel/lesson.ts'
import type { ParagraphId } from '../rulebook.ts'
import { dreddMoves, firstCrime, firstSector, harmfulCard, ownCard, secondCrime, spareCard } from './moves.ts'

const read = (from: number, id: string, at: string, why: ParagraphId): LessonStep => ({ id, from, at, why, asks: false })
const ask = (from: number, id: string, at: string, why: ParagraphId): LessonStep => ({ id, from, at, why, asks: true })

/**
 * The guided game of Judge Dredd, three Game Turns for two. The seed was looked for: an easy Perp beside the Grand Hall, a card that turns the
 * rival's arrest by just enough, a Perp who cannot be beaten next door, and a full hand at the end.
 */
export const dreddLesson: Lesson = {
  game: 'judge-dredd',
  config: { judges: ['judge-flint', 'judge-stern'], windows: { manner: 'open', seconds: 5 } },
  seed: '04687ea0a7041a7d17fbec74621cc799c2f4533924b824e32664a7c669dc627b',
  seats: [{ player: 'person' }, { player: 'computer', level: 'cadet' }],
  moves: dreddMoves,
  steps: [
    read(0, 'welcome', 'city', 'JD-V2'),
    read(0, 'judges', 'seats', 'JD-S1'),
    ask(0, 'place', `sector/${firstSector}`, 'JD-S4'),
    read(2, 'crimes', 'city', 'JD-S5'),
    read(2, 'hand', 'hand', 'JD-S6'),
    ask(2, 'move', `sector/${firstCrime}`, 'JD-M1'),
    ask(5, 'perp', `sector/${firstCrime}`, 'JD-M4'),
    read(7, 'rivalMoves', 'seat/1', 'JD-M1'),
    read(12, 'sums', 'sum/perp', 'JD-A2'),
    read(12, 'odds', 'odds', 'JD-A3'),
    ask(12, 'playOwn', `card/${ownCard}`, 'JD-A5'),
    ask(13, 'roll', 'roll', 'JD-A5'),
    read(15, 'won', 'sum/perp', 'JD-A7'),
    read(16, 'rivalCall', 'odds', 'JD-A6'),
    ask(16, 'spoil', `card/${harmfulCard}`, 'JD-E4'),
    ask(17, 'rollAgain', 'roll', 'JD-A8'),
    read(19, 'care', 'seat/1', 'JD-I1'),
    ask(19, 'endTurn', 'go', 'JD-T1'),
    read(22, 'newTurn', 'seat/1', 'JD-N1'),
    ask(25, 'gamble', `sector/${secondCrime}`, 'JD-M1'),
    ask(28, 'bound', `sector/${secondCrime}`, 'JD-M5'),
    ask(30, 'hopeless', 'roll', 'JD-A4'),
    read(32, 'lost', 'seat/0', 'JD-I1'),
    ask(35, 'leaveCare', 'go', 'JD-I2'),
    read(38, 'rivalAgain', 'seat/1', 'JD-A1'),
    ask(42, 'letBe', 'roll', 'JD-A6'),
    ask(43, 'endAgain', 'go', 'JD-T1'),
    ask(46, 'limit', `discard/${spareCard}`, 'JD-C2'),
    read(47, 'ending', 'countdown', 'JD-V1'),
    read(47, 'scoring', 'seats', 'JD-V2'),
  ],
}
