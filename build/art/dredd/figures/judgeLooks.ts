import type { Point } from './shape.ts'

/** The badges of the six Judges, 24 x 24 units around (12, 12). */
export const MARKS = {
  bolt: 'M13.6 3 5.4 13.4h5.2L8.8 21l9-11.2h-5.6z',
  star: 'M12 2.6l2.7 6.1 6.6.7-5 4.4 1.5 6.6L12 17l-5.8 3.4 1.5-6.6-5-4.4 6.6-.7z',
  ring: 'M12 3.4a8.6 8.6 0 1 0 0 17.2 8.6 8.6 0 0 0 0-17.2zm0 4.6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  bar: 'M3.6 8.2h16.8v7.6H3.6z',
  cross: 'M9 3.2h6V9h5.8v6H15v5.8H9V15H3.2V9H9z',
  chevron: 'M3.4 15.6 12 6.2l8.6 9.4-3.4 3.6L12 13.4l-5.2 5.8z',
} as const

export type Mark = keyof typeof MARKS

/** What tells one Judge's helmet and face from another's. All lengths in units of the 300 x 320 bust. */
export type JudgeLook = {
  readonly skin: string
  /** Left half of the jaw from the cheek to the chin; the right half mirrors it. */
  readonly jaw: readonly Point[]
  readonly crest: 'stripe' | 'twin' | 'wedge' | 'band' | 'fin' | 'wings'
  readonly visor: 'keen' | 'slot' | 'twin' | 'brow' | 'curved' | 'notched'
  readonly mouth: 'grim' | 'stern' | 'sneer' | 'moustache' | 'teeth' | 'smirk'
  readonly marks: readonly ('stubble' | 'scar' | 'plaster' | 'goatee' | 'freckles' | 'wrinkles' | 'cleft' | 'beauty')[]
  /** Hair that shows below the helmet. */
  readonly hair?: string
  /** Shell of the helmet. */
  readonly shell: string
}

/** The six by their ids in the pack. Skins and shells step through dark and light so that grey prints differ as well. */
export const JUDGE_LOOKS: Readonly<Record<string, JudgeLook>> = {
  'judge-flint': {
    skin: '#e2b48b',
    jaw: [
      [92, 190],
      [92, 240],
      [112, 272],
      [150, 280],
    ],
    crest: 'stripe',
    visor: 'keen',
    mouth: 'grim',
    marks: ['stubble', 'cleft'],
    shell: '#2b303c',
  },
  'judge-stern': {
    skin: '#8a5636',
    jaw: [
      [100, 190],
      [104, 232],
      [124, 266],
      [150, 280],
    ],
    crest: 'wings',
    visor: 'curved',
    mouth: 'stern',
    marks: ['beauty'],
    hair: '#14110f',
    shell: '#39414f',
  },
  'judge-quill': {
    skin: '#f2d8bd',
    jaw: [
      [104, 190],
      [106, 226],
      [128, 266],
      [150, 288],
    ],
    crest: 'twin',
    visor: 'twin',
    mouth: 'sneer',
    marks: ['goatee', 'scar'],
    shell: '#232833',
  },
  'judge-bracket': {
    skin: '#c98f5e',
    jaw: [
      [84, 190],
      [78, 238],
      [104, 274],
      [150, 278],
    ],
    crest: 'band',
    visor: 'slot',
    mouth: 'moustache',
    marks: ['wrinkles'],
    shell: '#343a47',
  },
  'judge-thump': {
    skin: '#5b3a2a',
    jaw: [
      [84, 190],
      [74, 250],
      [104, 286],
      [150, 284],
    ],
    crest: 'wedge',
    visor: 'brow',
    mouth: 'teeth',
    marks: ['plaster', 'scar'],
    shell: '#1f242e',
  },
  'judge-magnet': {
    skin: '#f0bf98',
    jaw: [
      [100, 190],
      [102, 234],
      [122, 262],
      [150, 272],
    ],
    crest: 'fin',
    visor: 'notched',
    mouth: 'smirk',
    marks: ['freckles'],
    hair: '#a8431c',
    shell: '#4a5160',
  },
}
