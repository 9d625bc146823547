import { makeCodeCookie } from '../src/identity/email-codes/code-cookie.ts';
import { hashCode } from '../src/identity/email-codes/hash-code.ts';
import { readSiteKey } from '../src/identity/nonces/read-site-key.ts';
import type { TestServer } from './start-server.ts';

/** Inserts a code for an address without sending the email. Returns the cookie that the code works with. */
export async function makeEmailCode(server: TestServer, email: string, code: string): Promise<string> {
  const { token, tokenHash } = makeCodeCookie();
  const codeHash = hashCode(await readSiteKey(server.context, 'email-codes'), tokenHash, code);
  await server.query(
    `INSERT INTO email_codes (token_hash, email, mailbox, code_hash, tries_left, expires_at)
     VALUES ($1, $2, sha256($2::text::bytea), $3, 5, now() + interval '10 minutes')`,
    [tokenHash, email, codeHash],
  );
  return `email-code=${token}`;
}
