import { expect, test } from 'vitest';

import { startServer } from '../../../test/start-server.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';

const { context } = await startServer();

test('verifyPassword returns true only for the correct password, and a malformed hash does not affect concurrent calls', async () => {
  const passwordHash = await hashPassword(context, 'correct horse');
  const answers = [
    verifyPassword(context, passwordHash, 'correct horse'),
    verifyPassword(context, 'junk', 'x'),
    verifyPassword(context, passwordHash, 'wrong horse'),
    verifyPassword(context, null, 'correct horse'),
  ];
  expect(await Promise.allSettled(answers)).toMatchObject([
    { value: true },
    { status: 'rejected' },
    { value: false },
    { value: false },
  ]);
});

test('outside of tests, hashPassword uses the argon2id parameters that OWASP recommends', async () => {
  const production = { ...context, config: { ...context.config, test: false } };
  expect(await hashPassword(production, 'correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
