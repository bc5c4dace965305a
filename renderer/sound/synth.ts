import { lengthOf, lengthOfShape, silence, type Noise, type Recipe, type Shape, type Tone, type Voice } from './voices.ts'

/** A sound that is on its way or heard. */
export type Ringing = {
  /** When it begins and ends, in seconds of its context. */
  readonly from: number
  readonly until: number
  /** Ends it, softly but at once. */
  readonly stop: () => void
}

/** So long a stopped sound takes to be gone, in seconds. */
const fade = 0.02

/**
 * Plays a recipe into `out`. `at`: seconds of the context; `pitch`: a factor on every pitch; `hiss`: at least a second of white noise.
 * Everything that was made for it is let go when it is over.
 */
export function sing(context: BaseAudioContext, out: AudioNode, hiss: AudioBuffer, recipe: Recipe, at: number, pitch: number): Ringing {
  const level = context.createGain()
  level.connect(out)
  const sources = recipe.map((voice) => voiceOf(context, level, hiss, voice, at + voice.at / 1000, pitch))
  let left = sources.length
  for (const source of sources) {
    source.onended = () => {
      source.disconnect()
      left -= 1
      if (left === 0) level.disconnect()
    }
  }
  const until = at + lengthOf(recipe) / 1000
  return {
    from: at,
    until,
    stop: () => {
      const now = context.currentTime
      if (now >= until) return
      level.gain.setTargetAtTime(0, now, fade / 4)
      for (const source of sources) source.stop(now + fade)
    },
  }
}

function voiceOf(
  context: BaseAudioContext,
  out: AudioNode,
  hiss: AudioBuffer,
  voice: Voice,
  at: number,
  pitch: number,
): AudioScheduledSourceNode {
  const end = at + lengthOfShape(voice) / 1000
  const envelope = envelopeOf(context, voice, at)
  envelope.connect(out)
  const source =
    voice.kind === 'tone' ? toneOf(context, envelope, voice, at, end, pitch) : noiseOf(context, envelope, hiss, voice, at, end, pitch)
  source.start(at)
  source.stop(end + 0.01)
  return source
}

function envelopeOf(context: BaseAudioContext, { attack, hold, fall, gain }: Shape, at: number): GainNode {
  const node = context.createGain()
  const top = at + attack / 1000
  const falls = top + hold / 1000
  node.gain.setValueAtTime(0, at)
  node.gain.linearRampToValueAtTime(gain, top)
  node.gain.setValueAtTime(gain, falls)
  node.gain.exponentialRampToValueAtTime(gain * silence, falls + fall / 1000)
  node.gain.setValueAtTime(0, falls + fall / 1000)
  return node
}

function toneOf(context: BaseAudioContext, out: AudioNode, voice: Tone, at: number, end: number, pitch: number): OscillatorNode {
  const source = context.createOscillator()
  source.type = voice.wave
  glide(source.frequency, voice, at, end, pitch)
  if (voice.wobble !== null) sway(context, source, voice.wobble, at, end)
  source.connect(voice.damp === null ? out : filterTo(context, out, 'lowpass', voice.damp * pitch, 0.7))
  return source
}

function sway(
  context: BaseAudioContext,
  source: OscillatorNode,
  { rate, depth }: NonNullable<Tone['wobble']>,
  at: number,
  end: number,
): void {
  const slow = context.createOscillator()
  slow.frequency.setValueAtTime(rate, at)
  const amount = context.createGain()
  amount.gain.setValueAtTime(depth, at)
  slow.connect(amount).connect(source.frequency)
  slow.start(at)
  slow.stop(end + 0.01)
}

function noiseOf(
  context: BaseAudioContext,
  out: AudioNode,
  hiss: AudioBuffer,
  voice: Noise,
  at: number,
  end: number,
  pitch: number,
): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = hiss
  source.loop = true
  const filter = filterTo(context, out, voice.band, voice.from * pitch, voice.q)
  glide(filter.frequency, voice, at, end, pitch)
  source.connect(filter)
  return source
}

function filterTo(context: BaseAudioContext, out: AudioNode, type: BiquadFilterType, frequency: number, q: number): BiquadFilterNode {
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.frequency.value = frequency
  filter.Q.value = q
  filter.connect(out)
  return filter
}

function glide(param: AudioParam, { from, to }: Pick<Voice, 'from' | 'to'>, at: number, end: number, pitch: number): void {
  param.setValueAtTime(from * pitch, at)
  if (to !== from) param.exponentialRampToValueAtTime(to * pitch, end)
}
