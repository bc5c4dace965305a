import { stances, type Cube, type Stance } from '../cards/schema.ts'
import { takeCube } from '../changes.ts'
import type { RealmEvent } from '../events.ts'
import type { Build } from '../bots/greedy/duelTerms.ts'

/** The hero as the events tell of him: all that a fight's chances depend on, and all that a road shows. */
export type Hero = Build & {
  readonly energy: number
  readonly gold: number
  readonly level: number
  readonly round: number
  readonly doom: number
  readonly lords: number
}

/** Follows the hero event by event. */
export function heroFollower() {
  let [id, difficulty] = ['', '']
  let [health, maxHealth, energy, maxEnergy, gold, level, round, doom, lords] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  let items: { id: string; exhausted: boolean }[] = []
  const tracks: Record<Stance, Cube[]> = { ranged: [], melee: [], magic: [] }
  const track = (raise: string): Cube[] | null => tracks[stances.find((stance) => stance === raise)!] ?? null
  return {
    difficulty: () => difficulty,
    now: (): Hero => ({ hero: id, items, tracks, health, maxHealth, energy, maxEnergy, gold, level, round, doom, lords }),
    follow: (event: RealmEvent): void => {
      switch (event.type) {
        case 'heroTaken':
          ;[id, difficulty] = [event.hero, event.difficulty]
          ;[health, maxHealth, energy, maxEnergy, gold] = [event.health, event.health, event.energy, event.energy, event.gold]
          break
        case 'healthChanged':
          health = event.to
          break
        case 'energyChanged':
          energy = event.to
          break
        case 'goldChanged':
          gold = event.to
          break
        case 'levelGained':
          level = event.level
          break
        case 'maximumRaised':
          if (event.of === 'health') maxHealth = event.to
          else maxEnergy = event.to
          break
        case 'roundBegan':
          round = event.round
          break
        case 'doomSet':
        case 'doomMoved':
          doom = event.clock
          break
        case 'lordFell':
          lords += 1
          break
        case 'cardMoved':
          if (event.from.in === 'hero') items = items.filter((item) => item.id !== event.item)
          if (event.to.in === 'hero') items = [...items, { id: event.item, exhausted: false }]
          break
        case 'cubeMoved':
          if (event.from.in === 'track') takeFrom(track(event.from.raise), event.cube)
          if (event.to.in === 'track') track(event.to.raise)?.push(event.cube)
          break
        default:
          break
      }
    },
  }
}

function takeFrom(pile: Cube[] | null, cube: Cube): void {
  if (pile !== null) takeCube(pile, cube)
}
