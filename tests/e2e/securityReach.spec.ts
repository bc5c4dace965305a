import { expect, test } from '@playwright/test'
import { createSocket } from 'node:dgram'
import { listen } from './support/bridge.ts'
import { launchApp, type Launched } from './support/launch.ts'

let launched: Launched
test.beforeAll(async () => {
  launched = await launchApp()
})
test.afterAll(() => launched.close())

test('every permission is denied', async () => {
  const states = await launched.page.evaluate(async () => {
    const names = [
      'notifications',
      'geolocation',
      'camera',
      'microphone',
      'clipboard-read',
      'midi',
      'window-management',
    ] as PermissionName[]
    const asked = await Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state))
    const media = await navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'granted',
      () => 'denied',
    )
    return [...asked, await Notification.requestPermission(), media]
  })
  expect(new Set(states)).toEqual(new Set(['denied']))
})

test('no listener of the window’s hears anything but notices', async () => {
  const { app, page } = launched
  const heard = await listen(page)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.send('another channel', { secret: 1 }))
  await app.evaluate(({ Menu }) => void Menu.getApplicationMenu()?.getMenuItemById('about')?.click())
  await expect.poll(heard).toEqual([{ type: 'command', id: 'about' }])
})

test('R-APP-4: a peer connection sends nothing, not even to an address without a name', async () => {
  const ear = createSocket('udp4')
  let packets = 0
  ear.on('message', () => (packets += 1))
  await new Promise<void>((resolve) => ear.bind(0, '127.0.0.1', resolve))
  const { page } = launched
  const candidates = await page.evaluate(async (port) => {
    const found: string[] = []
    const peer = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] })
    peer.addEventListener('icecandidate', ({ candidate }) => candidate?.candidate && found.push(candidate.candidate))
    peer.createDataChannel('out')
    await peer.setLocalDescription(await peer.createOffer())
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    peer.close()
    return found
  }, ear.address().port)
  ear.close()
  expect({ candidates, packets }).toEqual({ candidates: [], packets: 0 })
})

test('a message that is too long is refused, and so is a flood, which ends the window’s patience and not the program’s', async () => {
  const { page } = launched
  const codes = await page.evaluate(async () => {
    const call = window.gavel.call as (
      name: string,
      input: unknown,
    ) => Promise<{ readonly ok: boolean; readonly fault?: { readonly code: string } }>
    const long = await call('matches.open', { match: 'x'.repeat(1_000_000) })
    const flood = await Promise.all(Array.from({ length: 3_000 }, () => call('settings.get', {})))
    await new Promise((resolve) => setTimeout(resolve, 500))
    return {
      long: long.fault?.code,
      flood: [...new Set(flood.map(({ ok, fault }) => (ok ? 'ok' : fault?.code)))],
      after: (await call('settings.get', {})).ok,
    }
  })
  expect(codes).toEqual({ long: 'bad-input', flood: ['ok', 'too-fast'], after: true })
})
