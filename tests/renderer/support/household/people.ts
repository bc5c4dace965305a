import type { Household, Person } from '../../../../shared/contract/history.ts'
import type { Answers } from './answers.ts'
import { sums, totalsOf, type PaperMatches } from './matches.ts'

/** Who lives here, and what is changed about them. */
export function peopleAnswers({ all }: PaperMatches): Answers {
  const firstAt = all[0]?.at ?? null
  const lastAt = all.at(-1)?.at ?? null
  let household: Household = {
    people: [
      { player: 1, name: 'Anna', colour: 'amber', me: true, totals: totalsOf(all), firstAt, lastAt },
      { player: 2, name: 'Ben', colour: 'azure', me: false, totals: sums(12, 30), firstAt: null, lastAt },
      { player: 3, name: 'Chloe', colour: 'moss', me: false, totals: sums(0, 0), firstAt: null, lastAt: null },
    ],
    computers: [
      { game: 'judge-dredd', level: 'street', totals: sums(20, 41) },
      { game: 'judge-dredd', level: 'senior', totals: sums(17, 20) },
    ],
  }

  function change(people: readonly Person[]): Household {
    household = { ...household, people }
    return household
  }
  const changeOne = (player: number, changed: Partial<Person>): Household =>
    change(household.people.map((one) => (one.player === player ? { ...one, ...changed } : one)))

  return {
    'players.list': () => household,
    'players.rename': ({ player, name }) => changeOne(player, { name }),
    'players.recolour': ({ player, colour }) => changeOne(player, { colour }),
    'players.setMe': ({ player }) => change(household.people.map((one) => ({ ...one, me: one.player === player }))),
    'players.mergePreview': ({ into }) => ({ moves: 42, running: 0, together: into === 3 ? 0 : 12 }),
    'players.merge': ({ from }) => change(household.people.filter(({ player }) => player !== from)),
  }
}
