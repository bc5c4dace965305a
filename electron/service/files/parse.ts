import { fileContent, fileFormat, type FileContent } from '../../../shared/contract/gavelFile.ts'
import { fileLimit } from '../../../shared/contract/limits.ts'
import { plainJson } from '../../../shared/contract/plainJson.ts'
import { done, refuse, type Result } from '../../../shared/kernel/result.ts'
import { seal } from '../seal.ts'

/**
 * What a file says, if it is one of ours and says what it said when it was written (R-SEC-1): size, JSON, plain data without names that reach a
 * prototype and without depths, format, checksum, and only then its layout. Never throws.
 */
export function parseFile(text: string): Result<FileContent> {
  if (text.length > fileLimit) return refuse('file-too-large', `${text.length} characters`)
  const json = parsed(text)
  if (!json.ok) return json
  const plain = plainJson(json.value, fileLimit)
  if (!plain.ok) return refuse(plain.fault.detail === 'too large' ? 'file-too-large' : 'file-foreign', plain.fault.detail)
  const head = headOf(plain.value)
  if (!head.ok) return head
  const { checksum, content } = head.value
  if (seal(content ?? null) !== checksum) return refuse('file-broken', 'the checksum is another')
  const found = fileContent.safeParse(content)
  if (found.success) return done(found.data)
  const [issue] = found.error.issues
  return refuse('file-foreign', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`.slice(0, 300))
}

function parsed(text: string): Result<unknown> {
  try {
    return done(JSON.parse(text) as unknown)
  } catch {
    return refuse('file-foreign', 'not JSON')
  }
}

type Head = { readonly checksum: unknown; readonly content: unknown }

function headOf(value: unknown): Result<Head> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('file-foreign', 'not an object')
  const { gavel, format, checksum, content, ...more } = value as Readonly<Record<string, unknown>>
  if (gavel !== 'match') return refuse('file-foreign', 'not a match')
  // A newer layout may have more members than this version knows.
  if (typeof format === 'number' && format > fileFormat) return refuse('file-newer', `format ${format}`)
  if (format !== fileFormat || Object.keys(more).length > 0) return refuse('file-foreign', 'not a layout of any version')
  return done({ checksum, content })
}
