import { expect, test } from 'vitest'
import { verifierPage } from '../../build/vite/verifier.ts'
import { verifyFile } from '../../renderer/verifier/verify.ts'
import { clientWithFile, fileAt, forged, playCards } from '../support/gavelFiles.ts'
import { valueOf } from '../support/service.ts'

async function exportedFile(plies = Infinity) {
  const { call, path } = clientWithFile({ randomSeed: () => '7'.repeat(64) })
  valueOf(await call('files.export', { match: await playCards(call, plies) }))
  return fileAt(path)
}

test('R-RNG-7: what the program has written is found to be right', async () => {
  const report = verifyFile(JSON.stringify(await exportedFile()))
  expect(report).toMatchObject({ kind: 'checked', checksum: true, seal: true, wrong: 0, seed: '7'.repeat(64) })
  expect(report.kind === 'checked' && report.draws).toBeGreaterThan(10)
})

test('R-RNG-7: a forged value is found, also with the right checksum', async () => {
  const file = await exportedFile()
  const text = forged(file, ({ dice: { draws } }) => (draws[4]!.value = (draws[4]!.value % 2) + 1))
  const report = verifyFile(text)
  expect(report).toMatchObject({ kind: 'checked', checksum: true, seal: true, wrong: 1 })
  expect(report.kind === 'checked' && report.decisions.flatMap(({ draws }) => draws).findIndex(({ matches }) => !matches)).toBe(4)
})

test('R-RNG-7: a seed that was put in later does not fit the seal', async () => {
  const text = forged(await exportedFile(), (content) => (content.dice = { ...content.dice, seed: '8'.repeat(64) } as typeof content.dice))
  expect(verifyFile(text)).toMatchObject({ kind: 'checked', seal: false })
})

test.each<[string, (text: string) => string, object]>([
  ['a changed letter', (text) => text.replace('"tricks":3', '"tricks":4'), { kind: 'checked', checksum: false }],
  ['no file of a match', () => '{"gavel":"pack"}', { kind: 'foreign' }],
  ['no JSON', () => 'x', { kind: 'foreign' }],
  ['half of one', () => '{"gavel":"match","format":1}', { kind: 'foreign' }],
  ['a newer layout', (text) => text.replace('"format":1', '"format":9'), { kind: 'newer' }],
])('R-RNG-7: %s is told', async (_what, change, report) => {
  expect(verifyFile(change(JSON.stringify(await exportedFile())))).toMatchObject(report)
})

test('R-RNG-3: of a match that goes on the page tells only the seal', async () => {
  const file = await exportedFile(2)
  expect(verifyFile(JSON.stringify(file))).toEqual({ kind: 'running', checksum: true, commitment: file.content.commitment })
})

test('R-RNG-7: the page is one file that asks nothing of any other', async () => {
  const page = await verifierPage()
  expect(page).toContain("default-src 'none'")
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).not.toMatch(/<(link|img|iframe)|\bimport\s*\(|\bfetch\(|XMLHttpRequest|WebSocket|crypto\.subtle/)
  expect(page).toContain('gavel/1')
})
