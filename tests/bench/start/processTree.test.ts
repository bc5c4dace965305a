import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { memoryOf, treeOf } from './processTree.ts'

describe.runIf(process.platform === 'linux')('the memory of a tree of processes', () => {
  test('a child of a child belongs to it, and adds to it', async () => {
    const shell = spawn('sh', ['-c', 'cat; true'])
    try {
      await once(shell, 'spawn')
      await expect.poll(() => treeOf(shell.pid!)).toHaveLength(2)
      expect(treeOf(process.pid)).toEqual(expect.arrayContaining(treeOf(shell.pid!)))
      expect(memoryOf(shell.pid!)).toBeGreaterThan(0)
      expect(memoryOf(process.pid)).toBeGreaterThan(memoryOf(shell.pid!))
    } finally {
      shell.stdin.end()
      await once(shell, 'exit')
    }
  })
})
