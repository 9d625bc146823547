import type { Context } from '../../context.ts';

/** After a session was revoked or an account changed: every process drops what it has cached of it (session-cache.ts). */
export const invalidateSessions = {
  byHash: (context: Context, hash: Buffer) => context.sessionChanges.announce([hash.toString('base64url')]),
  ofAccount: (context: Context, accountId: number) => context.sessionChanges.announce([`account:${accountId}`]),
};
