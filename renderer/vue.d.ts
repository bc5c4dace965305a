// For tools that do not read components themselves (the linter); the type checker looks into the real files first.
declare module '*.vue' {
  import type { DefineComponent } from 'vue'

  const component: DefineComponent
  export default component
}
