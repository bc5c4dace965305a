/** A version of the changelog; `date`: null while it is not released. */
export type Release = { readonly version: string; readonly date: string | null; readonly points: readonly string[] }

const HEADING = /^## (\d+\.\d+\.\d+), (unreleased|\d{4}-\d{2}-\d{2})$/

/** The changelog's text of one point without its marks: `_emphasis_`, `code`, links. */
function plain(point: string): string {
  return point
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/(^|\W)_([^_]+)_(?=\W|$)/g, '$1$2')
    .replaceAll('`', '')
}

/** Reads CHANGELOG.md, newest version first. @throws for a heading that names no version and day */
export function readChangelog(text: string): readonly Release[] {
  return text
    .split(/^(?=## )/m)
    .filter((section) => section.startsWith('## '))
    .map((section) => {
      const [heading = '', ...lines] = section.trimEnd().split('\n')
      const [, version, day] = HEADING.exec(heading) ?? []
      if (version === undefined || day === undefined)
        throw new Error(`the changelog has a heading that is not "## version, day": ${heading}`)
      const points = lines.filter((line) => line.startsWith('- ')).map((line) => plain(line.slice(2)))
      return { version, date: day === 'unreleased' ? null : day, points }
    })
}
