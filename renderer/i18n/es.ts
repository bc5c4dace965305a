import { textsOf, type Texts } from './texts.ts'

/** Every text of the window in Spanish. */
export default textsOf(
  import.meta.glob<Texts>(['./es/*.json', '!./es/menu.json'], { eager: true, import: 'default' }),
  import.meta.glob<Texts>('./es/judge-dredd/*.json', { eager: true, import: 'default' }),
  import.meta.glob<Texts>('./es/realm-lords/*.json', { eager: true, import: 'default' }),
)
