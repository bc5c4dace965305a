import type { Page } from '@playwright/test'
import type {} from '../../../renderer/env.d.ts'
import type { Input, Output } from '../../../shared/contract/api.ts'
import type { CallName } from '../../../shared/contract/names.ts'
import type { Result } from '../../../shared/kernel/result.ts'

/** Calls the program over the window's own bridge, as the window's scripts do. */
export async function call<Name extends CallName>(page: Page, name: Name, input: Input<Name>): Promise<Result<Output<Name>>> {
  const answer = await page.evaluate(([n, i]) => window.gavel.call(n, i as never), [name, input] as const)
  return answer
}

/** Collects what the program says unasked from now on; gives a function that reads what has come so far. */
export async function listen(page: Page): Promise<() => Promise<readonly unknown[]>> {
  const heard = await page.evaluateHandle(() => {
    const notices: unknown[] = []
    window.gavel.on((notice) => notices.push(notice))
    return notices
  })
  return () => heard.evaluate((notices) => [...notices])
}
