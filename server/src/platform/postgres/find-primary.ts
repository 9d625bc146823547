import pg from 'pg';

const probeMs = 1_000;
/** How long a lookup is reused, so that connections that are opened at the same time share it. */
const validMs = 500;

type Address = { host: string; port: number };

/**
 * Thrown if no address accepts writes. Has PostgreSQL's code cannot_connect_now, so it counts as a transient failure.
 */
class NoPrimary extends Error {
  readonly code = '57P03';
}

/** Splits a libpq URL with several hosts (`postgres://user:secret@one:5432,two:5432/name`) into one URL per host. */
export function splitUrl(url: string): string[] {
  const [, head = '', hosts = '', tail = ''] = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${head}${host}${tail}`) : [url];
}

/**
 * Returns the address that accepts writes. If an old primary is running again alongside the new one, the server with
 * the higher timeline is chosen.
 */
export async function findPrimary(urls: string[]): Promise<Address> {
  const answers = await Promise.all(urls.map((url) => probe(url).catch(() => undefined)));
  const [found] = answers.filter((answer) => answer !== undefined).toSorted((a, b) => b.timeline - a.timeline);
  if (!found) throw new NoPrimary('No address in DATABASE_URL accepts writes');
  return found;
}

async function probe(url: string): Promise<(Address & { timeline: number }) | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: probeMs, query_timeout: probeMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(
      `SELECT CASE WHEN NOT pg_is_in_recovery() THEN substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline`,
    );
    const timeline = rows[0]?.timeline;
    return timeline ? { host: client.host, port: client.port, timeline: Number.parseInt(timeline, 16) } : undefined;
  } finally {
    client.end().catch(() => {});
  }
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** A client class for pools that looks up the primary for every new connection. */
export function primaryClient(urls: string[]): typeof pg.Client {
  let found: Promise<Address> | undefined;

  function primary(): Promise<Address> {
    if (!found) {
      found = findPrimary(urls);
      setTimeout(() => (found = undefined), validMs).unref();
    }
    return found;
  }

  class PrimaryClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(done: Connected): void;
    override connect(done?: Connected): Promise<pg.Client> | void {
      const connected = primary().then(({ host, port }) => {
        this.host = host;
        this.port = port;
        return super.connect();
      });
      if (!done) return connected;
      const tell = done as (error: Error | null, client?: pg.Client) => void;
      connected.then(
        (client) => tell(null, client),
        (error: Error) => tell(error),
      );
    }
  }
  return PrimaryClient;
}
