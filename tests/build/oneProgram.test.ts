import { ESLint } from 'eslint'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import vueParser from 'vue-eslint-parser'
import { parserOfOneProgram } from '../../build/lint/oneProgram.ts'
import { emptyFolder } from '../support/folder.ts'

const late = "import { late } from '../first/late.ts'\n"
const config =
  '{ "compilerOptions": { "strict": true, "target": "ES2022", "types": [], "allowImportingTsExtensions": true, "noEmit": true } }'
const files: Readonly<Record<string, string>> = {
  'first/tsconfig.json': config,
  'second/tsconfig.json': config,
  'first/late.ts': 'export const late = (): Promise<number> => Promise.resolve(1)\n',
  'second/plain.ts': `${late}late()\n`,
  'second/tool.ts': `#!/usr/bin/env node\n${late}late()\n`,
  'second/Part.vue': `<script setup lang="ts">\n${late}late()\n</script>\n\n<template><b @click="late()">{{ late as unknown }}</b></template>\n`,
  'second/Row.vue': `<script setup lang="ts" generic="T extends string">\n${late}defineProps<{ row: T }>()\nlate()\n</script>\n`,
}

/** A linter that looks for promises nobody waits for, and the folder in which it does. */
function linter(): { readonly eslint: ESLint; readonly root: string } {
  const root = emptyFolder()
  for (const folder of ['first', 'second']) mkdirSync(path.join(root, folder))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text)
  const parser = parserOfOneProgram(['first', 'second'].map((folder) => path.join(root, folder, 'tsconfig.json')))
  const both = ['**/*.ts', '**/*.vue']
  const overrideConfig = tseslint.config(
    {
      files: both,
      plugins: { '@typescript-eslint': tseslint.plugin },
      languageOptions: { parser, parserOptions: { projectService: true, extraFileExtensions: ['.vue'] } },
      rules: { '@typescript-eslint/no-floating-promises': 'error' },
    },
    { files: ['**/*.vue'], languageOptions: { parser: vueParser, parserOptions: { parser } } },
  ) as NonNullable<ESLint.Options['overrideConfig']>
  return { eslint: new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig }), root }
}

const found = (results: readonly ESLint.LintResult[]) =>
  results.flatMap(({ messages }) => messages.map(({ ruleId, line }) => [ruleId, line]))
const forgotten = (line: number) => [['@typescript-eslint/no-floating-promises', line]]

test.each([
  ['a module', 'second/plain.ts', forgotten(2)],
  ['a tool', 'second/tool.ts', forgotten(3)],
  ['a component', 'second/Part.vue', forgotten(3)],
  ['a component of a generic type', 'second/Row.vue', forgotten(4)],
  ['what is as it should be', 'first/late.ts', []],
])('one program knows types of another folder in %s', async (_, file, faults) => {
  expect(found(await linter().eslint.lintFiles(file))).toEqual(faults)
})

test('a text that is not the one on disk is read as it is given', async () => {
  const { eslint, root } = linter()
  const text = `${late}await late()\n\nlate()\n`
  expect(found(await eslint.lintText(text, { filePath: path.join(root, 'second/plain.ts') }))).toEqual(forgotten(4))
})
