import { textsOf, type Texts } from './texts.ts'

/** English as nobody speaks it; the build makes it (`?pseudo`, build/vite/texts.ts). */
export default textsOf(
  import.meta.glob<Texts>(['./en/*.json', '!./en/menu.json'], { eager: true, import: 'default', query: '?pseudo' }),
  import.meta.glob<Texts>('./en/judge-dredd/*.json', { eager: true, import: 'default', query: '?pseudo' }),
  import.meta.glob<Texts>('./en/realm-lords/*.json', { eager: true, import: 'default', query: '?pseudo' }),
)
