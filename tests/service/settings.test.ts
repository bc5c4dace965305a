import { expect, test } from 'vitest'
import { defaultSettings, defaultSound } from '../../shared/contract/choices.ts'
import type { Settings } from '../../shared/contract/settings.ts'
import { emptyFolder } from '../support/folder.ts'
import { clientOn, faultOf, valueOf } from '../support/service.ts'
import { withFile } from '../support/store.ts'

test('settings begin as the defaults, change one by one, and are there the next time', async () => {
  const folder = emptyFolder()
  const { call, service } = clientOn(folder)
  expect(valueOf(await call('settings.get', {}))).toEqual(defaultSettings)
  await call('settings.set', { theme: 'candlelight', scale: 140 })
  expect(valueOf(await call('settings.set', { motion: 'quick' }))).toEqual({
    ...defaultSettings,
    theme: 'candlelight',
    scale: 140,
    motion: 'quick',
  })
  service.close()
  expect(valueOf(await clientOn(folder).call('settings.get', {}))).toEqual({
    ...defaultSettings,
    theme: 'candlelight',
    scale: 140,
    motion: 'quick',
  })
})

test('a change that is refused changes nothing', async () => {
  const { call } = clientOn(emptyFolder())
  expect(faultOf(await call('settings.set', { scale: 500, theme: 'day' }))).toBe('bad-input')
  expect(valueOf(await call('settings.get', {}))).toEqual(defaultSettings)
})

test.each<[string, string, string]>([
  ['is no JSON', 'theme', '{'],
  ['is none of the themes', 'theme', '"neon"'],
  ['is out of range', 'scale', '1000'],
  ['has another type', 'scale', '"140"'],
  ['is none', 'volume', '3'],
  ['lacks a bus', 'sound', '{"on":false,"master":70,"dice":80,"pieces":80,"fights":80,"hush":true}'],
  ['is louder than loud', 'sound', '{"on":false,"master":101,"dice":80,"pieces":80,"fights":80,"signals":80,"hush":true}'],
  ['is called __proto__', '__proto__', '{"scale":90}'],
  ['is called like a method', 'toString', '1'],
])('R-SAVE-3: a stored setting that %s is its default, and the others hold', async (_what, name, value) => {
  const folder = emptyFolder()
  const { call, service } = clientOn(folder)
  await call('settings.set', { motion: 'off' })
  service.close()
  withFile(folder, (db) => db.prepare('INSERT INTO settings VALUES (?, ?)').run(name, value))
  expect(valueOf(await clientOn(folder).call('settings.get', {}))).toEqual({ ...defaultSettings, motion: 'off' })
})

test('who listens hears each change, until they stop', async () => {
  const { call, service } = clientOn(emptyFolder())
  const heard: Settings[] = []
  const stop = service.onSettings((settings) => heard.push(settings))
  await call('settings.set', { scale: 90 })
  await call('settings.set', { scale: 10 })
  stop()
  await call('settings.set', { scale: 120 })
  expect(heard).toEqual([{ ...defaultSettings, scale: 90 }])
})

test('until a language is chosen the system’s is spoken, and then the chosen one, whatever the system speaks later', async () => {
  const folder = emptyFolder()
  const first = clientOn(folder, { language: 'fr' })
  expect(valueOf(await first.call('settings.get', {})).language).toBe('fr')
  await first.call('settings.set', { theme: 'day' })
  first.service.close()
  const second = clientOn(folder, { language: 'de' })
  expect(valueOf(await second.call('settings.get', {})).language).toBe('de')
  await second.call('settings.set', { language: 'es' })
  second.service.close()
  expect(valueOf(await clientOn(folder, { language: 'de' }).call('settings.get', {})).language).toBe('es')
})

test('R-SAVE-1: settings that were stored when there was only English hold, and so do those of a language that is gone', async () => {
  const folder = emptyFolder()
  clientOn(folder).service.close()
  withFile(folder, (db) => db.prepare(`INSERT INTO settings VALUES ('language', '"en"'), ('theme', '"day"')`).run())
  const { call, service } = clientOn(folder, { language: 'de' })
  expect(valueOf(await call('settings.get', {}))).toEqual({ ...defaultSettings, language: 'en', theme: 'day' })
  service.close()
  withFile(folder, (db) => db.prepare(`UPDATE settings SET value = '"tlh"' WHERE name = 'language'`).run())
  expect(valueOf(await clientOn(folder, { language: 'de' }).call('settings.get', {}))).toEqual({
    ...defaultSettings,
    language: 'de',
    theme: 'day',
  })
})

test('sound that was set is there the next time; a file from before there was sound has the defaults', async () => {
  const folder = emptyFolder()
  const { call, service } = clientOn(folder)
  const sound = { ...defaultSettings.sound, on: false, master: 0, dice: 100, hush: false }
  await call('settings.set', { sound })
  service.close()
  const again = clientOn(folder)
  expect(valueOf(await again.call('settings.get', {}))).toEqual({ ...defaultSettings, sound })
  again.service.close()
  withFile(folder, (db) => db.prepare("DELETE FROM settings WHERE name = 'sound'").run())
  expect(valueOf(await clientOn(folder).call('settings.get', {}))).toEqual(defaultSettings)
})

test('R-APP-5: safe mode starts with what is plainest, and leaves what was set as it was', async () => {
  const folder = emptyFolder()
  const first = clientOn(folder)
  await first.call('settings.set', { language: 'de', theme: 'day', scale: 140, motion: 'quick' })
  const usual = valueOf(await first.call('settings.get', {}))
  first.service.close()

  const careful = clientOn(folder, { safe: true })
  const plainest = { ...defaultSettings, language: 'de', motion: 'off', sound: { ...defaultSound, on: false } }
  expect(valueOf(await careful.call('settings.get', {}))).toEqual(plainest)
  expect(valueOf(await careful.call('settings.set', { scale: 200 }))).toEqual({ ...plainest, scale: 200 })
  expect(valueOf(await careful.call('settings.get', {}))).toEqual({ ...plainest, scale: 200 })
  careful.service.close()

  expect(valueOf(await clientOn(folder).call('settings.get', {}))).toEqual(usual)
})
