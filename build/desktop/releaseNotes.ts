// `node build/desktop/releaseNotes.ts VERSION`: prints what the changelog says of a version. It fails for one that is unknown or has no day.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readChangelog } from './changelog.ts'

const [, , wanted = ''] = process.argv
const release = readChangelog(readFileSync(path.join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')).find(
  ({ version }) => version === wanted,
)
if (release === undefined) throw new Error(`the changelog does not know version ${wanted}`)
if (release.date === null) throw new Error(`the changelog calls version ${wanted} unreleased`)
console.log(release.points.map((point) => `- ${point}`).join('\n'))
