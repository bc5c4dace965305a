import { textsOf, type Texts } from './texts.ts'

/** Every text of the window in English. */
export default textsOf(
  import.meta.glob<Texts>(['./en/*.json', '!./en/menu.json'], { eager: true, import: 'default' }),
  import.meta.glob<Texts>('./en/judge-dredd/*.json', { eager: true, import: 'default' }),
  import.meta.glob<Texts>('./en/realm-lords/*.json', { eager: true, import: 'default' }),
)
