/**
 * What two spellings of one name have in common: neither case nor spaces tell people apart. Stored with every player, so it must never give
 * anything else than it did.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
}
