/** When a voice is heard, in milliseconds from the start of its sound, and how loud: up in a line, held, down to nothing in a curve. */
export type Shape = {
  readonly at: number
  readonly attack: number
  readonly hold: number
  readonly fall: number
  /** The loudest it is, 1 being all there is. */
  readonly gain: number
}

/** A tone that glides from one pitch to another, in hertz; `damp` takes away what lies above, `wobble` sways it. */
export type Tone = Shape & {
  readonly kind: 'tone'
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth'
  readonly from: number
  readonly to: number
  readonly damp: number | null
  readonly wobble: { readonly rate: number; readonly depth: number } | null
}

/** Noise through a filter whose pitch glides; in hertz. */
export type Noise = Shape & {
  readonly kind: 'noise'
  readonly band: 'lowpass' | 'bandpass' | 'highpass'
  readonly from: number
  readonly to: number
  readonly q: number
}

export type Voice = Tone | Noise
/** A sound is made of voices. */
export type Recipe = readonly Voice[]

const shape: Shape = { at: 0, attack: 2, hold: 0, fall: 80, gain: 0.3 }

/** A tone at a pitch; what is not said is short, even and clear. */
export function tone(wave: Tone['wave'], from: number, more: Partial<Omit<Tone, 'kind' | 'wave' | 'from'>> = {}): Tone {
  return { ...shape, kind: 'tone', wave, from, to: from, damp: null, wobble: null, ...more }
}

/** Noise around a pitch. */
export function noise(band: Noise['band'], from: number, more: Partial<Omit<Noise, 'kind' | 'band' | 'from'>> = {}): Noise {
  return { ...shape, kind: 'noise', band, from, to: from, q: 0.8, ...more }
}

/** Something struck that rings in several partials at once, the higher ones softer and shorter; together they have the gain. */
export function struck(pitch: number, partials: readonly number[], { at, gain, fall }: Pick<Shape, 'at' | 'gain' | 'fall'>): Recipe {
  const shares = partials.map((_, i) => 1 / (i + 1.2))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return partials.map((ratio, i) =>
    tone('sine', pitch * ratio, { at, attack: 1, gain: (gain * (shares[i] ?? 0)) / whole, fall: fall / (i * 0.6 + 1) }),
  )
}

/** How loud a voice is at a moment of its sound (ms), without its filter. */
export function levelAt({ at, attack, hold, fall, gain }: Shape, moment: number): number {
  const since = moment - at
  if (since < 0) return 0
  if (since < attack) return (gain * since) / attack
  if (since < attack + hold) return gain
  const past = since - attack - hold
  return past < fall ? gain * silence ** (past / fall) : 0
}

/** What counts as nothing: the end of a fall, as a share of its beginning. */
export const silence = 0.001

/** How long a voice lasts, in milliseconds. */
export const lengthOfShape = ({ attack, hold, fall }: Shape): number => attack + hold + fall

/** When a sound is over, in milliseconds. */
export const lengthOf = (recipe: Recipe): number => Math.max(0, ...recipe.map((voice) => voice.at + lengthOfShape(voice)))
