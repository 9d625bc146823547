import { randomBytes } from 'node:crypto';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { hashToken } from '../sessions/session-cookie.ts';
import { insertOperatorToken } from './sql.ts';

/** Creates a password reset link that an operator hands over to the user. Only the token's hash is stored. */
export async function createResetLink({ pool, config }: Context, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await runNamed(pool, insertOperatorToken, [hashToken(token), accountId]);
  return `${config.origin}/auth/reset-password#${token}`;
}
