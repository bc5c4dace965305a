/** The two editions of the city: printed on black, or on paper. */
export const cityThemes = ['night', 'paper'] as const
export type CityTheme = (typeof cityThemes)[number]

/** The grounds a sector can have: four plain ones, gold for where a Judge starts, pale for the hospital. */
export type Ground = 'first' | 'second' | 'third' | 'fourth' | 'start' | 'care'

/** The inks of an edition. Ink, hazard yellow, red and paper are the same in both. */
export type Inks = {
  readonly ink: string
  /** Outlines of common houses: softer than the ink on paper, where there are many. */
  readonly line: string
  readonly outside: string
  readonly scrub: string
  readonly wall: string
  readonly wallLight: string
  readonly avenue: string
  readonly lane: string
  readonly shadow: string
  readonly dot: string
  readonly dotStrength: number
  readonly light: string
  readonly coldLight: string
  readonly glow: number
  readonly river: string
  readonly riverDeep: string
  readonly glint: string
  readonly bridge: string
  readonly gold: string
  readonly red: string
  readonly hazard: string
  readonly paper: string
  readonly leaf: string
  readonly carFront: string
  readonly carBack: string
  readonly cars: readonly string[]
  readonly grounds: Readonly<Record<Ground, string>>
  readonly roofMix: string
  readonly wallMix: string
}

const same = { ink: '#0b0c10', gold: '#e0ad42', red: '#d3342b', hazard: '#ffcc1f', paper: '#fffaf0' } as const

export const inks: Readonly<Record<CityTheme, Inks>> = {
  night: {
    ...same,
    line: '#0b0c10',
    outside: '#0e1016',
    scrub: '#2b303c',
    wall: '#3b4150',
    wallLight: '#5b6478',
    avenue: '#1e222d',
    lane: '#b98f25',
    shadow: '#07080c',
    dot: '#07080c',
    dotStrength: 0.42,
    light: '#ffd84a',
    coldLight: '#8ff0e4',
    glow: 0.3,
    river: '#0f7f80',
    riverDeep: '#0a5358',
    glint: '#46c9bd',
    bridge: '#b9b09a',
    leaf: '#4f9a55',
    carFront: '#fff6cf',
    carBack: '#ff6a55',
    cars: ['#4a5366', '#4a5366', '#6b3a3a'],
    grounds: { first: '#2a3f72', second: '#1c5560', third: '#4d3470', fourth: '#683f35', start: '#82601a', care: '#8791a0' },
    roofMix: '#c9d3ea',
    wallMix: '#07080c',
  },
  paper: {
    ...same,
    line: '#4a4232',
    outside: '#c9bb98',
    scrub: '#a99a76',
    wall: '#8d8165',
    wallLight: '#b5a988',
    avenue: '#f4ecd8',
    lane: '#a88d4e',
    shadow: '#4d4534',
    dot: '#3a3222',
    dotStrength: 0.36,
    light: '#fff3c4',
    coldLight: '#3d7d7b',
    glow: 0,
    river: '#2ba8a2',
    riverDeep: '#1c8583',
    glint: '#b9f0e6',
    bridge: '#efe7d2',
    leaf: '#4d8a4a',
    carFront: '#fff6cf',
    carBack: '#d3342b',
    cars: ['#2f74c8', '#d3342b', '#e0ad42', '#fffaf0', '#2a9d4a'],
    grounds: { first: '#a9bfd6', second: '#9fc9c4', third: '#c3b4d2', fourth: '#dcbfa2', start: '#f0ca5e', care: '#eceae4' },
    roofMix: '#fffdf4',
    wallMix: '#2c2618',
  },
}
