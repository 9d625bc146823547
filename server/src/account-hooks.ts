import type { Transaction } from 'kysely';

import type { Actor, AfterCommit, Context, ExportSection } from './context.ts';
import type { ExportRow } from './platform/postgres/export-page.ts';
import { runNamed, type NamedQuery } from './platform/postgres/named-query.ts';
import type { Tables } from './tables.ts';

type HookName = 'beforeDelete' | 'beforeChange' | 'onDelete' | 'onUsernameChanged' | 'onSuspendedChanged';

/**
 * Runs the hook with this name for every feature, in the order of `context.lifecycle`. Returns the callbacks to run
 * after the commit.
 */
export async function runHooks(
  context: Context,
  name: HookName,
  transaction: Transaction<Tables>,
  accountId: number,
): Promise<AfterCommit[]> {
  const afterCommit: AfterCommit[] = [];
  for (const hooks of context.lifecycle) {
    const call = await hooks[name]?.(context, transaction, accountId);
    if (call) afterCommit.push(call);
  }
  return afterCommit;
}

/**
 * Creates a section of the data export that lists rows page by page. Query parameters: $1 account id, $2 and $3
 * `after_time` and `after_id` of the last row read.
 */
export function exportList<Row extends ExportRow>(
  query: NamedQuery<Row>,
  describe: (row: Row) => object,
): ExportSection {
  return async function* read({ pool }: Context, { accountId }: Actor) {
    let after: ExportRow | undefined = { after_time: '-infinity', after_id: 0 };
    while (after) {
      const rows: Row[] = await runNamed(pool, query, [accountId, after.after_time, after.after_id]);
      yield* rows.map(describe);
      after = rows.at(-1);
    }
  };
}
