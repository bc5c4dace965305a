import path from 'node:path'

/** The `.gavel` file that a command line names (a double click starts the app so), as a whole path; null if it names none. */
export function fileArgument(argv: readonly string[], cwd: string): string | null {
  const given = argv.slice(1).findLast((arg) => !arg.startsWith('-') && arg.toLowerCase().endsWith('.gavel'))
  return given === undefined ? null : path.resolve(cwd, given)
}
