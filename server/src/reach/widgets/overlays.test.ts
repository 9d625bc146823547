import { api } from '@upnext/contract/api';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { expect, onTestFinished, test } from 'vitest';

import { givePassword, makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const { call } = server;

/** Opens an overlay's stream and collects its text. */
async function watch(token: string) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(server.origin + livePaths.overlay(token), { signal: stop.signal });
  let text = '';
  let hasEnded = false;
  const reading = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    hasEnded = true;
  };
  reading().catch(() => {});
  return { status: response.status, text: () => text, hasEnded: () => hasEnded };
}

test('renewOverlay returns 201 with a URL and a token of 128 random bits; getOwnOverlay returns 200 with the same overlay', async () => {
  const creator = await makeCreator(server);
  expect((await creator.call(api.getOwnOverlay)).body).toEqual({ overlay: null });
  const { status, body } = await creator.call(api.renewOverlay);
  expect(status).toBe(201);
  expect(body.url).toBe(`http://upnext.test/overlay/${body.token}`);
  expect(Buffer.from(body.token, 'base64url')).toHaveLength(16);
  expect((await creator.call(api.getOwnOverlay)).body).toEqual({ overlay: body });
});

test('getOverlay returns 200 with the board, Cache-Control: no-store and no cookie', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const { body: overlay } = await creator.call(api.renewOverlay);
  const { status, body, headers } = await call(api.getOverlay, { params: { token: overlay.token } });
  expect([status, body.creator.username, body.ideas.map(({ id }) => id)]).toEqual([200, creator.username, [idea]]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('set-cookie')).toBeNull();
});

test('getOverlay returns the same 404 board_not_found for unknown, replaced and revoked tokens, and 400 invalid_input for an overlong token', async () => {
  const creator = await makeCreator(server);
  const { body: first } = await creator.call(api.renewOverlay);
  const { body: second } = await creator.call(api.renewOverlay);
  const read = async (token: string) => await call(api.getOverlay, { params: { token } });
  expect((await read(second.token)).status).toBe(200);
  expect((await creator.call(api.revokeOverlay)).status).toBe(204);
  const errors = await Promise.all(
    ['x', 'A'.repeat(22), first.token, second.token].map(async (token) => (await read(token)).error),
  );
  expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1);
  expect(errors[0]?.code).toBe('board_not_found');
  expect((await read('x'.repeat(201))).error.code).toBe('invalid_input');
});

test("revokeOverlay returns 204 even if there is no overlay, and does not change other creators' overlays", async () => {
  const [creator, other] = [await makeCreator(server), await makeCreator(server)];
  const { body: overlay } = await other.call(api.renewOverlay);
  expect((await creator.call(api.revokeOverlay)).status).toBe(204);
  expect((await call(api.getOverlay, { params: { token: overlay.token } })).status).toBe(200);
});

test.each([
  ['revokeOverlay', (creator: { call: typeof call }) => creator.call(api.revokeOverlay)],
  ['renewOverlay', (creator: { call: typeof call }) => creator.call(api.renewOverlay)],
])(
  '%s immediately ends the live streams of the old overlay URL, which returns 404 from then on',
  async (_name, act) => {
    const creator = await makeCreator(server);
    const idea = await makeIdea(server, creator);
    const { body: overlay } = await creator.call(api.renewOverlay);
    const live = await watch(overlay.token);
    expect(live.status).toBe(200);
    const fan = await makeFan(server);
    await fan.call(api.castVote, { params: { id: String(idea) } });
    await expect.poll(live.text).toContain(`{"id":${idea},"votes":1,`);
    await act(creator);
    await expect.poll(live.hasEnded, { timeout: 3_000 }).toBe(true);
    expect(live.text()).toMatch(/event: gone\ndata:\n\n$/);
    expect((await watch(overlay.token)).status).toBe(404);
  },
);

test('deleting an account deletes its overlay', async () => {
  const creator = await makeCreator(server);
  const { password } = await givePassword(server, creator);
  const { body: overlay } = await creator.call(api.renewOverlay);
  expect((await creator.call(api.exportAccount)).body.overlays).toEqual([
    { token: overlay.token, createdAt: overlay.createdAt },
  ]);
  await creator.call(api.deleteAccount, { body: { password } });
  expect((await call(api.getOverlay, { params: { token: overlay.token } })).error.code).toBe('board_not_found');
  expect(await server.query('SELECT FROM overlays WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test.each([
  ['getOwnOverlay', api.getOwnOverlay],
  ['renewOverlay', api.renewOverlay],
  ['revokeOverlay', api.revokeOverlay],
])('%s returns 401 not_signed_in without a session and 403 creators_only for a fan', async (_name, endpoint) => {
  expect((await call(endpoint)).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(endpoint)).error.code).toBe('creators_only');
});

test.each([
  ['renewOverlay', api.renewOverlay],
  ['revokeOverlay', api.revokeOverlay],
])('%s returns 403 cross_site for a request from another site', async (_name, endpoint) => {
  const creator = await makeCreator(server);
  expect((await creator.call(endpoint, { headers: { origin: 'http://x.test' } })).error.code).toBe('cross_site');
});
