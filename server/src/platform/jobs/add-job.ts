import { sql, type Kysely, type Transaction } from 'kysely';

/** Jobs of a queue run one at a time. */
type Options = { payload?: unknown; key?: string; delaySeconds?: number; queue?: string };

/** Adds a job in the caller's transaction, so that the job exists only if the change is committed. */
export async function addJob<Tables>(
  db: Kysely<Tables> | Transaction<Tables>,
  task: string,
  { payload = {}, key, delaySeconds = 0, queue }: Options = {},
): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null},
    queue_name => ${queue ?? null},
    run_at => clock_timestamp() + make_interval(secs => ${delaySeconds}), job_key_mode => ${key ? 'preserve_run_at' : 'replace'})`.execute(
    db,
  );
}
