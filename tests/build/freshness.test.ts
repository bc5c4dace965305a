import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { needsBuild } from '../../build/start/freshness.ts'

let root: string
const sources = ['src', 'lock.json', 'not-there']
const products = ['dist/a.js', 'dist/b.js']

function write(file: string, seconds: number): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), '')
  utimesSync(path.join(root, file), seconds, seconds)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gavel-fresh-'))
  write('src/deep/x.ts', 100)
  write('lock.json', 100)
  for (const folder of ['src/deep', 'src']) utimesSync(path.join(root, folder), 100, 100)
  for (const product of products) write(product, 200)
})

test.each<[string, () => void, boolean]>([
  ['nothing has changed', () => {}, false],
  ['a source is newer than one of the products', () => write('src/deep/x.ts', 300), true],
  ['a source is newer than only the older product', () => (write('dist/b.js', 400), write('src/deep/x.ts', 300)), true],
  ['a source has gone', () => rmSync(path.join(root, 'src/deep/x.ts')), true],
  ['the packages have changed', () => write('lock.json', 300), true],
  ['a product is missing', () => rmSync(path.join(root, 'dist/b.js')), true],
])('npm start builds first: %s', (_title, change, needs) => {
  change()
  expect(needsBuild(root, sources, products)).toBe(needs)
})
