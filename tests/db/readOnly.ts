import { lockFolder } from '../../electron/db/lock.ts'
import { openStore } from '../../electron/db/open.ts'

// Says whether this process can use the folder that it is given: `ok` or why not, for lock and store.
const folder = process.argv[2] ?? ''
const lock = lockFolder(folder, new Date())
const store = openStore(folder, { now: new Date() })
process.stdout.write(JSON.stringify([lock.ok ? 'ok' : lock.reason, store.ok ? 'ok' : store.reason]))
if (store.ok) store.store.close()
