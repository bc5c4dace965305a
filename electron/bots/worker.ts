import { computerPlayer } from '../../shared/games/computers.ts'
import { answerQuestions } from './answerQuestions.ts'

// The thread that the computer players think in: a bundle of its own, which knows no store and no match.
answerQuestions(computerPlayer)
