import { sql, type Kysely, type Transaction } from 'kysely';

type Options = { payload?: unknown; key?: string; delaySeconds?: number };

/** Adds a job in the caller's transaction, so that the job exists only if the change is committed. */
export async function addJob<Tables>(
  db: Kysely<Tables> | Transaction<Tables>,
  task: string,
  { payload = {}, key, delaySeconds = 0 }: Options = {},
): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null},
    run_at => clock_timestamp() + make_interval(secs => ${delaySeconds}), job_key_mode => ${key ? 'preserve_run_at' : 'replace'})`.execute(
    db,
  );
}
