import { readStored, writeStored } from '../../api/browser-store.ts';

const mostKept = 50;

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Whether the account has been shown the offer in this browser. */
export function wasOffered(offer: string): boolean {
  return readStored('signInOffers', isNames)?.includes(offer) ?? false;
}

/** Several people can share a browser, so the offers of several accounts are kept. */
export function rememberOffer(offer: string): void {
  const others = (readStored('signInOffers', isNames) ?? []).filter((name) => name !== offer);
  writeStored('signInOffers', [...others, offer].slice(-mostKept));
}
