import { z } from '../kernel/zod.ts'

/** Every address that the program can be asked to open, in the system's browser and after asking: no other is ever opened. */
export const links = [
  'https://game-icons.net',
  'https://creativecommons.org/licenses/by/3.0/',
  'https://openfontlicense.org',
  'https://github.com/huertatipografica/Alegreya',
  'https://github.com/NDISCOVER/Cinzel',
  'https://github.com/Omnibus-Type/Saira',
  'https://github.com/CatharsisFonts/Ysabeau',
] as const
export type Link = (typeof links)[number]

export const linkRef = z.strictObject({ link: z.enum(links) })
/** `opened`: the person said yes, and the system took it. */
export const linkOpened = z.strictObject({ opened: z.boolean() })
/** A text for people: what to tell whoever mends the program, or what others' licences say. */
export const shownText = z.strictObject({ text: z.string() })
