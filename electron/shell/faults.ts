import { app, crashReporter } from 'electron'
import path from 'node:path'
import { crashFolder, newDump, writeDump } from './crashes.ts'
import { logFile, type LogFile } from './logFile.ts'
import { scrubberHere } from './scrub.ts'

const EXIT_FAULT = 1
/** How much of the log goes into a dump and into diagnostics, in lines. */
const TAIL = 60

let file: LogFile | undefined
let scrub = (text: string): string => text
let folder: string | undefined

/** One line, or an error's whole stack, to standard error and to the log; the person who reports a fault can copy it from there. */
export function log(text: string): void {
  process.stderr.write(`gavel: ${text}\n`)
  file?.write(text)
}

/** The last lines of the log, without anything personal. */
export function logTail(): string {
  return file?.tail(TAIL).join('\n') ?? ''
}

/**
 * Begins the log of a data folder that is this process's alone; dumps, those of Chromium's parts too, go there and nowhere else.
 * Gives the name of the dump that the last start has left, or `null`.
 */
export function keepLog(dataDir: string): string | null {
  folder = dataDir
  scrub = scrubberHere({ data: dataDir, app: app.getAppPath(), resources: process.resourcesPath })
  file = logFile(path.join(dataDir, 'logs'), scrub, () => new Date())
  const crash = newDump(dataDir, new Date())
  app.setPath('crashDumps', path.join(dataDir, crashFolder))
  crashReporter.start({ uploadToServer: false })
  log(`${app.getName()} ${app.getVersion()} starts`)
  if (crash !== null) log(`the last start has left ${crash}`)
  return crash
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** What a dump says: when, what ran, what went wrong, and the end of the log. */
function dumpOf(error: unknown, now: Date): string {
  const { electron = 'none', chrome = 'none', node } = process.versions
  return [
    `${app.getName()} ${app.getVersion()}, ${now.toISOString()}, up for ${Math.round(process.uptime())} s`,
    `Electron ${electron}, Chromium ${chrome}, Node ${node}, ${process.platform} ${process.arch}`,
    scrub(describe(error)),
    '',
    logTail(),
  ].join('\n')
}

/**
 * After an exception that nobody caught nothing can be trusted: it is written down and the app ends; the next start says so. Every answered
 * action is saved already.
 */
export function endOnFaults(): void {
  process.on('uncaughtException', (error) => {
    log(`fatal: ${describe(error)}`)
    const now = new Date()
    if (folder !== undefined) writeDump(folder, now, dumpOf(error, now))
    app.exit(EXIT_FAULT)
  })
  process.on('unhandledRejection', (reason) => log(`unhandled: ${describe(reason)}`))
}
