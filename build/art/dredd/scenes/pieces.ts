import { defaultCards } from '../../../../shared/games/judge-dredd/cards/defaultPack.ts'
import type { ActionCard } from '../../../../shared/games/judge-dredd/cards/schema.ts'
import { pick, random } from '../../draw/rng.ts'
import type { ArtPiece } from '../../set.ts'
import { cityAccent, combatAccent, crimeAccent } from './accents.ts'
import { ACTION_SCENES } from './actions.ts'
import { CRIME_SCENES } from './crimes.ts'
import { MOODS, PLACES, SCENE, type MoodName, type Place } from './places.ts'
import { drawScene, type Scene } from './scene.ts'

const { pack } = defaultCards()
const coats = ['#d3342b', '#2f74c8', '#4f9a55', '#e0ad42', '#7a4fb0', '#53412e'] as const

/** The scene of a card that nobody has described yet: a place, an hour and somebody there that belong to its id. */
export function strangeScene(id: string, icon: string): Scene {
  const r = random(id)
  const [place, mood] = [pick(r, Object.keys(PLACES) as readonly Place[]), pick(r, Object.keys(MOODS) as readonly MoodName[])]
  return {
    place,
    mood,
    things: [
      { coat: pick(r, coats), at: [56 + r() * 30, 118], hat: pick(r, ['cap', 'hair', 'mask', 'mohawk']), arms: 'point', mood: 'grin' },
      { icon, at: [118, 66], size: 62, fill: pick(r, ['#ffcc1f', '#fffaf0', '#8fd0ff', '#ff8ad0']) },
    ],
  }
}

/** The picture of a crime worth `value`, 200 x 132. */
export const crimePicture = (id: string, value: number): string =>
  drawScene(id, CRIME_SCENES[id] ?? strangeScene(id, 'police-badge'), crimeAccent(value))

/** The picture of an Action Card, 200 x 132: its scene, and an accent for each of its halves. */
export const actionPicture = ({ id, combat, city }: Pick<ActionCard, 'id' | 'combat' | 'city'>): string =>
  drawScene(
    id,
    ACTION_SCENES[id] ?? strangeScene(id, 'law-star'),
    (combat === null ? '' : combatAccent(combat)) + (city === null ? '' : cityAccent(city.effect)),
  )

/** Pictures of the pack's crimes. */
export const crimePieces: readonly ArtPiece[] = pack.crimes.map(({ id, value }) => ({
  key: id,
  svg: () => crimePicture(id, value),
  ...SCENE,
  format: 'svg',
}))

/** Pictures of the pack's Action Cards. */
export const actionPieces: readonly ArtPiece[] = pack.cards.map((card) => ({
  key: card.id,
  svg: () => actionPicture(card),
  ...SCENE,
  format: 'svg',
}))
