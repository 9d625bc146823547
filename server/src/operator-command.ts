import type { Kysely } from 'kysely';

import type { Context } from './context.ts';
import { connectKysely, connectPool } from './platform/postgres/connect.ts';
import type { Tables } from './tables.ts';

/** A change that the operator confirms and the audit log records. */
export type OperatorChange = {
  action: string;
  /** `account:7`, `board:7:12`, `report:3` … */
  target: string;
  before?: object;
  after?: object;
  /** The operator types `word` to confirm, unless `--yes` is given. */
  question: string;
  word: string;
};

export type Operator = {
  options: { fix: boolean; into: string | undefined; of: string | undefined; most: number };
  write: (text: string) => void;
  /** Asks for confirmation, writes the audit entry, then makes the change. */
  act: <T>(change: OperatorChange, make: () => Promise<T>) => Promise<T>;
};

export type Command = {
  /** The arguments after the command's name. */
  takes?: string;
  does: string;
  run: (context: Context, operator: Operator, words: string[]) => Promise<void>;
};

/** Aborts a command with a message for the operator, before anything is changed. */
export class CommandError extends Error {}

/** Runs `work` with a database connection that has no statement timeout, like the connections for jobs. */
export async function withJobDb<T>({ config }: Context, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const db = connectKysely<Tables>(connectPool(config.databaseUrl, { max: 1 }));
  try {
    return await work(db);
  } finally {
    // Also ends the pool.
    await db.destroy();
  }
}
