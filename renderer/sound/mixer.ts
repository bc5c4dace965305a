import { buses, type Bus } from '../../shared/contract/choices.ts'
import type { SoundSettings } from '../../shared/contract/settings.ts'

/** The way of all sound: a bus each, the master, a compressor, and a curve that nothing is louder than. */
export type Mixer = {
  readonly buses: Readonly<Record<Bus, AudioNode>>
  /** White noise for the voices. */
  readonly hiss: AudioBuffer
  /** Volumes take effect at once, without a click. */
  readonly set: (sound: SoundSettings) => void
}

/** Nothing that leaves the mixer is louder than this, 1 being all that there is. */
export const ceiling = 0.85

/** A volume in percent as a factor: ears hear in proportions, so the middle of a slider is half as loud. */
export const factorOf = (percent: number): number => (percent / 100) ** 2

/** Up to here the curve leaves a sound as it is. */
const knee = 0.5

/** What becomes of a level between -1 and 1 (and of all beyond): never more than the ceiling. */
export function bend(level: number): number {
  const size = Math.min(Math.abs(level), 1)
  const room = ceiling - knee
  return Math.sign(level) * (size <= knee ? size : knee + room * Math.tanh((size - knee) / room))
}

/** Builds the way to the loudspeaker of a context. `random`: from 0 to 1. */
export function mixerOn(context: BaseAudioContext, random: () => number): Mixer {
  const master = context.createGain()
  const compressor = context.createDynamicsCompressor()
  compressor.threshold.value = -14
  compressor.knee.value = 8
  compressor.ratio.value = 8
  compressor.attack.value = 0.003
  compressor.release.value = 0.18
  const top = context.createWaveShaper()
  top.curve = Float32Array.from({ length: 2049 }, (_, i) => bend(i / 1024 - 1))
  master.connect(compressor).connect(top).connect(context.destination)
  const lanes = Object.fromEntries(buses.map((bus) => [bus, context.createGain()])) as Record<Bus, GainNode>
  for (const bus of buses) lanes[bus].connect(master)
  const to = (node: GainNode, level: number): unknown => node.gain.setTargetAtTime(level, context.currentTime, 0.012)
  return {
    buses: lanes,
    hiss: hissOf(context, random),
    set: (sound) => {
      to(master, sound.on ? factorOf(sound.master) : 0)
      for (const bus of buses) to(lanes[bus], factorOf(sound[bus]))
    },
  }
}

function hissOf(context: BaseAudioContext, random: () => number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = random() * 2 - 1
  return buffer
}
