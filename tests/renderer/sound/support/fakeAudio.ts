/** Web Audio without a loudspeaker: it takes what the standard takes, throws where the standard throws, and its clock is turned by hand. */

type Link = FakeNode | FakeParam

export class FakeParam {
  value = 0
  /** When its changes take place. */
  private last = 0

  setValueAtTime(value: number, at: number): this {
    return this.plan(value, at)
  }
  linearRampToValueAtTime(value: number, at: number): this {
    return this.plan(value, at)
  }
  exponentialRampToValueAtTime(value: number, at: number): this {
    if (!(value > 0)) throw new RangeError(`no exponential way to ${value}`)
    return this.plan(value, at)
  }
  setTargetAtTime(value: number, at: number, constant: number): this {
    if (!(constant > 0)) throw new RangeError(`a time constant of ${constant}`)
    this.value = value
    return this.plan(value, Math.max(at, this.last))
  }

  private plan(value: number, at: number): this {
    if (!Number.isFinite(value) || !Number.isFinite(at) || at < 0) throw new RangeError(`${value} at ${at}`)
    if (at < this.last) throw new RangeError(`planned for ${at}, after ${this.last}`)
    this.last = at
    return this
  }
}

export class FakeNode {
  readonly gain = new FakeParam()
  readonly frequency = new FakeParam()
  readonly Q = new FakeParam()
  readonly threshold = new FakeParam()
  readonly knee = new FakeParam()
  readonly ratio = new FakeParam()
  readonly attack = new FakeParam()
  readonly release = new FakeParam()
  to: Link | null = null
  type = ''
  curve: Float32Array | null = null
  buffer: unknown = null
  loop = false
  onended: (() => void) | null = null
  from = Infinity
  until = Infinity
  private readonly context: FakeContext

  constructor(context: FakeContext) {
    this.context = context
  }
  connect(to: Link): Link {
    this.to = to
    return to
  }
  disconnect(): void {
    this.to = null
  }
  start(at: number): void {
    if (at < this.context.currentTime) throw new RangeError('started in the past')
    this.from = at
    this.context.sources.add(this)
  }
  stop(at: number): void {
    if (this.from === Infinity) throw new Error('stopped before it was started')
    this.until = at
  }
}

export class FakeContext {
  currentTime = 0
  readonly sampleRate = 1_000
  state: 'suspended' | 'running' | 'closed' = 'suspended'
  readonly destination = new FakeNode(this)
  /** What has been started and is not over. */
  readonly sources = new Set<FakeNode>()

  private readonly make = (): FakeNode => new FakeNode(this)
  readonly createGain = this.make
  readonly createOscillator = this.make
  readonly createBufferSource = this.make
  readonly createBiquadFilter = this.make
  readonly createDynamicsCompressor = this.make
  readonly createWaveShaper = this.make

  createBuffer(_channels: number, length: number): { getChannelData: () => Float32Array } {
    const data = new Float32Array(length)
    return { getChannelData: () => data }
  }
  resume(): Promise<void> {
    this.state = 'running'
    return Promise.resolve()
  }
  suspend(): Promise<void> {
    this.state = 'suspended'
    return Promise.resolve()
  }

  /** Lets time go by, in seconds; what is over then says so. */
  advance(seconds: number): void {
    this.currentTime += seconds
    for (const source of this.sources) {
      if (source.until > this.currentTime) continue
      this.sources.delete(source)
      source.onended?.()
    }
  }

  /** The sounds that are on their way or heard: each is one node that its voices run together in. `beyond`: seconds that are not counted any more. */
  sounding(beyond = 0): number {
    const sounds = [...this.sources].filter(({ until }) => until > this.currentTime + beyond).map(soundOf)
    return new Set(sounds.filter((sound) => sound !== null)).size
  }
}

/** Voices go through a filter or not, then through an envelope, into the node of their sound, into a bus, into the master. */
function soundOf(source: FakeNode): Link | null {
  const way: Link[] = []
  for (let at: Link | null = source; at !== null; at = at instanceof FakeNode ? at.to : null) way.push(at)
  // … sound, bus, master, compressor, curve, loudspeaker
  return way.at(-1) instanceof FakeParam ? null : (way.at(-6) ?? null)
}

/** A context for the player, which asks for the browser's own. */
export const asContext = (context: FakeContext): AudioContext => context as unknown as AudioContext
