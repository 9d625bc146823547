import { setTimeout as sleep } from 'node:timers/promises';

/** Retries while autovacuum uses the database: only a superuser can stop autovacuum, and it finishes soon. */
export async function dropDatabase(name: string, query: (statement: string) => Promise<unknown>): Promise<void> {
  for (let timeout = 40; ; timeout--) {
    try {
      await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      if (timeout === 0) throw error;
      await sleep(250);
    }
  }
}
