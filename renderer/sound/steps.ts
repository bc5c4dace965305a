import type { SoundClass } from './classes.ts'
import type { Ears, GameSounds } from './gameSounds.ts'

/** An event with its ply, as the match store has it. */
type Heard = { readonly ply: number; readonly event: { readonly type: string } }

/** A roll and what follows it, until the next one; `key` names the result that shows it (see driver/results.ts). */
export type Roll = {
  readonly key: string
  /** With the landing: what the dice decided. */
  readonly landing: readonly SoundClass[]
  /** What happened after that. */
  readonly after: readonly SoundClass[]
}

/** The sounds of one answer: what comes before the first roll, then the rolls. */
export type Step = { readonly before: readonly SoundClass[]; readonly rolls: readonly Roll[] }

/** What the dice of a fight decide; it is heard as soon as they lie. */
const decided: readonly SoundClass[] = ['land', 'parry', 'arrest', 'downfall']

/** Sorts the sounds of an answer by the rolls in it. */
export function stepOf(heard: readonly Heard[], game: GameSounds, ears: Ears): Step {
  const before: SoundClass[] = []
  const rolls: { key: string; sounds: SoundClass[] }[] = []
  heard.forEach(({ ply, event }, at) => {
    const sounds = game.of(event, ears)
    if (sounds.includes('tumble')) rolls.push({ key: `result-${ply}-${at}`, sounds: [] })
    const into = rolls.at(-1)?.sounds ?? before
    into.push(...sounds.filter((sound) => sound !== 'tumble'))
  })
  return { before, rolls: rolls.map(({ key, sounds }) => ({ key, ...split(sounds) })) }
}

function split(sounds: readonly SoundClass[]): Pick<Roll, 'landing' | 'after'> {
  const at = sounds.findIndex((sound) => !decided.includes(sound))
  return at < 0 ? { landing: sounds, after: [] } : { landing: sounds.slice(0, at), after: sounds.slice(at) }
}
