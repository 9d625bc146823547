import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { hashToken, makeToken } from '../../platform/token.ts';
import { insertOperatorToken } from './sql.ts';

/** Creates a password reset link that an operator hands over to the user. Only the token's hash is stored. */
export async function createResetLink({ pool, config }: Context, accountId: number): Promise<string> {
  const token = makeToken();
  await runNamed(pool, insertOperatorToken, [hashToken(token), accountId]);
  return `${config.origin}/auth/reset-password#${token}`;
}
