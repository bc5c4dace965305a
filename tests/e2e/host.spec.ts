import { expect, test } from '@playwright/test'
import Database from 'better-sqlite3'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { call, listen } from './support/bridge.ts'
import { launchApp, newDataDir, type Launched } from './support/launch.ts'

// What the app needs of Electron, and the host has to give it as well. Nothing here depends on what the window shows.

/** A setting, as a store's file alone has it. */
function settingIn(dataDir: string, name: string): unknown {
  const db = new Database(path.join(dataDir, 'gavel.db'), { readonly: true })
  try {
    return db.prepare('SELECT value FROM settings WHERE name = ?').pluck().get(name)
  } finally {
    db.close()
  }
}

const SIZE = { width: 1280, height: 800 }

test.describe('one window', () => {
  let launched: Launched
  test.beforeAll(async () => {
    launched = await launchApp({ size: SIZE })
  })
  test.afterAll(() => launched.close())

  test('opens with the program behind it, on the data folder that was asked for', async () => {
    const { app, page, dataDir } = launched
    expect(app.windows()).toHaveLength(1)
    expect(await page.evaluate(() => isSecureContext)).toBe(true)
    const info = await call(page, 'app.info', {})
    expect(info).toMatchObject({ ok: true, value: { dataDir, store: { ok: true } } })
    expect(await app.evaluate(({ app: electron }) => electron.getPath('userData'))).toBe(dataDir)
  })

  test('changes its size, and keeps to its smallest', async () => {
    const { app, page } = launched
    const measure = (): Promise<number[]> => page.evaluate(() => [innerWidth, innerHeight])
    const resize = (width: number, height: number): Promise<void> =>
      app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setSize(w, h), [width, height] as const)
    await resize(1100, 720)
    await expect.poll(measure).toEqual([1100, 720])
    await resize(SIZE.width, SIZE.height)
    await expect.poll(measure).toEqual([SIZE.width, SIZE.height])
  })

  test('R-A11Y-1: zoom lays the page out anew', async () => {
    const { app, page } = launched
    const zoom = (factor: number): Promise<void> =>
      app.evaluate(({ BrowserWindow }, f) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(f), factor)
    const measure = (): Promise<number[]> => page.evaluate(() => [innerWidth, innerHeight, Math.round(devicePixelRatio * 100)])
    await zoom(1.6)
    await expect.poll(measure).toEqual([800, 500, 160])
    await zoom(1)
    await expect.poll(measure).toEqual([1280, 800, 100])
  })

  test('R-A11Y-1: the keys of the menu set the size, and the settings keep it', async () => {
    const { page } = launched
    const scale = async (): Promise<unknown> => {
      const got = await call(page, 'settings.get', {})
      return got.ok ? got.value.scale : got.fault
    }
    for (const [key, size] of [
      ['Control+-', 90],
      ['Control+0', 100],
      ['Control+=', 110],
      ['Control+0', 100],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(scale).toBe(size)
    }
  })

  test("the theme of the settings is the system's for the page, and the window hears of the change", async () => {
    const { page } = launched
    const isDark = (): Promise<boolean> => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
    const heard = await listen(page)
    await call(page, 'settings.set', { theme: 'candlelight' })
    await expect.poll(isDark).toBe(true)
    await call(page, 'settings.set', { theme: 'day' })
    await expect.poll(isDark).toBe(false)
    await expect.poll(heard).toEqual([
      { type: 'settings', settings: expect.objectContaining({ theme: 'candlelight' }) as unknown },
      { type: 'settings', settings: expect.objectContaining({ theme: 'day' }) as unknown },
    ])
  })

  test('menu entries, clicked or by their key, reach the window as commands', async () => {
    const { app, page } = launched
    const heard = await listen(page)
    await app.evaluate(({ Menu }) => void Menu.getApplicationMenu()?.getMenuItemById('home')?.click())
    await expect.poll(heard).toEqual([{ type: 'command', id: 'home' }])
    await page.keyboard.press('Control+n')
    await expect.poll(heard).toHaveLength(2)
    await page.keyboard.press('Control+Shift+N')
    await expect.poll(heard).toHaveLength(3)
    await page.keyboard.press('Control+,')
    await expect
      .poll(async () => (await heard()).slice(1))
      .toEqual([
        { type: 'command', id: 'new-judge-dredd' },
        { type: 'command', id: 'new-realm-lords' },
        { type: 'command', id: 'settings' },
      ])
  })

  test('a key that the page takes for itself is not also the menu’s', async () => {
    const { page } = launched
    const heard = await listen(page)
    await page.evaluate(() => addEventListener('keydown', (event) => event.key === 'n' && event.preventDefault()))
    await page.keyboard.press('Control+n')
    await page.evaluate(() =>
      addEventListener('keydown', (event) => event.key === ',' && event.stopImmediatePropagation(), { capture: true }),
    )
    await page.keyboard.press('Control+,')
    await expect.poll(heard).toEqual([{ type: 'command', id: 'settings' }])
  })

  test('takes a picture of itself', async () => {
    const picture = await launched.app.evaluate(async ({ BrowserWindow }) =>
      (await BrowserWindow.getAllWindows()[0]?.webContents.capturePage())?.getSize(),
    )
    expect(picture).toEqual(SIZE)
  })

  test('can refuse to close, and the page can ask to be asked', async () => {
    const { app, page } = launched
    const close = (): Promise<void> => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.once('close', (event) => event.preventDefault()))
    await close()
    const asked = await app.evaluateHandle(({ BrowserWindow }) => {
      const count = { times: 0 }
      BrowserWindow.getAllWindows()[0]?.webContents.once('will-prevent-unload', () => count.times++)
      return count
    })
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault(), { once: true }))
    await page.mouse.click(1, 1) // a page that was never touched may not ask
    await close()
    await expect.poll(() => asked.evaluate(({ times }) => times)).toBe(1)
    expect(await call(page, 'settings.get', {})).toMatchObject({ ok: true })
  })

  test('R-APP-1: a second start hands over and leaves, and touches nothing', async () => {
    const { app, page, dataDir } = launched
    const executable = await app.evaluate(() => process.argv[0] ?? '')
    const second = spawnSync(executable, ['--no-sandbox', '.', '--data-dir', dataDir], { timeout: 20_000, encoding: 'utf8' })
    expect([second.status, second.stdout]).toEqual([0, ''])
    expect(app.windows()).toHaveLength(1)
    expect(await call(page, 'app.info', {})).toMatchObject({ ok: true, value: { store: { ok: true } } })
  })

  test('R-APP-5: a crashed page is loaded again, with the program as it was', async () => {
    const { app } = launched
    const ask = "'gavel' in window && gavel.call('app.info', {}).then(({ ok }) => ok)"
    const probe = (): Promise<unknown> =>
      app.evaluate(
        ({ BrowserWindow }, code) =>
          BrowserWindow.getAllWindows()[0]
            ?.webContents.executeJavaScript(code)
            .catch(() => false) as Promise<unknown>,
        ask,
      )
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
    await expect.poll(probe, { timeout: 20_000 }).toBe(true)
  })
})

test('R-APP-2: the window comes back where and as large as it was, and sleep brings everything into the file', async () => {
  const first = await launchApp()
  await first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 30, width: 1100, height: 700 }))
  await call(first.page, 'settings.set', { scale: 110 })
  await first.app.evaluate(({ powerMonitor }) => powerMonitor.emit('suspend'))
  // all that was written is in the file itself now, without the log beside it
  const alone = newDataDir()
  copyFileSync(path.join(first.dataDir, 'gavel.db'), path.join(alone, 'gavel.db'))
  await first.close()
  const again = await launchApp({ dataDir: first.dataDir })
  const bounds = await again.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())
  expect(bounds).toEqual({ x: 40, y: 30, width: 1100, height: 700 })
  await again.close()
  expect(settingIn(alone, 'scale')).toBe('110')
})

test('R-RNG-5: after kill -9 the app starts again at once on the same folder', async () => {
  const first = await launchApp()
  await call(first.page, 'settings.set', { scale: 150 })
  await first.kill()
  const again = await launchApp({ dataDir: first.dataDir })
  expect(await call(again.page, 'settings.get', {})).toMatchObject({ ok: true, value: { scale: 150 } })
  await again.close()
})

test('closing the window ends the app, and everything is in the file of the store', async () => {
  const { app, page, dataDir } = await launchApp()
  await call(page, 'settings.set', { motion: 'off' })
  const ended = app.waitForEvent('close')
  await page.close()
  await ended
  expect(['gavel.db', 'gavel.db-wal'].map((name) => existsSync(path.join(dataDir, name)))).toEqual([true, false])
})

test('R-SAVE-3: a data folder that is none does not keep the app from opening', async () => {
  const dataDir = path.join(newDataDir(), 'file')
  writeFileSync(dataDir, 'not a folder')
  const { page, close } = await launchApp({ dataDir })
  expect(await call(page, 'app.info', {})).toMatchObject({ ok: true, value: { dataDir, store: { ok: false, reason: 'unwritable' } } })
  expect(await call(page, 'settings.set', { theme: 'day' })).toMatchObject({ ok: true, value: { theme: 'day' } })
  await close()
})

test('what crosses to the window is a structured clone', async () => {
  const { app, page, close } = await launchApp()
  await app.evaluate(({ ipcMain }) => {
    ipcMain.removeHandler('gavel')
    ipcMain.handle('gavel', () => [
      new Map([['a', new Set([1n])]]),
      new Date(5),
      new Uint8Array([1, 255]),
      { u: undefined, n: NaN, z: -0 },
      new RangeError('r'),
    ])
  })
  const seen = await page.evaluate(async () => {
    const answer: unknown = await window.gavel.call('app.info', {})
    const [map, date, bytes, object, error] = answer as [
      Map<string, Set<bigint>>,
      Date,
      Uint8Array,
      { u: undefined; n: number; z: number },
      Error,
    ]
    return [
      map.get('a')?.has(1n),
      date.getTime(),
      [...bytes],
      'u' in object,
      Number.isNaN(object.n),
      Object.is(object.z, -0),
      error instanceof Error,
      error.message,
    ]
  })
  expect(seen).toEqual([true, 5, [1, 255], true, true, true, true, 'r'])
  await close()
})
