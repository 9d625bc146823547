const mostWords = 8;

/** What somebody typed as patterns for LIKE, one for each word; null looks for nothing. */
export function readSearch(words: string | undefined): string[] | null {
  const typed = (words ?? '').split(/\s+/).filter((word) => word !== '');
  return typed.length === 0 ? null : typed.slice(0, mostWords).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
