import { textsOf, type Texts } from './texts.ts'

/** Every text of the window in French. */
export default textsOf(
  import.meta.glob<Texts>(['./fr/*.json', '!./fr/menu.json'], { eager: true, import: 'default' }),
  import.meta.glob<Texts>('./fr/judge-dredd/*.json', { eager: true, import: 'default' }),
  import.meta.glob<Texts>('./fr/realm-lords/*.json', { eager: true, import: 'default' }),
)
