import { learner, type Lesson, type LessonStep } from '../../../kernel/lesson.ts'
import type { ParagraphId } from '../rulebook.ts'
import { firstFight, firstTown, realmMoves, secondFight } from './moves.ts'

const read = (from: number, id: string, at: string, why: ParagraphId): LessonStep => ({ id, from, at, why, asks: false })
const ask = (from: number, id: string, at: string, why: ParagraphId): LessonStep => ({ id, from, at, why, asks: true })

/**
 * The guided game of Realm Lords, three rounds. The seed was looked for: an even roll of the road, a fight that shows a counter, being countered,
 * a miss and a stance that is kept, a town in reach of one die, a flight that succeeds, and a doom clock that moves at the end.
 */
export const realmLesson: Lesson = {
  game: 'realm-lords',
  config: { hero: 'tamsin-wharrow', difficulty: 'squire' },
  seed: 'ac02e1615f82ea775e0ab699da757f3c3537aba439f1c3b3e56ae72120248151',
  seats: [{ player: 'person' }],
  moves: realmMoves.map((action) => ({ seat: learner, action })),
  steps: [
    read(0, 'welcome', 'map', 'RL-P1'),
    read(0, 'hero', 'hero', 'RL-S2'),
    read(0, 'goal', 'lords', 'RL-W1'),
    read(0, 'clock', 'doom', 'RL-D1'),
    ask(0, 'road', 'act', 'RL-M1'),
    read(1, 'map', 'map', 'RL-M1'),
    ask(1, 'walk', `space/${firstFight}`, 'RL-M1'),
    read(3, 'enemy', 'enemy', 'RL-C2'),
    ask(3, 'look', 'choices', 'RL-C3'),
    read(4, 'counter', 'stances', 'RL-C12'),
    ask(4, 'strike', 'stance/ranged', 'RL-C7'),
    ask(5, 'dice', 'act', 'RL-C10'),
    ask(6, 'change', 'stance/melee', 'RL-C7'),
    ask(7, 'countered', 'line', 'RL-C12'),
    ask(8, 'missed', 'health', 'RL-C15'),
    ask(9, 'again', 'act', 'RL-C14'),
    ask(10, 'keep', 'stance/ranged', 'RL-C7'),
    ask(11, 'last', 'act', 'RL-C14'),
    read(12, 'won', 'purse', 'RL-C16'),
    ask(12, 'level', 'raise/ranged', 'RL-E1'),
    ask(13, 'done', 'act', 'RL-E1'),
    read(14, 'doom', 'timer', 'RL-D1'),
    ask(14, 'hurt', 'act', 'RL-M1'),
    ask(15, 'toTown', `space/${firstTown}`, 'RL-M1'),
    read(18, 'town', 'services', 'RL-T1'),
    ask(18, 'gift', 'town-ability', 'RL-T9'),
    ask(19, 'buy', 'good/healing-draught', 'RL-T5'),
    ask(20, 'leave', 'act', 'RL-T1'),
    read(21, 'pack', 'pack', 'RL-I1'),
    ask(21, 'rested', 'act', 'RL-M1'),
    ask(22, 'tierTwo', `space/${secondFight}`, 'RL-C2'),
    ask(24, 'lookAgain', 'choices', 'RL-C3'),
    ask(25, 'flee', 'tactics', 'RL-C9'),
    ask(26, 'fleeRoll', 'act', 'RL-C9'),
    read(27, 'doomMoved', 'doom', 'RL-D1'),
    read(27, 'end', 'lords', 'RL-W1'),
  ],
}
