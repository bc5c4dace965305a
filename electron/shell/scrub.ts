import { homedir, hostname, userInfo } from 'node:os'

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/**
 * Gives a function that takes what is personal out of a text: of the program's own folders the place where they lie, of everything else below
 * the home folder the whole path, and the names of the person's account and computer.
 *
 * @param own the program's folders, by what is written for them
 */
export function scrubber(
  own: Readonly<Record<string, string>>,
  { home, names }: { readonly home: string; readonly names: readonly string[] },
) {
  const folders = Object.entries(own)
    .filter(([, folder]) => folder.length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length)
  const words = names.filter((name) => name.length > 2 && name !== 'root')
  return (text: string): string => {
    let clean = text
    for (const [instead, folder] of folders) clean = clean.replaceAll(folder, `<${instead}>`)
    if (home.length > 1) {
      const place = escaped(home)
      // A path in quotes ends with them, any other with the next blank.
      clean = clean
        .replace(new RegExp(`(['"])${place}[^'"\n]*\\1`, 'g'), '$1<home>$1')
        .replace(new RegExp(`${place}[^\\s'"),]*`, 'g'), '<home>')
    }
    for (const word of words) clean = clean.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'gu'), '<name>')
    return clean
  }
}

/** The same for this person on this computer. */
export function scrubberHere(own: Readonly<Record<string, string>>): (text: string) => string {
  return scrubber(own, { home: homedir(), names: [userName(), hostname()] })
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    return '' // an account without a name, as in some containers
  }
}
