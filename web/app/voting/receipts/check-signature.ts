import type { RoundProof } from '@upnext/contract/voting/round-fields';

import { toHex } from './to-hex.ts';

/** The signature follows four bytes that name the key (signed note format). */
const keyIdBytes = 4;

/**
 * Whether the checkpoint is signed with the key and contains this size and root. Undefined if the browser doesn't support
 * Ed25519.
 */
export async function checkSignature({ checkpoint, publicKey, size, root }: RoundProof): Promise<boolean | undefined> {
  const end = checkpoint.indexOf('\n\n');
  const text = checkpoint.slice(0, end + 1);
  const [, count, hash] = text.split('\n');
  if (count !== String(size) || toHex(fromBase64(hash ?? '')) !== root) return false;
  const signature = fromBase64(checkpoint.slice(end).trim().split(' ').at(-1) ?? '').slice(keyIdBytes);
  const key = await crypto.subtle
    .importKey('raw', fromBase64(publicKey), 'Ed25519', false, ['verify'])
    .catch(() => undefined);
  return key && (await crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(text)));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
