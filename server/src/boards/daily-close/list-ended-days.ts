import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';

export type EndedDay = { timeZone: string; endedOn: string };

/**
 * The time zones of boards in which a day ended during the 15 minutes up to `moment`. Compares dates instead of looking
 * for midnight, which does not exist on every day in every zone.
 */
export async function listEndedDays(db: Kysely<Tables>, moment: Date): Promise<EndedDay[]> {
  const { rows } = await sql<EndedDay>`
    SELECT time_zone AS "timeZone", (${moment}::timestamptz AT TIME ZONE time_zone)::date - 1 AS "endedOn"
    FROM (SELECT DISTINCT time_zone FROM boards) zones
    WHERE (${moment}::timestamptz AT TIME ZONE time_zone)::date
      > ((${moment}::timestamptz - interval '15 minutes') AT TIME ZONE time_zone)::date`.execute(db);
  return rows;
}
