import type { Kysely, RawBuilder } from 'kysely';

/** Repeats a DELETE with a LIMIT until no row is left, so that no lock is held for long. */
export async function deleteInSlices<Tables>(db: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<void> {
  while ((await statement.execute(db)).numAffectedRows) continue;
}
