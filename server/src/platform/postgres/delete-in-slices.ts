import type { Kysely, RawBuilder } from 'kysely';

/** Repeats a DELETE that has a LIMIT until nothing is left, so that no lock is held long. */
export async function deleteInSlices<Tables>(db: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<void> {
  while ((await statement.execute(db)).numAffectedRows) continue;
}
