// Put together by recording.ts and run in the page, which has Web Audio: plays sounds as the window plays them, and says what is heard.
import { defaultSound } from '../../../shared/contract/choices.ts'
import { manners, type SoundClass, type World } from '../../../renderer/sound/classes.ts'
import { mixerOn } from '../../../renderer/sound/mixer.ts'
import { recipes } from '../../../renderer/sound/recipes/index.ts'
import { sing } from '../../../renderer/sound/synth.ts'
import { lengthOf } from '../../../renderer/sound/voices.ts'

/** What is recorded: `pitch` is a factor, `cut` when the sound is ended, in seconds from its beginning. */
export type Cue = { readonly world: World; readonly sound: SoundClass; readonly pitch?: number; readonly cut?: number }

/** What a recording is like. Levels are shares of all there is. */
export type Take = {
  readonly peak: number
  /** The mean of the samples: how far the loudspeaker is pushed to one side. */
  readonly offset: number
  /** The first and the last sample that is not silence: where they are far from it, there is a click. */
  readonly edges: readonly [number, number]
  /** In seconds. */
  readonly length: number
  /** How loud ears have its loudest 200 ms (ITU-R BS.1770, in LUFS). */
  readonly loudness: number
  /** Every 10 ms, in 24 bands of pitch: decibels below the strongest, down to `floor`. */
  readonly picture: readonly (readonly number[])[]
}

const rate = 48_000
const lead = 0.1
/** So long the compressor and the filters take to come to rest. */
const rest = 0.2
const silence = 1e-5
const floor = -45

/** Records a sound at the volumes that a new household has. */
async function record({ world, sound, pitch = 1, cut }: Cue): Promise<Take> {
  const recipe = recipes[world][sound]
  const context = new OfflineAudioContext(1, (lead + lengthOf(recipe) / 1000 + rest) * rate, rate)
  const mixer = mixerOn(context, steadyRandom())
  mixer.set(defaultSound)
  const ringing = sing(context, mixer.buses[manners[sound].bus], mixer.hiss, recipe, lead, pitch)
  if (cut !== undefined) void context.suspend(lead + cut).then(() => (ringing.stop(), context.resume()))
  const tape = await context.startRendering()
  const samples = tape.getChannelData(0)
  const isHeard = (sample: number): boolean => Math.abs(sample) > silence
  const heard = samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1)
  return {
    peak: heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    offset: heard.reduce((sum, sample) => sum + sample, 0) / heard.length,
    edges: [heard[0] ?? 0, heard.at(-1) ?? 0],
    length: heard.length / rate,
    loudness: await loudnessOf(tape),
    picture: await pictureOf(tape),
  }
}

/** The same noise every time. */
function steadyRandom(): () => number {
  let state = 1
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32
}

function play(tape: AudioBuffer, context: BaseAudioContext): AudioNode {
  const source = new AudioBufferSourceNode(context, { buffer: tape })
  source.start()
  return source
}

/** The two filters that BS.1770 hears through, at 48 kHz. */
const weighting = [
  [
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
  ],
  [
    [1, -2, 1],
    [1, -1.99004745483398, 0.99007225036621],
  ],
] as const

async function loudnessOf(tape: AudioBuffer): Promise<number> {
  const context = new OfflineAudioContext(1, tape.length, rate)
  const through = (node: AudioNode, [forth, back]: (typeof weighting)[number]): AudioNode =>
    node.connect(context.createIIRFilter([...forth], [...back]))
  const weighed = weighting.reduce(through, play(tape, context))
  weighed.connect(context.destination)
  const samples = (await context.startRendering()).getChannelData(0)
  const window = 0.2 * rate
  let [sum, most] = [0, 0]
  samples.forEach((sample, at) => {
    sum += sample ** 2 - (samples[at - window] ?? 0) ** 2
    most = Math.max(most, sum)
  })
  return -0.691 + 10 * Math.log10(most / window)
}

/** The middles of the bands, in hertz: equal steps to the ear (mel) from 60 to 12,000. */
const bands = Array.from({ length: 24 }, (_, at) => 700 * (10 ** ((92 + ((3_180 - 92) * at) / 23) / 2_595) - 1))

async function pictureOf(tape: AudioBuffer): Promise<number[][]> {
  const context = new OfflineAudioContext(bands.length, tape.length, rate)
  const source = play(tape, context)
  const lanes = context.createChannelMerger(bands.length)
  bands.forEach((frequency, lane) => {
    const pass = (): BiquadFilterNode => new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 4 })
    source.connect(pass()).connect(pass()).connect(lanes, 0, lane)
  })
  lanes.connect(context.destination)
  const heard = await context.startRendering()
  const tracks = bands.map((_, lane) => powersOf(heard.getChannelData(lane).subarray(lead * rate)))
  const most = Math.max(...tracks.flat())
  const levels = tracks.map((track) => track.map((power) => Math.max(floor, 10 * Math.log10(power / most))))
  return levels[0]?.map((_, at) => levels.map((level) => level[at] ?? floor)) ?? []
}

/** The mean power of every 10 ms. */
function powersOf(samples: Float32Array): number[] {
  const step = rate / 100
  return Array.from({ length: Math.floor(samples.length / step) }, (_, at) =>
    samples.subarray(at * step, (at + 1) * step).reduce((sum, sample) => sum + sample ** 2 / step, 0),
  )
}

Reflect.set(globalThis, 'record', record)
