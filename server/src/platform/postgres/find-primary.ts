import pg from 'pg';

const probeMs = 1_000;
/** Ten connections that are opened together ask once. */
const validMs = 500;

type Address = { host: string; port: number };

/** Nobody is there who may write. PostgreSQL's own code for it: the same call may succeed in a moment. */
class NoPrimary extends Error {
  readonly code = '57P03';
}

/** `postgres://user:secret@one:5432,two:5432/name`, as libpq writes it: the same with each of its addresses. */
export function splitUrl(url: string): string[] {
  const [, head = '', hosts = '', tail = ''] = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${head}${host}${tail}`) : [url];
}

/**
 * Of several addresses the one that takes writes. Should an old primary have come back beside the new one, the later
 * timeline is the true one.
 */
export async function findPrimary(urls: string[]): Promise<Address> {
  const answers = await Promise.all(urls.map((url) => probe(url).catch(() => undefined)));
  const [found] = answers.filter((answer) => answer !== undefined).toSorted((a, b) => b.timeline - a.timeline);
  if (!found) throw new NoPrimary('None of the addresses of DATABASE_URL takes writes');
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

/** A client for pools that finds out anew, at every connection, which of the addresses is the primary's. */
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
