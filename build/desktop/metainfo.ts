import type { Release } from './changelog.ts'
import type { Packing } from './entry.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

function releaseElement({ version, date, points }: Release, today: string): string {
  const kind = date === null ? 'development' : 'stable'
  const items = points.map((point) => `          <li>${escape(point)}</li>\n`).join('')
  return `    <release version="${version}" date="${date ?? today}" type="${kind}">
      <description>
        <ul>
${items}        </ul>
      </description>
    </release>
`
}

/** The one sentence of the desktop entry, in every language that it has. */
function summaries({ description, desktop }: Packing['linux']): string {
  const translated = Object.entries(desktop.entry).flatMap(([name, value]) => {
    const language = /^Comment\[(\w+)\]$/.exec(name)?.[1]
    return language === undefined ? [] : [`<summary xml:lang="${language}">${escape(String(value))}</summary>`]
  })
  return [`<summary>${escape(description)}</summary>`, ...translated].join('\n  ')
}

type Filling = { readonly packing: Packing; readonly releases: readonly Release[]; readonly today: string }

/** Fills in what software centres are told: the sentence of the desktop entry, and the versions of the changelog; what has no day yet gets `today`. */
export function metainfo(template: string, { packing, releases, today }: Filling): string {
  const versions = releases.map((release) => releaseElement(release, today)).join('')
  return template.replace('<summary/>', () => summaries(packing.linux)).replace('<releases/>', () => `<releases>\n${versions}  </releases>`)
}
