import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import type { Tables } from '../../tables.ts';
import { announceChange } from '../chart/announce-change.ts';
import { raiseVersions } from './sql.ts';

/**
 * A creator's name, words and background are part of their boards: a change of them is a change of the boards. Returns what
 * must be called after the commit.
 */
export async function showNewProfile(
  context: Context,
  transaction: Transaction<Tables>,
  creatorId: number,
): Promise<() => void> {
  const boards = await raiseVersions(transaction, creatorId);
  return () => boards.forEach(({ id }) => announceChange(context, creatorId, id));
}
