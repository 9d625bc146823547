import { safePath } from '../../web/app/api/safe-path.ts';
import type { HttpClient } from './http-client.ts';
import { redirectStrings } from './redirect-strings.ts';

const evil = /evil|1\.2\.3\.4|0x01020304/;

/** Counts the strings that safePath accepts although they lead to another site. */
export function countUnsafePaths(origin: string): number {
  return redirectStrings.filter((text) => {
    const path = safePath(text);
    if (path === undefined) return false;
    const isOutside = !URL.canParse(path, origin) || new URL(path, origin).origin !== origin;
    if (isOutside) console.log(`  ! unsafe path accepted: ${JSON.stringify(text)} became ${path}`);
    return isOutside;
  }).length;
}

/**
 * Requests the strings as a parameter and as a path, and counts the Location headers and links that lead to another
 * site.
 */
export async function countForeignLinks({ ask }: HttpClient, origin: string): Promise<number> {
  let foreign = 0;
  for (const text of redirectStrings) {
    const value = encodeURIComponent(text.toWellFormed());
    const paths = [
      `/auth?referrer=${value}`,
      `/auth?direct=true&redirectAfterAuth=${value}`,
      `/dashboard?referrer=${value}`,
    ];
    if (/^\/[\u0021-\u007e]+$/.test(text)) paths.push(text, `${text}/`);
    for (const path of paths) {
      const { headers, text: body, status } = await ask({ method: 'GET', path });
      const found = [headers.location, headers.link, headers.refresh, ...attributes(body)].filter(
        (one): one is string => typeof one === 'string' && leadsAway(one, origin),
      );
      if (found.length > 0) console.log(`  ! ${path} returned ${status} with a link to another site: ${found[0]}`);
      foreign += found.length;
    }
  }
  return foreign;
}

/** All attribute values that can contain a URL. */
function attributes(html: string): string[] {
  const tags = html.matchAll(/<(?:a|link|form|iframe|script|img|meta|base)\b[^>]*>/g);
  return [...tags].flatMap(([tag]) =>
    [...tag.matchAll(/\b(?:href|src|action|content)="([^"]*)"/g)].map(([, value = '']) => value),
  );
}

function leadsAway(value: string, origin: string): boolean {
  if (!URL.canParse(value, origin)) return false;
  const url = new URL(value, origin);
  return /^(javascript|data|vbscript):/i.test(url.protocol) || (url.origin !== origin && evil.test(url.hostname));
}
