import { limits } from '@upnext/contract/limits';

/** What an address looks for, as the API takes it: whatever somebody has put there, it is words. */
export function searchWords(parameters: URLSearchParams): string {
  const plain = (parameters.get('q') ?? '').replace(/\p{C}/gu, ' ').trim();
  return Array.from(plain).slice(0, limits.searchMax).join('').trim();
}
