import { setTimeout as sleep } from 'node:timers/promises';

/** Autovacuum may be at work in it, whom only a superuser may send away: it is soon done. */
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
