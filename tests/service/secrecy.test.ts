import { expect, test } from 'vitest'
import type { Input, Output } from '../../shared/contract/api.ts'
import type { CallName } from '../../shared/contract/names.ts'
import type { MatchUpdate, NewSeat } from '../../shared/contract/schemas.ts'
import type { AnyGame } from '../../shared/kernel/game.ts'
import type { Result } from '../../shared/kernel/result.ts'
import { emptyFolder } from '../support/folder.ts'
import { highCardAbove } from '../support/highCard.ts'
import { anyGame, choiceAt } from '../support/play.ts'
import { clientOn, valueOf } from '../support/service.ts'
import { withFile } from '../support/store.ts'
import { toyComputers } from '../support/toyPlayers.ts'

/** Few enough tricks that the deck lasts: a card that was once open would be no secret any more. */
const config = { tricks: 4 }
const cards = anyGame(highCardAbove(900_000))
const pin = '4711'
const ann: NewSeat = { name: 'Ann', player: 'person' }
const ben: NewSeat = { name: 'Ben', player: 'person', pin }
const bot: NewSeat = { name: 'Dee', player: 'computer', level: 'quick' }

type State = { readonly hands: readonly number[][]; readonly laid: readonly (number | null)[]; readonly deck: readonly number[] }

/** The cards that nobody with these eyes may know. */
function hiddenFrom(viewer: number | null, { hands, laid, deck }: State): number[] {
  const held = [0, 1].filter((seat) => seat !== viewer).flatMap((seat) => [...(hands[seat] ?? []), laid[seat] ?? null])
  return [...deck, ...held.filter((card) => card !== null)]
}

/** A client that looks for hidden cards in the text of every answer; what is hidden is read from the store behind the service's back. */
function spyOn(game: AnyGame) {
  const folder = emptyFolder()
  const { service, log } = clientOn(folder, { games: [game], computers: toyComputers, randomSeed: () => '3'.repeat(64) })
  const spied = { leaks: [] as string[], looks: 0, refusals: 0 }
  let viewer: number | null = null
  const state = (): State =>
    JSON.parse(withFile(folder, (db) => db.prepare<[], string>('SELECT state FROM snapshots').pluck().get()) ?? '{}') as State
  const ask = async <Name extends CallName>(name: Name, input: Input<Name>): Promise<Result<Output<Name>>> => {
    const answer = await service.call(name, input)
    if (answer.ok && typeof answer.value === 'object' && answer.value !== null && 'viewer' in answer.value) viewer = answer.value.viewer
    const text = JSON.stringify(answer)
    const found = hiddenFrom(name === 'matches.list' ? null : viewer, state()).filter((card) => text.includes(String(card)))
    spied.leaks.push(...found.map((card) => `${name} to ${viewer}: ${card}`))
    spied.looks += 1
    if (!answer.ok) spied.refusals += 1
    return answer
  }
  return { ask, state, spied, log }
}

/** What a curious window would try before each action: every hand, another's card, a computer player out of turn, the list. */
async function pry({ ask, state }: ReturnType<typeof spyOn>, { match, ply, outcome }: MatchUpdate): Promise<MatchUpdate> {
  for (const seat of [0, 1]) {
    await ask('matches.take', { match, seat, pin: '0000' })
    const taken = await ask('matches.take', { match, seat, pin })
    const [card] = hiddenFrom(taken.ok ? seat : null, state()).slice(-1)
    await ask('matches.act', { match, ply, seat: 1 - seat, action: { type: 'lay', card } })
    await ask('matches.computer', { match, ply: ply + 1 })
    // When a match is over, all lies open to whoever looks back on it.
    if (outcome !== null) continue
    for (const as of [1 - seat, 'referee', undefined] as const) await ask('replay.at', { match, ply, ...(as === undefined ? {} : { as }) })
    await ask('matches.fairness', { match })
  }
  await ask('matches.list', {})
  await ask('matches.open', { match })
  return valueOf(await ask('matches.leave', { match }))
}

/** Plays a match to its end, or to the first leak, prying on the way and taking back what can be taken back, once each. */
async function playSpying(game: AnyGame, seats: NewSeat[]): Promise<ReturnType<typeof spyOn>> {
  const spy = spyOn(game)
  const { ask } = spy
  let update: MatchUpdate = valueOf(await ask('matches.create', { game: 'high-card', config, seats }))
  const { match } = update
  const retaken = new Set<number>()
  while (update.outcome === null && spy.spied.leaks.length === 0) {
    update = await pry(spy, update)
    if (update.outcome !== null) break
    const { ply, actor } = update
    if (update.undo.possible && !retaken.has(ply)) {
      retaken.add(ply)
      const undone = await ask('matches.undo', { match, ply })
      if (undone.ok) update = undone.value
      continue
    }
    if (actor === null) update = valueOf(await ask('matches.computer', { match, ply }))
    else {
      const { legal } = valueOf(await ask('matches.take', { match, seat: actor, pin }))
      update = valueOf(await ask('matches.act', { match, ply, seat: actor, action: legal[choiceAt(ply, legal.length)] }))
    }
  }
  await pry(spy, update)
  return spy
}

test.each<[string, NewSeat[]]>([
  ['two people', [ann, ben]],
  ['a person and a computer player', [ann, bot]],
  ['two computer players', [bot, bot]],
])('R-HID-1: with %s no answer holds a card that the viewer may not see', async (_what, seats) => {
  const { spied, log } = await playSpying(cards, seats)
  expect(spied.leaks).toEqual([])
  expect(log.filter((line) => line.includes('9000'))).toEqual([])
  expect([spied.looks > 80, spied.refusals > 30]).toEqual([true, true])
})

const leaky = (plant: Partial<AnyGame>): AnyGame => ({ ...cards, ...plant })
test.each<[string, AnyGame]>([
  [
    'a view that shows another hand',
    leaky({ view: (state, viewer) => ({ ...(cards.view(state, viewer) as object), hands: (state as State).hands }) }),
  ],
  ['a list of matches that tells the deck', leaky({ glance: (state) => ({ next: (state as State).deck[0] ?? null }) })],
  [
    'an event that everybody hears',
    leaky({ apply: (state, seat, action, table) => cards.apply(state, seat, action, { ...table, tell: (event) => table.tell(event) }) }),
  ],
  ['actions that are offered to everybody', leaky({ secret: () => false })],
])('R-HID-1: the search finds %s', async (_what, game) => {
  const { spied } = await playSpying(game, [ann, ben])
  expect(spied.leaks).not.toEqual([])
})
