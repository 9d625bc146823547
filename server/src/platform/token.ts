import { hash, randomBytes } from 'node:crypto';

export const tokenLength = 43;

/** A random secret of 256 bits for a cookie or a link. The database stores only its hash. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
