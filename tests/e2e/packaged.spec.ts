import { expect, test } from '@playwright/test'
import { call } from './support/bridge.ts'
import { launchApp } from './support/launch.ts'

test('R-APP-6: what is driven is the program that was asked for, and it knows where its data is @packaged', async () => {
  const executable = process.env['GAVEL_EXECUTABLE']
  const { app, page, dataDir, close } = await launchApp()
  const { isPackaged, exe } = await app.evaluate(({ app: self }) => ({ isPackaged: self.isPackaged, exe: self.getPath('exe') }))
  expect(isPackaged).toBe(executable !== undefined)
  if (executable !== undefined) expect(exe).toBe(executable)
  expect(await call(page, 'app.info', {})).toMatchObject({ ok: true, value: { dataDir, store: { ok: true } } })
  await close()
})
