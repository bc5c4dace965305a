/** A token of the design system: its name, and what the comment beside it says. */
export type Token = { readonly name: string; readonly note: string }
/** Tokens under the heading that stands over them in the style sheet. */
export type TokenGroup = { readonly heading: string; readonly tokens: readonly Token[] }

/** Reads the tokens of a style sheet's first rule, in its order: a comment on a line of its own is a heading, one behind a value is its note. */
export function readTokens(css: string): readonly TokenGroup[] {
  const groups: { heading: string; tokens: Token[] }[] = [{ heading: '', tokens: [] }]
  const rule = /(?::root|\.dredd) \{\n(.*?)\n\}/s.exec(css)?.[1] ?? ''
  for (const line of rule.split('\n')) {
    const heading = /^\s*\/\* (.*?) \*\/$/.exec(line)?.[1]
    const [, name, note = ''] = /^\s*(--[\w-]+):.*?;(?:\s*\/\* (.*?) \*\/)?$/.exec(line) ?? []
    if (heading !== undefined) groups.push({ heading, tokens: [] })
    else if (name !== undefined) groups.at(-1)?.tokens.push({ name, note })
  }
  return groups.filter(({ tokens }) => tokens.length > 0)
}
