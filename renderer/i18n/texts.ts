/** What a language file holds: texts by key, grouped, and lists of lines where a name is written over several. */
export type Texts = { readonly [key: string]: string | readonly string[] | Texts }

/** The files of one language as Vite finds them, by path. */
export type TextFiles = Readonly<Record<string, Texts>>

/** Everything that the window says in one language. A file's name is the first part of its keys; the games' files stand under `dredd` and `realm`. */
export function textsOf(frame: TextFiles, dredd: TextFiles, realm: TextFiles): Texts {
  return { ...byName(frame), dredd: byName(dredd), realm: byName(realm) }
}

function byName(files: TextFiles): Texts {
  return Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/(.+)\.json$/, '$1'), texts]))
}
