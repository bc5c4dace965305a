import { writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { MatchUpdate } from '../../../shared/contract/schemas.ts'
import { highCardMatch, must, playerOn, playOne } from '../ground.ts'
import { filesIn, importOne } from './imports.ts'

// Plays on a folder until it is killed, and says what was answered: `ply N` after an action, `backup NAME`, `restored N`, and what
// `importOne` says. It is killed after so many lines and milliseconds, by a thread of its own that waits for nothing else: in the middle of
// a write as likely as not.
const [dataDir = '', deed = 'play', after = '1', milliseconds = '0', gavelFiles = ''] = process.argv.slice(2)
/** How many lines were said (of an import those that come right before it is written), and whether the thread stands ready. */
const lines = new Int32Array(new SharedArrayBuffer(8))
const say = (line: string): void => {
  writeSync(1, `${line}\n`)
  if (deed === 'import' && !line.startsWith('looked')) return
  Atomics.add(lines, 0, 1)
  Atomics.notify(lines, 0)
}
const executioner = `
  const { lines, after, milliseconds, pid } = require('node:worker_threads').workerData
  Atomics.store(lines, 1, 1)
  Atomics.notify(lines, 1)
  for (let said = Atomics.load(lines, 0); said < after; said = Atomics.load(lines, 0)) Atomics.wait(lines, 0, said)
  const never = new Int32Array(new SharedArrayBuffer(4))
  Atomics.wait(never, 0, 0, milliseconds)
  process.kill(pid, 'SIGKILL')`
if (deed !== 'warm up') {
  new Worker(executioner, { eval: true, workerData: { lines, after: Number(after), milliseconds: Number(milliseconds), pid: process.pid } })
  Atomics.wait(lines, 1, 0)
}
say('up')
const { call } = playerOn(dataDir)
const { store } = must(await call('app.info', {}))
if (!store.ok) throw new Error(`the store is ${store.reason}`)
say('open')

async function theMatch(): Promise<MatchUpdate> {
  const [last] = must(await call('matches.list', { limit: 1 })).matches
  const update = last?.outcome === null ? await call('matches.open', { match: last.match }) : await call('matches.create', highCardMatch)
  const { match, ply } = must(update)
  say(`match ${match}`)
  say(`ply ${ply}`)
  return must(update)
}

async function play(update: MatchUpdate): Promise<MatchUpdate> {
  const next = must(await playOne(call, update))
  say(`ply ${next.ply}`)
  return next
}

if (deed === 'warm up') process.exit()
const files = deed === 'import' ? filesIn(gavelFiles) : []
let update = await theMatch()
for (let turn = 1; ; turn++) {
  if (update.outcome !== null) update = await theMatch()
  update = await play(update)
  // Each begins with another file, so that every one is the first to be killed at some time.
  if (deed === 'import') await importOne(call, files[(process.pid + turn) % files.length] ?? '', say)
  if (deed === 'backup' && turn % 3 === 0) say(`backup ${must(await call('backups.make', {})).name}`)
  if (deed === 'restore' && turn % 4 === 0) {
    const { name } = must(await call('backups.make', {}))
    const { ply } = await play(update)
    must(await call('backups.restore', { name }))
    update = must(await call('matches.open', { match: update.match }))
    // What was there at that ply lies beside it now.
    say(`restored ${update.ply} ${ply}`)
  }
}
