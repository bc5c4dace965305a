import { describe, expect, test } from 'vitest'
import { fileFor, isStartPage } from '../../electron/shell/addresses.ts'

const root = '/opt/gavel/renderer'

describe('the window loads its own files and nothing else', () => {
  test.each([
    ['app://bundle/', `${root}/index.html`],
    ['app://bundle/index.html', `${root}/index.html`],
    ['app://bundle/assets/a%20b.js?x=1#y', `${root}/assets/a b.js`],
    ['app://bundle/a/../b.css', `${root}/b.css`],
    ['app://bundle/%2e%2e/%2e%2e/etc/passwd', `${root}/etc/passwd`],
  ])('%s is a file of the bundle', (address, file) => {
    expect(fileFor(root, address)).toBe(file)
  })

  test.each([
    ['app://elsewhere/index.html'],
    ['app://bundle/..%2f..%2fetc/passwd'],
    ['app://bundle/assets/..%2f..%2f..%2fetc/passwd'],
    ['app://bundle/..%5c..%5cwindows'],
    ['app://bundle/%00index.html'],
    ['app://bundle/%zz'],
    ['app://bundle/..%2frenderer-of-somebody-else/x'],
  ])('%s is refused', (address) => {
    expect(fileFor(root, address)).toBeUndefined()
  })
})

test.each([
  ['app://bundle/index.html', true],
  ['app://bundle/index.html#rules', true],
  ['app://bundle/index.html?again', true],
  ['app://bundle/other.html', false],
  ['app://bundle.evil/index.html', false],
  ['https://example.org/app://bundle/index.html', false],
  ['file:///etc/passwd', false],
])('only the start page may be shown: %s is it: %s', (address, isIt) => {
  expect(isStartPage(address)).toBe(isIt)
})
