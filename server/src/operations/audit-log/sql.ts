import type { Kysely } from 'kysely';

import type { OperatorChange } from '../../operator-command.ts';
import type { Tables } from '../../tables.ts';

export type NewAudit = Pick<OperatorChange, 'action' | 'target' | 'before' | 'after'> & {
  doneBy: string;
  reason?: string | undefined;
};

export async function insertAudit(db: Kysely<Tables>, audit: NewAudit): Promise<void> {
  const { doneBy, action, target, before, after, reason } = audit;
  await db
    .insertInto('audits')
    .values({
      done_by: doneBy,
      action,
      target,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      reason: reason ?? null,
    })
    .execute();
}

/** Audit entries, newest first, optionally only for one target. */
export async function selectAudits(db: Kysely<Tables>, target: string | undefined, most: number) {
  return await db
    .selectFrom('audits')
    .selectAll()
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
