import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import type { Input, Output } from '../../../shared/contract/api.ts'
import type { Preview } from '../../../shared/contract/files.ts'
import type { Computers } from '../../../shared/games/computers.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import type { Desk } from '../desk.ts'
import { seatViews } from '../seats.ts'
import { contentOf, fileOf, nameOf } from './content.ts'
import { keepPlayed, kinshipOf } from './keep.ts'
import { parseFile } from './parse.ts'
import { playThrough, type Played } from './playThrough.ts'
import { readText } from './readText.ts'
import { writeWhole } from './writeWhole.ts'

/** What only the shell can do: asking a person for a file. Null when nothing was chosen. */
export type FileDialogs = {
  /** Asks where to write; `name` is what is suggested. */
  readonly save: (name: string) => Promise<string | null>
  readonly open: () => Promise<string | null>
}

export type FileOptions = {
  readonly computers: Computers
  readonly dialogs: FileDialogs
  /** The page that checks the dice of a file without the program, in the player's language; null where it was not built. */
  readonly verifier: () => VerifierPage | null
}

/** What the page that checks the dice is called, beside the file, and its text. */
export type VerifierPage = { readonly name: string; readonly page: string }

/** The calls about files. One file at a time is looked at, and kept in memory until it is accepted. */
export function fileCalls(desk: Desk, { computers, dialogs, verifier }: FileOptions) {
  let looked: { readonly token: string; readonly played: Played } | null = null
  let offered: string | null = null

  const look = (text: string): Result<Preview> => {
    looked = null
    const content = parseFile(text)
    if (!content.ok) return content
    const played = playThrough(content.value, desk.games, computers)
    if (!played.ok) return played
    return desk.keeper.withStore((store) => {
      const kinship = kinshipOf(store, content.value.match)
      if (kinship === 'here') return refuse('file-here', played.value.outcome === null ? 'it goes on' : 'it is over')
      looked = { token: randomUUID(), played: played.value }
      return done(previewOf(looked.token, played.value, kinship === 'deleted'))
    })
  }
  const lookInto = (path: string): Result<Preview> => {
    const text = readText(path)
    return text.ok ? look(text.value) : text
  }

  return {
    export: async ({ match }: Input<'files.export'>): Promise<Result<Output<'files.export'>>> => {
      const content = desk.withMatch(match, (open, store) => contentOf(store, open))
      if (!content.ok) return content
      const path = await dialogs.save(nameOf(content.value))
      if (path === null) return done(null)
      const written = writeWhole(path, fileOf(content.value))
      if (!written.ok) return written
      const beside = content.value.dice.kind === 'open' ? verifier() : null
      const isThere = beside !== null && writeWhole(join(dirname(path), beside.name), beside.page).ok
      return done({ name: basename(path), folder: dirname(path), verifier: isThere ? beside.name : null })
    },
    pick: async (): Promise<Result<Output<'files.pick'>>> => {
      const path = await dialogs.open()
      return path === null ? done(null) : lookInto(path)
    },
    offered: (): Result<Output<'files.offered'>> => {
      const path = offered
      offered = null
      return path === null ? done(null) : lookInto(path)
    },
    look: ({ text }: Input<'files.look'>): Result<Output<'files.look'>> => look(text),
    accept: ({ token }: Input<'files.accept'>): Result<Output<'files.accept'>> => {
      if (looked?.token !== token) return refuse('bad-input', 'another file was looked at')
      const { played } = looked
      const { match } = played.content
      const kept = desk.keeper.withStore((store) => keepPlayed(store, played, desk.now()))
      if (!kept.ok) return kept
      looked = null
      desk.forget(match)
      return done({ match })
    },
    /** A file that the program was started with, or asked to open: `files.offered` gives it once. */
    offer: (path: string): void => void (offered = path),
  }
}

function previewOf(token: string, { content, game, config, seats, position, outcome }: Played, deleted: boolean): Preview {
  const { match, title, createdAt, playedAt, practice, parent, givenUpAt } = content
  const facts = { match, game: game.id, config, title, createdAt, playedAt, practice, parent, givenUp: givenUpAt !== null }
  return { token, ...facts, seats: seatViews(seats), ply: position.ply, outcome, glance: game.glance(position.state), deleted }
}
