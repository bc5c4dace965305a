import type { Component } from 'vue'
import { later } from '../later.ts'
import type { Screen } from '../stores/screen.ts'
import HomeScreen from './HomeScreen.vue'
import SetupScreen from './SetupScreen.vue'
import TableScreen from './TableScreen.vue'

/** The screens of the window. What is not needed to start comes later. */
export const pages: Readonly<Record<Screen, Component>> = {
  home: HomeScreen,
  library: later(() => import('./library/LibraryScreen.vue')),
  history: later(() => import('./HistoryScreen.vue')),
  setup: SetupScreen,
  table: TableScreen,
  replay: later(() => import('./ReplayScreen.vue')),
}
