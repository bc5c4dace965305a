import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The `.gavel` file that a command line names, as a path or, as Linux desktops give what was double-clicked, as a `file:` address; as a whole
 * path. Null if it names none that is on this computer.
 */
export function fileArgument(argv: readonly string[], cwd: string): string | null {
  const given = argv.slice(1).findLast((arg) => !arg.startsWith('-') && arg.toLowerCase().endsWith('.gavel'))
  if (given === undefined) return null
  return /^file:/i.test(given) ? pathOf(given) : path.resolve(cwd, given)
}

/** What lies on another computer is not asked for: Windows would go to the network for it (R-APP-4). */
function pathOf(address: string): string | null {
  try {
    return new URL(address).host === '' ? fileURLToPath(address) : null
  } catch {
    return null
  }
}
