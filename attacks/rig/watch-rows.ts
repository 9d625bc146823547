import type { OwnDatabase } from '../../bench/rig/own-database.ts';

export type RowWatch = {
  /** Returns `table operation` for every row change since the last call. */
  takeChanges: () => Promise<string[]>;
  columns: string[];
  countWhere: (text: string) => Promise<number>;
};

/**
 * Records all row changes with triggers. Visits and origins are excluded because they are written asynchronously, and
 * keys because the first request that needs one creates it.
 */
export async function watchRows({ query }: OwnDatabase): Promise<RowWatch> {
  const tables = (
    await query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT IN ('board_visit_days', 'account_origins', 'origin_keys', 'site_keys')`,
    )
  ).map(({ name }) => name);
  const columns = await query<{ name: string }>(
    `SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  await query(`CREATE SCHEMA attack`);
  await query(`CREATE TABLE attack.changes (what text NOT NULL)`);
  await query(
    `CREATE FUNCTION attack.note() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN INSERT INTO attack.changes VALUES (TG_TABLE_NAME || ' ' || lower(TG_OP)); RETURN NULL; END $$`,
  );
  for (const table of tables) {
    await query(
      `CREATE TRIGGER attack AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION attack.note()`,
    );
  }
  return {
    columns: columns.map(({ name }) => name),
    takeChanges: async () => {
      const rows = await query<{ what: string }>('DELETE FROM attack.changes RETURNING what');
      return rows.map(({ what }) => what);
    },
    countWhere: async (text) => {
      let count = 0;
      for (const table of tables) {
        const [row] = await query<{ found: number }>(
          `SELECT count(*) AS found FROM ${table} t WHERE t::text LIKE '%' || $1 || '%'`,
          [text],
        );
        count += row?.found ?? 0;
      }
      return count;
    },
  };
}
