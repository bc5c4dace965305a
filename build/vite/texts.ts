import { baseCompile } from '@intlify/message-compiler'
import type { Plugin } from 'vite'
import { pseudo } from '../../renderer/i18n/pseudo.ts'
import type { Texts } from '../../renderer/i18n/texts.ts'

/** A text as vue-i18n reads it: a tree, and no longer a string. */
type Tree = object
type Compiled = { readonly [key: string]: Tree | readonly Tree[] | Compiled }

/** A language file (its address may end in `?pseudo`), which the window says texts from; the menu's and the checker's are the main process's. */
const textFile = /\/renderer\/i18n\/\w+\/.*\.json(\?pseudo)?$/

/**
 * Makes trees of the texts at build, so that the window never reads one while somebody waits for a picture; with `?pseudo` of the texts of
 * the language that nobody speaks. @throws where a text is not written as vue-i18n's are
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    transform: {
      order: 'pre',
      filter: { id: textFile },
      handler(json, id) {
        const texts = JSON.parse(json) as Texts
        const trees = compiled(id.endsWith('?pseudo') ? pseudo(texts) : texts)
        // A long JSON is read sooner than the same as code.
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(trees))})`, moduleType: 'js', map: null }
      },
    },
  }
}

/** Every text of a file as a tree. @throws where a text is not written as vue-i18n's are */
export function compiled(texts: Texts): Compiled {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, made(value)]))
}

function made(value: Texts[string]): Compiled[string] {
  if (typeof value === 'string') return treeOf(value)
  return isLines(value) ? value.map(treeOf) : compiled(value)
}

function isLines(value: readonly string[] | Texts): value is readonly string[] {
  return Array.isArray(value)
}

function treeOf(text: string): Tree {
  const onError = (fault: Error): never => {
    throw new Error(`${fault.message}: ${text}`)
  }
  return baseCompile(text, { jit: true, minify: true, optimize: true, location: false, onError }).ast
}
