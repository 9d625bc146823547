import { api } from '@upnext/contract/api';
import { limits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const { call } = server;
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString();

test('createShareLink returns 201 with a URL and a token of 128 random bits', async () => {
  const creator = await makeCreator(server);
  const { status, body } = await creator.call(api.createShareLink, { body: { expiresAt: tomorrow } });
  expect(status).toBe(201);
  expect(body).toMatchObject({ creatorId: creator.id, isActive: true, expiresAt: tomorrow });
  expect(body.url).toBe(`http://upnext.test/public/${body.token}`);
  expect(Buffer.from(body.token, 'base64url')).toHaveLength(16);
});

test('getLinkedBoard returns 200 with the ideas, the share link and Cache-Control: private, no-store', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  const { status, body, headers } = await call(api.getLinkedBoard, { params: { token: link.token } });
  const { name: _, ...publicLink } = link;
  expect([status, body.ideas.map(({ id }) => id), body.publicLink]).toEqual([200, [idea], publicLink]);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('getLinkedBoard returns the same 404 board_not_found for unknown, inactive, expired and deleted links', async () => {
  const creator = await makeCreator(server);
  const links = await Promise.all([0, 1, 2].map(() => creator.call(api.createShareLink, { body: {} })));
  const [off, expired, deleted] = links.map(({ body }) => body);
  await creator.call(api.updateShareLink, { params: { id: String(off?.id) }, body: { isActive: false } });
  await server.query(`UPDATE share_links SET expires_at = now() - interval '1 second' WHERE id = $1`, [expired?.id]);
  expect((await creator.call(api.deleteShareLink, { params: { id: String(deleted?.id) } })).status).toBe(204);
  const tokens = ['x', 'A'.repeat(22), off?.token, expired?.token, deleted?.token];
  const errors = await Promise.all(
    tokens.map(async (token) => (await call(api.getLinkedBoard, { params: { token: token ?? '' } })).error),
  );
  expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1);
  expect(errors[0]?.code).toBe('board_not_found');
});

test('getLinkedBoard returns 400 invalid_input for an invalid cursor', async () => {
  const { error } = await call(api.getLinkedBoard, { params: { token: 'x' }, query: { cursor: '-1' } });
  expect(error.code).toBe('invalid_input');
});

test('listShareLinks returns 200 with the newest link first, 401 not_signed_in without a session and 403 creators_only for a fan', async () => {
  const creator = await makeCreator(server);
  const first = await creator.call(api.createShareLink, { body: {} });
  const second = await creator.call(api.createShareLink, { body: { expiresAt: null } });
  const { status, body } = await creator.call(api.listShareLinks);
  expect([status, body]).toEqual([200, [second.body, first.body]]);
  expect((await call(api.listShareLinks)).error.code).toBe('not_signed_in');
  expect((await (await makeFan(server)).call(api.listShareLinks)).error.code).toBe('creators_only');
});

test('updateShareLink returns 200 and changes only the fields in the request, if any', async () => {
  const creator = await makeCreator(server);
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  const params = { id: String(link.id) };
  const update = async (body: object) => (await creator.call(api.updateShareLink, { params, body })).body;
  expect(await update({ isActive: false })).toEqual({ ...link, isActive: false });
  expect(await update({ expiresAt: tomorrow })).toEqual({ ...link, isActive: false, expiresAt: tomorrow });
  expect(await update({})).toEqual({ ...link, isActive: false, expiresAt: tomorrow });
  expect(await update({ isActive: true, expiresAt: null })).toEqual(link);
});

test('createShareLink and updateShareLink store a name, which visitors do not get, and return 400 invalid_input if it is too long', async () => {
  const creator = await makeCreator(server);
  const { body: link } = await creator.call(api.createShareLink, { body: { name: ' YouTube ' } });
  expect(link.name).toBe('YouTube');
  const { body: page } = await call(api.getLinkedBoard, { params: { token: link.token } });
  expect(JSON.stringify(page)).not.toContain('YouTube');
  const input = (name: string | null) => ({ params: { id: String(link.id) }, body: { name } });
  expect((await creator.call(api.updateShareLink, input('Newsletter'))).body.name).toBe('Newsletter');
  expect((await creator.call(api.updateShareLink, input(''))).body.name).toBeNull();
  const { error } = await creator.call(api.updateShareLink, input('x'.repeat(51)));
  expect(error.fields).toMatchObject([{ path: 'name' }]);
});

test('createShareLink returns 400 invalid_input for an invalid or past expiry date, 401 not_signed_in without a session, 403 cross_site for a request from another site and 403 creators_only for a fan', async () => {
  const creator = await makeCreator(server);
  for (const expiresAt of ['tomorrow', '2001-01-01T00:00:00Z', 5 as never]) {
    expect((await creator.call(api.createShareLink, { body: { expiresAt } })).error.code).toBe('invalid_input');
  }
  expect((await call(api.createShareLink, { body: {} })).error.code).toBe('not_signed_in');
  expect((await creator.call(api.createShareLink, { body: {}, headers: { origin: 'http://x.test' } })).error.code).toBe(
    'cross_site',
  );
  expect((await (await makeFan(server)).call(api.createShareLink, { body: {} })).error.code).toBe('creators_only');
});

test('createShareLink returns 409 share_links_full when the board has reached its limit, even for concurrent calls', async () => {
  const creator = await makeCreator(server);
  await server.query('UPDATE boards SET share_link_count = $2 WHERE creator_id = $1', [
    creator.id,
    limits.shareLinksPerBoard - 1,
  ]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => creator.call(api.createShareLink, { body: {} })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('share_links_full');
});

test.each([
  ['updateShareLink', api.updateShareLink],
  ['deleteShareLink', api.deleteShareLink],
])(
  "%s returns 400 invalid_input for an invalid id, 401 not_signed_in without a session, 403 cross_site for a request from another site, 403 creators_only for a fan and 404 share_link_not_found for another creator's link",
  async (_name, either) => {
    const endpoint = either as typeof api.updateShareLink;
    const creator = await makeCreator(server);
    const { body: link } = await creator.call(api.createShareLink, { body: {} });
    const input = { params: { id: String(link.id) }, body: {} };
    expect((await creator.call(endpoint, { params: { id: 'x' }, body: {} })).error.code).toBe('invalid_input');
    expect((await call(endpoint, input)).error.code).toBe('not_signed_in');
    expect((await creator.call(endpoint, { ...input, headers: { origin: 'http://x.test' } })).error.code).toBe(
      'cross_site',
    );
    expect((await (await makeFan(server)).call(endpoint, input)).error.code).toBe('creators_only');
    expect((await (await makeCreator(server)).call(endpoint, input)).error.code).toBe('share_link_not_found');
  },
);

test('300 concurrent getLinkedBoard requests for an uncached page of a large board all return 200', async () => {
  const creator = await makeCreator(server);
  await server.query(
    `INSERT INTO ideas (creator_id, board_id, title)
     SELECT creator_id, id, 'Idea ' || n FROM boards, generate_series(1, 3000) n WHERE creator_id = $1`,
    [creator.id],
  );
  const { token } = (await creator.call(api.createShareLink, { body: {} })).body;
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => call(api.getLinkedBoard, { params: { token }, query: { cursor: '0' } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
