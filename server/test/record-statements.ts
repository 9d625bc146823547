import pg from 'pg';

export type Statement = { text: string; values: unknown[] };

type Query = (
  this: pg.Client,
  ...input: [string | { text: string; values?: unknown[] }, unknown?, unknown?]
) => unknown;

/** Writes down every statement this process sends while `work` runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function (...input) {
    const [statement, values] = input;
    seen.push(
      typeof statement === 'string'
        ? { text: statement, values: Array.isArray(values) ? values : [] }
        : { text: statement.text, values: statement.values ?? (Array.isArray(values) ? values : []) },
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
