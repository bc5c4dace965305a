import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { makeI18n } from './i18n/index.ts'
import { hangTextures } from './theme/theme.ts'
import './table/choices.css'

hangTextures()
createApp(App).use(createPinia()).use(makeI18n()).mount('#app')
