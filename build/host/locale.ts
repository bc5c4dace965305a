type Env = Readonly<Record<string, string | undefined>>

/** `de_AT.UTF-8@euro` as BCP 47 has it; undefined for what names no language, as `C` and `POSIX` do. */
function tagOf(locale: string): string | undefined {
  return /^([a-z]{2,3}(?:[_-][A-Z]{2})?)(?:[.@]|$)/.exec(locale)?.[1]?.replace('_', '-')
}

/**
 * The languages that the system is set to, the dearest first, as gettext reads them from the environment: LANGUAGE, a list, counts only where
 * the locale itself (LC_ALL, else LC_MESSAGES, else LANG) is a language's. Where the environment says nothing, as on Windows and macOS, it is
 * what JavaScript's own formats follow. Never empty.
 */
export function systemLanguages(env: Env, ownLocale = new Intl.DateTimeFormat().resolvedOptions().locale): readonly string[] {
  const set = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  const locale = tagOf(set)
  if (locale === undefined) return [set === '' ? ownLocale : 'en-US']
  const listed = (env['LANGUAGE'] ?? '').split(':').flatMap((one) => tagOf(one) ?? [])
  return [...new Set([...listed, locale])]
}
