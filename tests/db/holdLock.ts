import { lockFolder } from '../../electron/db/lock.ts'

// Locks the folder that it is given, says so, and stays until it is killed.
const lock = lockFolder(process.argv[2] ?? '', new Date())
process.stdout.write(lock.ok ? 'locked' : lock.reason)
setInterval(() => lock, 1_000)
