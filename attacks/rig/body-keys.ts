import type { Answer } from './http-client.ts';

/**
 * Returns the sorted keys of a JSON response, such as `ideas[].position.current`, or the content type of any other
 * response.
 */
export function shapeOf({ headers, text }: Answer): string {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('application/json'))
    return text === '' && type === '' ? 'nothing' : type.split(';')[0] || 'nothing';
  const value: unknown = JSON.parse(text);
  // The OpenAPI document is public and changes with every endpoint.
  if (typeof value === 'object' && value !== null && 'openapi' in value) return 'openapi';
  return [...new Set(keysOf(value, ''))].toSorted().join(' ') || '(empty)';
}

function keysOf(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [`${at}[]`] : value.flatMap((one) => keysOf(one, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, at === '' ? key : `${at}.${key}`));
}
