import { createPinia } from 'pinia'
import { createApp, type Component } from 'vue'
import App from './App.vue'
import { makeI18n } from './i18n/index.ts'
import { fetchTheRest } from './later.ts'
import { firstLanguage, speaker, speakPseudo } from './i18n/speak.ts'
import { hangTextures } from './theme/theme.ts'
import './table/choices.css'

/** What the window shows: the app, or, when the program was started with `--gallery`, everything that it is made of. */
async function shown(): Promise<Component> {
  if (!new URLSearchParams(location.search).has('gallery')) return App
  return (await import('./gallery/GalleryScreen.vue')).default
}

hangTextures()
const i18n = makeI18n()
const spoken = speaker(i18n.global)(firstLanguage()).then(() => speakPseudo(i18n.global))
// Whatever may be wrong with the texts of a language, there is a window. Nothing waits at the top of this module: what is fetched imports it.
void spoken
  .catch(() => undefined)
  .then(shown)
  .then((component) => {
    createApp(component).use(createPinia()).use(i18n).mount('#app')
    void fetchTheRest()
  })
