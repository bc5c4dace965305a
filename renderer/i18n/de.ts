import { textsOf, type Texts } from './texts.ts'

/** Every text of the window in German. */
export default textsOf(
  import.meta.glob<Texts>(['./de/*.json', '!./de/menu.json'], { eager: true, import: 'default' }),
  import.meta.glob<Texts>('./de/judge-dredd/*.json', { eager: true, import: 'default' }),
  import.meta.glob<Texts>('./de/realm-lords/*.json', { eager: true, import: 'default' }),
)
