import { hash } from 'node:crypto';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { deleteCode } from './sql.ts';

/** Without letters that look like digits. `readCode` accepts those too, in any case, with or without hyphens. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 16;
const codeShape = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** No account has this id. Used for an unknown account, so that the response time is the same. */
const nobody = 0;

/** Returns whether the text is an unused recovery code of the account, and uses it up. */
export async function spendCode(context: Context, accountId: number | undefined, text: string): Promise<boolean> {
  const code = readCode(text);
  if (code === undefined) return false;
  const spent = await runNamed(context.pool, deleteCode, [accountId ?? nobody, hashCode(code)]);
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
