import { isIPv6 } from 'node:net';

import { pickLanguage, type Language } from '@upnext/contract/language';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie;
  return header === undefined ? undefined : parseCookie(header)[name];
}

/** Returns the language cookie without parsing the other cookies, because this runs for every page. */
export function languageCookie(cookies: string | undefined): string | undefined {
  return cookies?.match(/(?:^|;\s*)language=(en|es)(?:;|$)/)?.[1];
}

export function languageOf(request: FastifyRequest): Language {
  return pickLanguage(readCookie(request, 'language'), request.headers['accept-language']);
}

/** Visitors whose browser sends one of these headers are not counted by their source. */
export function asksForPrivacy({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}

/**
 * The part of an IP address that identifies a household or a machine: the whole IPv4 address, or the first 64 bits of
 * an IPv6 address.
 */
export function addressPrefix(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/**
 * The network that a provider assigns to a few hundred households: the first 24 bits of an IPv4 address, or the first
 * 48 bits of an IPv6 address.
 */
export function addressNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 3).join(':') : plain.split('.').slice(0, 3).join('.');
}

/** The first 24 bits of an IPv4 address, or the first 64 bits of an IPv6 address, which many households have alone. */
export function addressHousehold(address: string): string {
  return isIPv6(plainAddress(address)) ? addressPrefix(address) : addressNetwork(address);
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

function groupsOf(plain: string): string[] {
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const missing = plain.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...missing, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
