import type { Context } from '../../context.ts';

/** Makes every process drop a revoked session, or all sessions of a changed account, from its cache. */
export const invalidateSessions = {
  byHash: (context: Context, hash: Buffer) => context.sessionChanges.announce([hash.toString('base64url')]),
  ofAccount: (context: Context, accountId: number) => context.sessionChanges.announce([`account:${accountId}`]),
};
