import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { startServer } from '../../../test/start-server.ts';
import { createSessionCache, type Actor } from './session-cache.ts';

const { context } = await startServer();
const cache = createSessionCache(context.sessionChanges);
const actor: Actor = { accountId: 1, username: 'fan', role: 'audience', isVerified: false };

test('a session that has just been loaded is served from the cache', async () => {
  const hash = randomBytes(32);
  expect(await cache.get(hash, async () => actor)).toBe(actor);
  expect(await cache.get(hash, () => Promise.reject(new Error('read twice')))).toBe(actor);
});

test.each([
  ['session', (hash: Buffer) => hash.toString('base64url')],
  ['account', () => `account:${actor.accountId}`],
])(
  'a session is not cached if the revocation of the %s arrives while the session is being loaded',
  async (_, messageOf) => {
    const hash = randomBytes(32);
    await cache.get(hash, async () => {
      context.sessionChanges.announce([messageOf(hash)]);
      return actor;
    });
    expect(await cache.get(hash, async () => undefined)).toBeUndefined();
  },
);
