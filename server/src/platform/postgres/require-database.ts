import { StartError } from '../start-error.ts';
import { connectPool } from './connect.ts';
import { splitUrl } from './find-primary.ts';

/** Throws a StartError with the address and the reason if PostgreSQL can't be used. */
export async function requireDatabase(url: string): Promise<void> {
  const pool = connectPool(url, { max: 1 });
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    throw cannotConnect(url, error);
  } finally {
    await pool.end();
  }
}

export function cannotConnect(url: string, error: unknown): StartError {
  return new StartError(`Cannot connect to PostgreSQL at ${addressesOf(url)} (DATABASE_URL): ${reasonOf(error)}`);
}

function addressesOf(url: string): string {
  const addresses = splitUrl(url).map((one) => {
    const { hostname, port, searchParams, pathname } = new URL(one);
    return hostname ? `${hostname}:${port || 5432}` : (searchParams.get('host') ?? pathname);
  });
  return addresses.join(', ');
}

/**
 * Errors from PostgreSQL have a five-character code and a readable message. An error without such a code means that
 * PostgreSQL wasn't reached.
 */
function reasonOf(error: unknown): string {
  const { code = '', message } = error as { code?: string; message: string };
  if (/^(?!57P03)[0-9A-Z]{5}$/.test(code)) return message;
  // When Node has tried several addresses of a host name, the error has no message.
  return `${message || code}. Start a local one with: npm run services`;
}
