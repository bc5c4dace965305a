import path from 'node:path'

/** The project's top folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** A path inside the project. */
export function inProject(...parts: readonly string[]): string {
  return path.join(ROOT, ...parts)
}
