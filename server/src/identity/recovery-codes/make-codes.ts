import { randomInt } from 'node:crypto';

import { limits } from '@upnext/contract/limits';
import type { Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { codeAlphabet, codeLength, hashCode } from './spend-code.ts';
import { replaceCodes } from './sql.ts';

/** Replaces an account's recovery codes. Only hashes are stored, so the new codes can't be read again later. */
export async function makeCodes(transaction: Transaction<Tables>, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, makeCode);
  await replaceCodes(transaction, accountId, codes.map(hashCode));
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}

function makeCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
