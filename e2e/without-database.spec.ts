import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import { expect, test, type Site } from './site.ts';

/** Starts a TCP proxy to the database whose connections can be cut. */
async function startDatabaseProxy({ databaseUrl, later }: Site) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  later(cut);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, cut };
}

test('pages return 503 with Retry-After and an error message when the database is unreachable', async ({
  page,
  site,
}) => {
  site.allowConsole(/503/);
  const creator = await site.creator();
  const way = await startDatabaseProxy(site);
  const { origin } = await site.startOwn({ ROLE: 'http', DATABASE_URL: way.url });
  await way.cut();

  const board = await page.goto(`${origin}/${creator.username}?lang=es`);
  expect([board?.status(), board?.headers()['retry-after']]).toEqual([503, '2']);
  await expect(page.getByRole('heading', { name: 'Este sitio tiene mucho tráfico ahora mismo.' })).toBeVisible();
  await site.expectAccessible();

  const search = await page.goto(`${origin}/explore?q=paella&lang=en`);
  expect([search?.status(), search?.headers()['retry-after']]).toEqual([503, '2']);
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
});
