import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

// Each may be the first in the window that checks data, and its policy reports whatever tries to compile code.
test.each([
  '../../shared/games/judge-dredd/cards/packSchema.ts',
  '../../shared/games/judge-dredd/config.ts',
  '../../shared/games/realm-lords/cards/packSchema.ts',
  '../../shared/games/realm-lords/config.ts',
  '../../shared/contract/schemas.ts',
])('%s checks data without compiling code', async (module) => {
  const { z } = await import('zod')
  z.config({ jitless: false })
  await import(module)
  expect(z.config().jitless).toBe(true)
})
