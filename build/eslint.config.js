import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'
import { parserOfOneProgram } from './lint/oneProgram.ts'

const fromRoot = (path) => new URL(`../${path}`, import.meta.url).pathname

const folders = ['shared', 'electron', 'build', 'renderer', 'tests']
/** Editors lint what changes, which the project service follows. */
const isSingleRun = process.argv[1]?.endsWith('eslint') || process.argv[1]?.endsWith('eslint.js')
const parser = isSingleRun ? parserOfOneProgram(folders.map((folder) => fromRoot(`${folder}/tsconfig.json`))) : tseslint.parser

export default tseslint.config(
  { ignores: ['dist', 'release', 'coverage', 'test-results', 'tour', 'build/host/dist', '**/*.cjs', 'build/eslint.config.js'] },
  tseslint.configs.recommendedTypeChecked,
  vue.configs['flat/recommended'],
  {
    languageOptions: {
      parser,
      parserOptions: { projectService: true, tsconfigRootDir: fromRoot(''), extraFileExtensions: ['.vue'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ObjectExpression > SpreadElement > ObjectExpression', message: 'Members stand in the object themselves.' },
      ],
      'vue/multi-word-component-names': 'off',
    },
  },
  { files: ['**/*.vue'], languageOptions: { parser: vueParser, parserOptions: { parser } } },
  {
    files: ['shared/**'],
    rules: { 'no-restricted-properties': ['error', { object: 'Math', property: 'random' }, { object: 'Date', property: 'now' }] },
  },
  prettier,
)
