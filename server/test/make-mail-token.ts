import { hashToken, makeToken } from '../src/platform/token.ts';
import type { TestServer } from './start-server.ts';

type Purpose = 'confirm-email' | 'reset-password';

/** Inserts a token for an email link without sending the email. */
export async function makeMailToken(
  server: TestServer,
  accountId: number,
  purpose: Purpose,
  email: string,
): Promise<string> {
  const token = makeToken();
  await server.query(
    `INSERT INTO email_tokens (token_hash, account_id, purpose, email, expires_at)
     VALUES ($1, $2, $3, $4, now() + interval '10 minutes')`,
    [hashToken(token), accountId, purpose, email],
  );
  return token;
}
