import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';

export type NewAudit = {
  doneBy: string;
  deed: string;
  /** `account:7`, `board:7:12`, `report:3` … */
  target: string;
  before?: object;
  after?: object;
  reason?: string | undefined;
};

export async function insertAudit(db: Kysely<Tables>, audit: NewAudit): Promise<void> {
  const { doneBy, deed, target, before, after, reason } = audit;
  await db
    .insertInto('audits')
    .values({
      done_by: doneBy,
      deed,
      target,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      reason: reason ?? null,
    })
    .execute();
}

export async function selectAudits(db: Kysely<Tables>, target: string | undefined, most: number) {
  return await db
    .selectFrom('audits')
    .selectAll()
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
