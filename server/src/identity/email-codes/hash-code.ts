import { createHmac } from 'node:crypto';

/**
 * A keyed hash: the million possible codes could be tried against a plain one. It includes the browser's token, so equal
 * codes have different hashes.
 */
export function hashCode(key: Buffer, tokenHash: Buffer, code: string): Buffer {
  return createHmac('sha256', key).update(tokenHash).update(code).digest();
}
