import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from './expect.ts'

/** Fields of the control file, each as it must be. */
const CONTROL: Readonly<Record<string, RegExp>> = {
  Package: /^gavel$/,
  Version: /^\d+\.\d+\.\d+/,
  Architecture: /^(amd64|arm64)$/,
  Maintainer: /^.+ <.+@.+>$/,
  'Installed-Size': /^\d+$/,
  Depends: /\blibgtk-3-0\b/,
  Section: /^games$/,
  Priority: /^optional$/,
  Homepage: /^https:/,
  Description: /^Two board games at home, offline\n /,
}
const FILES = ['opt/Gavel/gavel', 'opt/Gavel/NOTICE.txt', 'opt/Gavel/resources/app.asar', 'usr/share/doc/gavel/copyright']
/** For who unpacks the archive; here it lies in /usr/share. */
const ELSEWHERE = 'opt/Gavel/share'

/** @throws when a field of the control file is missing or wrong */
export function checkControl(deb: string): string {
  for (const [name, pattern] of Object.entries(CONTROL)) {
    const value = execFileSync('dpkg-deb', ['--field', deb, name], { encoding: 'utf8' }).trimEnd()
    expect(pattern.test(value), `the control file has ${name}: ${value}`)
  }
  return `${Object.keys(CONTROL).length} fields`
}

/**
 * Installs the package into an empty system under `root`, as dpkg does it, but for the scripts, which would need a whole system. Who is not root
 * may not: then it is only laid out.
 */
export function install(deb: string, root: string): string {
  const database = path.join(root, 'var/lib/dpkg')
  for (const folder of ['info', 'updates', 'triggers']) mkdirSync(path.join(database, folder), { recursive: true })
  writeFileSync(path.join(database, 'status'), '')
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('dpkg', [`--root=${root}`, '--force-depends', '--unpack', deb], { stdio: 'ignore' })
  else execFileSync('dpkg-deb', ['--extract', deb, root])
  for (const file of FILES) expect(existsSync(path.join(root, file)), `the .deb lacks ${file}`)
  expect(!existsSync(path.join(root, ELSEWHERE)), `the .deb has ${ELSEWHERE}`)
  expect((statSync(path.join(root, 'opt/Gavel/gavel')).mode & 0o111) === 0o111, 'not everybody may start the program')
  if (!isRoot) return 'laid out, as only root may install'
  expect(
    /^Package: gavel\nStatus: install ok unpacked$/m.test(readFileSync(path.join(database, 'status'), 'utf8')),
    'dpkg does not know of it',
  )
  return 'dpkg has it'
}
