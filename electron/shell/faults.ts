import { app } from 'electron'

const EXIT_FAULT = 1

/** One line, or an error's whole stack, to standard error; the person who reports a fault can copy it from there. */
export function log(text: string): void {
  process.stderr.write(`gavel: ${text}\n`)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** After an exception that nobody caught nothing can be trusted: it is written down and the app ends. Every answered action is saved already. */
export function endOnFaults(): void {
  process.on('uncaughtException', (error) => {
    log(`fatal: ${describe(error)}`)
    app.exit(EXIT_FAULT)
  })
  process.on('unhandledRejection', (reason) => log(`unhandled: ${describe(reason)}`))
}
