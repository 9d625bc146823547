import { hash } from 'node:crypto';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { deleteCode } from './sql.ts';

/**
 * The alphabet has no I, L, O or U, which are easily misread. `readCode` accepts them too, and ignores case, spaces and
 * hyphens.
 */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 16;
const codeShape = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** No account has this id. It is used if the account is unknown, so that the response takes just as long. */
const noAccountId = 0;

/** Returns whether the text is one of the account's unused recovery codes. If so, the code can't be used again. */
export async function spendCode(context: Context, accountId: number | undefined, text: string): Promise<boolean> {
  const code = readCode(text);
  if (code === undefined) return false;
  const spent = await runNamed(context.pool, deleteCode, [accountId ?? noAccountId, hashCode(code)]);
  return spent.length === 1;
}

export function hashCode(code: string): Buffer {
  return hash('sha256', `recovery code ${code}`, 'buffer');
}

function readCode(text: string): string | undefined {
  const code = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('U', 'V');
  return codeShape.test(code) ? code : undefined;
}
