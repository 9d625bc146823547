import { searchMax } from '@upnext/contract/chart-limits';

/** Reads the search query from the URL and sanitizes it, so that the API never rejects it. */
export function searchWords(parameters: URLSearchParams): string {
  const plain = (parameters.get('q') ?? '').replace(/\p{C}/gu, ' ').trim();
  return Array.from(plain).slice(0, searchMax).join('').trim();
}
