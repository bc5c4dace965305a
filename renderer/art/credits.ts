import type { Link } from '../../shared/contract/links.ts'

/** Where pictures and letters come from, for the page that names it. */
export type Credit = {
  /** What it is. */
  readonly work: string
  readonly authors: readonly string[]
  readonly source: Link
  readonly licence: string
  readonly licenceAddress: Link
}

/**
 * The icon set does not say in its package who drew which icon, so everyone named in the set's own licence file is credited.
 * The first two drew by far the most.
 */
const iconAuthors = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'the other contributors to game-icons.net',
] as const

const openFont = { licence: 'SIL Open Font License 1.1', licenceAddress: 'https://openfontlicense.org' } as const

/** Everything in the window that others made. Maps, portraits and plates are the project's own drawings. */
export const credits: readonly Credit[] = [
  {
    work: 'Game-icons',
    authors: iconAuthors,
    source: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    licenceAddress: 'https://creativecommons.org/licenses/by/3.0/',
  },
  { work: 'Alegreya', authors: ['The Alegreya Project Authors'], source: 'https://github.com/huertatipografica/Alegreya', ...openFont },
  { work: 'Cinzel', authors: ['The Cinzel Project Authors'], source: 'https://github.com/NDISCOVER/Cinzel', ...openFont },
  { work: 'Saira', authors: ['The Saira Project Authors'], source: 'https://github.com/Omnibus-Type/Saira', ...openFont },
  { work: 'Ysabeau Office', authors: ['The Ysabeau Project Authors'], source: 'https://github.com/CatharsisFonts/Ysabeau', ...openFont },
]
