import { isIPv6 } from 'node:net';

import { pickLanguage, type Language } from '@upnext/contract/language';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie;
  return header === undefined ? undefined : parseCookie(header)[name];
}

export function languageOf(request: FastifyRequest): Language {
  return pickLanguage(readCookie(request, 'language'), request.headers['accept-language']);
}

/** The part of an address that one household or one machine has: all of IPv4, the first 64 bits of IPv6. */
export function addressPrefix(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const missing = plain.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...missing, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
