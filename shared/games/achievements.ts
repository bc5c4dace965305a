import type { DreddDeed } from './judge-dredd/facts/deeds.ts'
import type { RealmDeed } from './realm-lords/facts/deeds.ts'

/** What has to be done for an achievement: a deed (facts/deeds.ts of its game) so often, or so many matches won in a row (`streak`). */
export type Aim = { readonly id: string; readonly game: string; readonly deed: string; readonly goal: number }

type Row<Deed> = readonly [id: string, deed: Deed | 'streak', goal: number]

const dredd: readonly Row<DreddDeed>[] = [
  ['first-collar', 'arrests', 1],
  ['hundred-collars', 'arrests', 100],
  ['most-wanted', 'mostWanted', 1],
  ['big-fish', 'bigArrests', 10],
  ['litter-patrol', 'pettyArrests', 10],
  ['busy-night', 'busyNight', 1],
  ['slim-chance', 'slimArrests', 1],
  ['sure-thing', 'sureThings', 1],
  ['frequent-patient', 'care', 25],
  ['revolving-door', 'revolvingDoor', 1],
  ['stalemate', 'standOffs', 25],
  ['slippery', 'bananas', 10],
  ['by-the-book', 'books', 50],
  ['lost-in-the-post', 'paperwork', 20],
  ['barney', 'barneys', 10],
  ['family-reunion', 'cousins', 10],
  ['first-verdict', 'wins', 1],
  ['clean-sheet', 'cleanSheet', 1],
  ['fair-play', 'fairPlay', 1],
  ['landslide', 'landslide', 1],
  ['photo-finish', 'photoFinish', 1],
  ['last-one-standing', 'duels', 1],
  ['crowd-control', 'crowd', 1],
  ['desk-job', 'deskJob', 1],
  ['seven-in-a-row', 'streak', 7],
]

const realm: readonly Row<RealmDeed>[] = [
  ['first-blood', 'fights', 1],
  ['veteran-of-fights', 'fights', 250],
  ['lord-slayer', 'lords', 1],
  ['lords-by-the-dozen', 'lords', 12],
  ['campaigner', 'wins', 1],
  ['three-thrones', 'threeLords', 1],
  ['death-undone', 'deathLord', 1],
  ['legend', 'legend', 1],
  ['untouched', 'untouched', 1],
  ['one-blow', 'oneBlow', 10],
  ['last-breath', 'lastBreath', 1],
  ['long-shot', 'longShots', 1],
  ['long-argument', 'longFights', 5],
  ['deathless', 'deathless', 1],
  ['in-a-hurry', 'hurry', 1],
  ['bare-hands', 'bareHands', 1],
  ['full-purse', 'fullPurse', 1],
  ['good-customer', 'bought', 50],
  ['veteran', 'veteran', 1],
  ['from-the-ashes', 'ashes', 1],
  ['known-at-the-inn', 'defeats', 25],
  ['better-part-of-valour', 'flights', 20],
  ['nothing-to-steal', 'pauper', 1],
  ['so-close', 'soClose', 1],
  ['fresh-face', 'freshFace', 1],
  ['boxcars', 'twelves', 12],
  ['snake-eyes', 'snakeEyes', 13],
  ['thousand-leagues', 'steps', 1000],
  ['three-in-a-row', 'streak', 3],
]

const of = (game: string, rows: readonly Row<string>[]): Aim[] => rows.map(([id, deed, goal]) => ({ id, game, deed, goal }))

/** Every achievement; its texts are `achievements.<game>.<id>` of the language files. */
export const achievements: readonly Aim[] = [...of('judge-dredd', dredd), ...of('realm-lords', realm)]
