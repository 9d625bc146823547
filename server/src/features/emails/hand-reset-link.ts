import { randomBytes } from 'node:crypto';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { hashToken } from '../sessions/session-cookie.ts';
import { insertHandedToken } from './sql.ts';

/** The way to a new password for somebody whom no mail reaches: an operator gives it to them. Only its hash is kept. */
export async function handResetLink({ pool, config }: Context, accountId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await runNamed(pool, insertHandedToken, [hashToken(token), accountId]);
  return `${config.origin}/auth/reset-password#${token}`;
}
