const mostWords = 8;

/** Converts search text to LIKE patterns, one per word. Returns null if the text has no words. */
export function readSearch(words: string | undefined): string[] | null {
  const typed = (words ?? '').split(/\s+/).filter((word) => word !== '');
  return typed.length === 0 ? null : typed.slice(0, mostWords).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
