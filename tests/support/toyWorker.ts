import { answerQuestions } from '../../electron/bots/answerQuestions.ts'
import type { ComputerPlayer } from '../../shared/games/computers.ts'
import { toyPlayers } from './toyPlayers.ts'

// The worker thread of the toy games' computer players.
answerQuestions((_game, level) => toyPlayers[level as keyof typeof toyPlayers] satisfies ComputerPlayer)
