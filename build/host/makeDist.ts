// Makes build/host/dist: a folder laid out as Electron's own distribution, whose `electron` starts the host.
import { createPackage } from '@electron/asar'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where `makeDist` puts it; ELECTRON_OVERRIDE_DIST_PATH may name it. */
export const HOST_DIST = path.join(ROOT, 'build/host/dist')

// packagers look for these and copy them; the host needs none of them
const PLACEHOLDERS = [
  'LICENSE',
  'LICENSES.chromium.html',
  'chrome-sandbox',
  'chrome_crashpad_handler',
  'icudtl.dat',
  'snapshot_blob.bin',
  'v8_context_snapshot.bin',
  'resources.pak',
  'chrome_100_percent.pak',
  'chrome_200_percent.pak',
  'locales/en-US.pak',
  'libffmpeg.so',
]
// The fuse wire that packagers look for in the executable: its sentinel, version 1, nine fuses with Electron's defaults.
const FUSE_WIRE = Buffer.concat([Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'), Buffer.from([1, 9]), Buffer.from('101100011')])

/** The version of Electron that the project is made for, which the host says that it is. */
export function electronVersion(): string {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/electron/package.json'), 'utf8')) as { readonly version: string }
  return manifest.version
}

function executable(version: string): Buffer {
  const script = `#!/bin/sh
# Not Electron: the project's host for machines without the Electron binary.
export ELECTRON_HOST_EXE="$(readlink -f "$0")" ELECTRON_HOST_VERSION=${version}
root='${ROOT}'
node="$root/node_modules/.bin/node"; [ -x "$node" ] || node=node
for a in "$@"; do case "$a" in --inspect|--inspect=*|--inspect-brk*) inspect="$a";; esac; done
exec "$node" --disable-warning=ExperimentalWarning --enable-source-maps $inspect "$root/build/host/boot.ts" "$@"
`
  return Buffer.concat([Buffer.from(script), FUSE_WIRE]) // the shell reads no further than its exec
}

async function defaultApp(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'default-app-'))
  writeFileSync(path.join(folder, 'package.json'), '{"name":"electron","main":"main.js"}')
  writeFileSync(path.join(folder, 'main.js'), '')
  await createPackage(folder, file)
  rmSync(folder, { recursive: true })
}

/** Makes the distribution anew and gives its path. */
export async function makeDist(): Promise<string> {
  const version = electronVersion()
  rmSync(HOST_DIST, { recursive: true, force: true })
  mkdirSync(path.join(HOST_DIST, 'resources'), { recursive: true })
  mkdirSync(path.join(HOST_DIST, 'locales'))
  for (const file of PLACEHOLDERS) writeFileSync(path.join(HOST_DIST, file), '')
  writeFileSync(path.join(HOST_DIST, 'version'), version)
  writeFileSync(path.join(HOST_DIST, 'electron'), executable(version))
  chmodSync(path.join(HOST_DIST, 'electron'), 0o755)
  await defaultApp(path.join(HOST_DIST, 'resources/default_app.asar'))
  return HOST_DIST
}
