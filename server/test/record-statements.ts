import pg from 'pg';

import type { TestServer } from './start-server.ts';

/** `name` is set for prepared statements. */
export type Statement = { text: string; values: unknown[]; name?: string };

type Query = (
  this: pg.Client,
  ...input: [string | { text: string; values?: unknown[]; name?: string }, unknown?, unknown?]
) => unknown;

/**
 * Records every statement that this process sends to the server's database while `work` runs. Other test files of the
 * process may still be closing their servers.
 */
export async function recordStatements(server: TestServer, work: () => Promise<unknown>): Promise<Statement[]> {
  const database = new URL(server.context.config.databaseUrl).pathname.slice(1);
  const seen: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function (...input) {
    const [statement, values] = input;
    if (this.database !== database) return original.apply(this, input);
    seen.push(
      typeof statement === 'string'
        ? { text: statement, values: Array.isArray(values) ? values : [] }
        : {
            text: statement.text,
            values: statement.values ?? (Array.isArray(values) ? values : []),
            ...(statement.name && { name: statement.name }),
          },
    );
    return original.apply(this, input);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return seen;
}
