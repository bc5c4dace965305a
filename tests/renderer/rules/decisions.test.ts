import { describe, expect, test } from 'vitest'
import LastCall from '../../../renderer/games/judge-dredd/arrest/LastCall.vue'
import TablePrompt from '../../../renderer/games/judge-dredd/bar/TablePrompt.vue'
import { useAiming } from '../../../renderer/games/judge-dredd/bar/useAiming.ts'
import EndingScene from '../../../renderer/games/judge-dredd/ending/EndingScene.vue'
import { decisions } from '../../../renderer/games/realm-lords/decisions.ts'
import { useHelp } from '../../../renderer/stores/help.ts'
import { useMatch } from '../../../renderer/stores/match.ts'
import type { Action } from '../../../shared/games/realm-lords/actions.ts'
import { realmLords } from '../../../shared/games/realm-lords/game.ts'
import type { Step, View } from '../../../shared/games/realm-lords/state.ts'
import { waitingAt } from '../../../shared/games/judge-dredd/stages/stages.ts'
import { fastChance } from '../../../shared/kernel/chance.ts'
import { play, start } from '../../../shared/kernel/match.ts'
import { city, game as dredd, type Laid } from '../../shared/judge-dredd/support/index.ts'
import { sitters } from '../judge-dredd/arrest/lay.ts'
import { cards } from '../realm-lords/support/table.ts'
import { layWindow } from '../support/window.ts'

const quiet = (): Laid => city(3).hand(0, 'big-gun').hand(1, 'whole-book')
const scene = (): Laid => quiet().scene('crime-01', 'perp-01', 'academy')
const joining = { crime: 'crime-01', sector: 'academy', seats: [0], modifiers: [] }

describe('F1 opens the rules at the decision of Judge Dredd', () => {
  test.each<[string, string, () => Laid]>([
    ['placing', 'JD-S2', () => quiet().stage({ step: 'place', queue: [0, 1] })],
    ['before a move', 'JD-M1', () => quiet().window('move', 0)],
    ['a move half done', 'JD-M1', () => quiet().moving(0)],
    ['bound', 'JD-M5', () => scene().window('move', 0)],
    ['in Intensive Care', 'JD-I2', () => quiet().care(0).moving(0)],
    ['a Perp turned up', 'JD-R16', () => scene().window('reveal', 0)],
    ['the last call of an arrest', 'JD-A5', () => scene().lastCall('crime-01', [0])],
    ['the last call of a duel', 'JD-R26', () => quiet().duel([0, 1])],
    ['the end of the turn', 'JD-R16', () => scene().window('end', 0)],
    ['naming', 'JD-A10', () => scene().scene('crime-03', 'perp-03', 'academy').stage({ step: 'naming', active: 0 })],
    ['joining', 'JD-R12', () => scene().judge(1, 'academy').stage({ step: 'joining', arrest: joining, asked: 1, queue: [] })],
    ['drawing', 'JD-R22', () => scene().stage({ step: 'drawing', asked: 0, spare: 0 })],
    ['the end by points', 'JD-V2', () => quiet().stage({ step: 'over', outcome: { winners: [0], reason: 'points' } })],
    ['the end by a duel', 'JD-V3', () => quiet().stage({ step: 'over', outcome: { winners: [0], reason: 'duel' } })],
  ])('%s: %s', (_, paragraph, lay) => {
    const { show } = layWindow()
    const state = lay().state()
    const view = dredd.view(state, null)
    const seats = sitters.slice(0, 3)
    const waiting = waitingAt(view.stage)
    if (view.stage.step === 'over') show(EndingScene, { view, seats, events: [] })
    else if (view.stage.step === 'window' && view.stage.moment.window === 'combat') show(LastCall, { view, seats })
    else {
      show(TablePrompt, {
        view,
        waiting,
        legal: dredd.legalActions(state, waiting[0] ?? 0),
        judges: view.judges.map(({ id }) => id),
        isComputer: () => false,
        nameOf: (seat: number) => sitters[seat]?.name ?? '',
        move: { do: 'ask', seat: null },
        planned: false,
        held: false,
        active: 0,
        viewer: null,
        floor: null,
        trouble: null,
        wish: null,
        aiming: useAiming(() => undefined),
      })
    }
    expect(useHelp().here).toBe(paragraph)
    expect(document.querySelector('.why')?.getAttribute('aria-label')).toContain(paragraph)
  })
})

/** Things that let every decision of a fight come up. */
const pack = ['barbed-glaive', 'phoenix-ash', 'spiked-targe', 'oaken-buckler', 'hourglass-shard', 'lucky-knucklebone', 'seers-lens']

/** The first view at each kind of decision, of campaigns that are played at random. */
function seenSteps(): ReadonlyMap<Step, { readonly view: View; readonly legal: Action[] }> {
  const game = realmLords(cards)
  const seen = new Map<Step, { view: View; legal: Action[] }>()
  for (let seed = 1; seed <= 30 && seen.size < Object.keys(decisions).length; seed++) {
    const chance = fastChance(seed)
    let { position } = start(game, { hero: 'ysolde-fennick', difficulty: 'legend' }, chance)
    for (const id of pack) if (!position.state.items.some((item) => item.id === id)) position.state.items.push({ id, exhausted: false })
    for (;;) {
      const legal = game.legalActions(position.state, 0)
      const { step } = position.state.stage
      if (!seen.has(step)) seen.set(step, { view: game.view(position.state, 0), legal })
      const kept = legal.filter(({ type }) => type !== 'drop' && type !== 'sell' && type !== 'use')
      const from = kept.length > 0 ? kept : legal
      if (from.length === 0) break
      const next = play(game, position, { seat: 0, action: from[chance(from.length, '') - 1] as Action }, chance)
      if (!next.ok) throw new Error(next.fault.detail)
      ;({ position } = next.value)
    }
  }
  return seen
}

describe('F1 opens the rules at the decision of Realm Lords', () => {
  const seen = seenSteps()
  const expected: Readonly<Record<Step, string>> = {
    depart: 'RL-M1',
    walk: 'RL-M1',
    before: 'RL-C3',
    stance: 'RL-C7',
    revealed: 'RL-C10',
    rolled: 'RL-R10',
    landed: 'RL-C15',
    harm: 'RL-R12',
    falling: 'RL-C17',
    struck: 'RL-R12',
    wake: 'RL-C17',
    trade: 'RL-T1',
    experience: 'RL-E1',
    doom: 'RL-R26',
    over: 'RL-W1',
  }

  test.each(Object.entries(expected))('%s: %s', (step, paragraph) => {
    const { show } = layWindow()
    useMatch().log = []
    const at = seen.get(step as Step) ?? expect.fail(`no campaign came to ${step}`)
    show(decisions[step as Step], { ...at, busy: false })
    expect(useHelp().here).toBe(paragraph)
    expect(document.querySelector('.why')?.getAttribute('aria-label')).toContain(paragraph)
  })
})
