import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { makeI18n } from './i18n/index.ts'
import { fetchTheRest } from './later.ts'
import { firstLanguage, speaker, speakPseudo } from './i18n/speak.ts'
import { hangTextures } from './theme/theme.ts'
import './table/choices.css'

hangTextures()
const i18n = makeI18n()
const app = createApp(App).use(createPinia()).use(i18n)
const spoken = speaker(i18n.global)(firstLanguage()).then(() => speakPseudo(i18n.global))
// Whatever may be wrong with the texts of a language, there is a window.
void spoken.finally(() => {
  app.mount('#app')
  fetchTheRest()
})
