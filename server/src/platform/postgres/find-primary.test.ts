import { expect, inject, test } from 'vitest';

import { connectPool } from './connect.ts';
import { findPrimary, splitUrl } from './find-primary.ts';

const url = new URL(inject('databaseUrl'));
/** Nothing listens on port 1. */
const several = url.href.replace(url.host, `127.0.0.1:1,${url.host},127.0.0.1:1`);

test('splitUrl splits a connection URL with several hosts into one URL per host', () => {
  expect(splitUrl('postgres://u:p%2C@one:1,two:2/name?x=1')).toEqual([
    'postgres://u:p%2C@one:1/name?x=1',
    'postgres://u:p%2C@two:2/name?x=1',
  ]);
  expect(splitUrl('postgresql://one/name')).toEqual(['postgresql://one/name']);
  expect(splitUrl('socket:/var/run')).toEqual(['socket:/var/run']);
});

test('findPrimary returns the host and port of the server that accepts writes', async () => {
  const { host, port } = await findPrimary(splitUrl(several));
  expect([host, String(port)]).toEqual([url.hostname, url.port]);
});

test('a connection pool with several addresses connects to the primary, and fails with 57P03 if no address is reachable', async () => {
  const pool = connectPool(several, { max: 2 });
  const { rows } = await pool.query('SELECT pg_is_in_recovery() AS standby');
  expect(rows).toEqual([{ standby: false }]);
  await pool.end();
  const unreachable = connectPool('postgres://u:p@127.0.0.1:1,127.0.0.1:2/x', { max: 1 });
  await expect(unreachable.query('SELECT 1')).rejects.toMatchObject({ code: '57P03' });
  await unreachable.end();
});
