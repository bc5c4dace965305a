import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A state of boardgame.io's: the game's own in `G`, the framework's around it. */
export type PeerState = { readonly G: unknown; readonly ctx: { readonly gameover?: unknown } }
export type PeerMove = { readonly G: unknown; readonly playerID: string }

/** The part of boardgame.io's `Game` that is used here. */
export type PeerGame = {
  readonly disableUndo: boolean
  readonly setup: () => unknown
  readonly moves: Readonly<Record<string, (move: PeerMove, ...args: readonly unknown[]) => unknown>>
  readonly turn: { readonly activePlayers: unknown }
  readonly endIf: (state: { readonly G: unknown }) => unknown
}
type MakeMove = {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string }
}

/** What is used of boardgame.io, and of the library that its states are made with. */
export type Peer = {
  readonly CreateGameReducer: (options: { readonly game: PeerGame }) => (state: PeerState, action: MakeMove) => PeerState
  readonly InitializeGame: (options: { readonly game: PeerGame; readonly numPlayers: number }) => PeerState
  readonly ActivePlayers: { readonly ALL: unknown }
  readonly original: (draft: unknown) => unknown
}

const files = ['package.json', 'package-lock.json']
const here = (file: string): string => join(import.meta.dirname, file)

/** Loads boardgame.io in its production mode; installs it the first time, by its own lock, into a folder of the system's temporary ones. */
export function loadPeer(): Peer {
  process.env['NODE_ENV'] = 'production'
  const require = createRequire(join(installed(), 'package.json'))
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Pick<Peer, 'CreateGameReducer' | 'InitializeGame'>
  const { ActivePlayers } = require('boardgame.io/core') as Pick<Peer, 'ActivePlayers'>
  const { original } = require('immer') as Pick<Peer, 'original'>
  return { CreateGameReducer, InitializeGame, ActivePlayers, original }
}

function installed(): string {
  const lock = createHash('sha256')
    .update(readFileSync(here('package-lock.json')))
    .digest('hex')
  const folder = join(tmpdir(), `gavel-bench-peer-${lock.slice(0, 12)}`)
  // npm writes this file last.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder
  mkdirSync(folder, { recursive: true })
  for (const file of files) copyFileSync(here(file), join(folder, file))
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-fund', '--no-audit'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
  } catch (error) {
    throw new Error(`boardgame.io cannot be had (npm ci in ${folder} failed): the rules have nothing to be held against here`, {
      cause: error,
    })
  }
  return folder
}
