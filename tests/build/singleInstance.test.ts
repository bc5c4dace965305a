import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SingleInstance, type SecondInstance } from '../../build/host/singleInstance.ts'

const message: SecondInstance = { argv: ['gavel', 'x'], cwd: '/', data: { a: 1 } }
const nobody = (): void => {}

let folder: string
let first: SingleInstance
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gavel-single-'))
  first = new SingleInstance(folder)
})
afterEach(() => first.release())

describe('R-APP-1: one instance a data folder', () => {
  test('the second one is refused and its message arrives at the first', async () => {
    const heard = vi.fn()
    expect(first.take(message, heard)).toBe(true)
    expect(new SingleInstance(folder).take(message, nobody)).toBe(false)
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[message]]))
    expect(readdirSync(folder)).toEqual(['pid'])
  })

  test('a lock that was released is free', () => {
    first.take(message, nobody)
    first.release()
    expect(new SingleInstance(folder).take(message, nobody)).toBe(true)
  })

  test.each([
    ['of a process that is gone', () => `${spawnSync('true').pid} 1`],
    ["whose number is another process's by now", () => `${process.pid} 1`],
    ['that is empty', () => ''],
    ['that is nonsense', () => 'x y z'],
  ])('a lock %s is taken over', (_title, content) => {
    writeFileSync(path.join(folder, 'pid'), content())
    expect(first.take(message, nobody)).toBe(true)
  })
})
