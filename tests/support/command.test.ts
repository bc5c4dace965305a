import { afterEach, expect, test, vi } from 'vitest'
import { done, refuse, type Result } from '../../shared/kernel/result.ts'
import { runCommand } from './command.ts'

const read = ([word = '']: readonly string[]): Result<string> => (word === 'shout' ? done(word) : refuse('bad-input', `${word}?`))
const run = vi.fn()
const command = { name: 'echo', usage: 'echo WORD', read, run }
const [told, warned] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue())

afterEach(() => {
  vi.clearAllMocks()
  process.exitCode = undefined
})

test('a command does what its arguments ask for', async () => {
  await runCommand(command, ['shout'])
  expect(run).toHaveBeenCalledExactlyOnceWith('shout')
})

test('a command that is asked for help says how it is typed, and does nothing', async () => {
  await runCommand(command, ['shout', '--help'])
  expect(told).toHaveBeenCalledExactlyOnceWith('echo WORD')
  expect(run).not.toHaveBeenCalled()
  expect(process.exitCode).toBeUndefined()
})

test('arguments that cannot be read end a command with 2, and with how it is typed', async () => {
  await runCommand(command, ['whisper'])
  expect(warned).toHaveBeenCalledExactlyOnceWith('echo: whisper?\necho WORD')
  expect(run).not.toHaveBeenCalled()
  expect(process.exitCode).toBe(2)
})
