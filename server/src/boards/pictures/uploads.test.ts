import { api } from '@upnext/contract/api';
import { limits, rateLimits } from '@upnext/contract/limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { makePng, waitForUpload } from '../../../test/make-picture.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
await startBackground(server);
const picture = /^\/pictures\/[0-9a-f]{32}$/;

type Extra = { file?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> };
/** Calls the three upload endpoints, one after the other. */
async function uploadEverywhere(who: TestAccount | typeof server, owner: TestAccount, idea: number, extra: Extra) {
  return [
    await who.call(api.uploadAvatar, extra),
    await who.call(api.uploadBanner, { query: { board: owner.username }, ...extra }),
    await who.call(api.uploadIdeaPicture, { params: { id: String(idea) }, ...extra }),
  ];
}

const codesOf = (answers: { status: number; error: { code: string } }[]) =>
  answers.map(({ status, error }) => `${status} ${error.code}`);

async function readBoard({ username }: TestAccount) {
  return (await server.call(api.getBoard, { params: { username }, headers: { cookie: 'wrote=1' } })).body;
}

test('uploadAvatar returns 202, and getUpload returns 200 until the picture is shown on the boards as a clean WebP file', async () => {
  const creator = await makeCreator(server);
  const { board } = await readBoard(creator);
  const file = new Uint8Array(
    await sharp(await makePng())
      .withExif({ IFD0: { Artist: 'secret' } })
      .jpeg()
      .toBuffer(),
  );
  const { status, body } = await creator.call(api.uploadAvatar, { file, headers: { 'content-type': 'image/jpeg' } });
  expect([status, body.state]).toEqual([202, 'waiting']);
  expect(await waitForUpload(creator, body)).toBe('done');
  const after = await readBoard(creator);
  expect(after.board.version).toBeGreaterThan(board.version);
  const { logoUrl } = after.creator;
  expect(logoUrl).toMatch(/^\/pictures\/[0-9a-f]{32}-medium\.webp$/);
  expect((await creator.call(api.getUser)).body.logoUrl).toBe(logoUrl);
  for (const [size, side] of [
    ['small', 64],
    ['medium', 192],
    ['large', 512],
  ] as const) {
    const answer = await fetch(server.origin + logoUrl?.replace('medium', size));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    const found = await sharp(await answer.arrayBuffer()).metadata();
    expect(found).toMatchObject({ format: 'webp', width: side, height: side });
    expect([found.exif, found.icc, found.xmp]).toEqual([undefined, undefined, undefined]);
  }
  const [left] = await server.query('SELECT bytes FROM picture_uploads WHERE id = $1', [body.id]);
  expect(left).toEqual({ bytes: null });
});

test('uploadIdeaPicture and uploadBanner return 202, and the board, its settings, Explore and the export contain the pictures', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  await creator.call(api.updateProfile, { body: { displayName: '  Ana Bakes  ' } });
  const file = await makePng({ width: 300, height: 900 });
  const [, banner, own] = await uploadEverywhere(creator, creator, idea, { file });
  expect([banner?.status, own?.status]).toEqual([202, 202]);
  for (const upload of [banner, own]) expect(await waitForUpload(creator, upload!.body)).toBe('done');
  const page = await readBoard(creator);
  expect([page.ideas[0]?.picture, page.board.banner, page.creator.displayName]).toEqual([
    expect.stringMatching(picture),
    expect.stringMatching(picture),
    'Ana Bakes',
  ]);
  const { width, height } = await sharp(
    await (await fetch(`${server.origin}${page.ideas[0]?.picture}-large.webp`)).arrayBuffer(),
  ).metadata();
  expect([width, height]).toEqual([1280, 720]);
  expect((await creator.call(api.listOwnBoards)).body[0]?.banner).toBe(page.board.banner);
  await server.query('INSERT INTO explore_places (place, creator_id, idea_id, board_position) VALUES (1, $1, $2, 1)', [
    creator.id,
    idea,
  ]);
  expect((await server.call(api.explore)).body.ideas[0]).toMatchObject({
    creatorName: 'Ana Bakes',
    creatorLogoUrl: page.creator.logoUrl,
    picture: page.ideas[0]?.picture,
  });
  const { body } = await creator.call(api.exportAccount);
  expect([body.boards[0]?.banner, body.ideas[0]?.picture, body.account.displayName]).toEqual([
    page.board.banner,
    page.ideas[0]?.picture,
    'Ana Bakes',
  ]);
});

test('a file that is not an image ends in the state refused, and the previous picture stays', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const params = { id: String(idea) };
  const good = await creator.call(api.uploadIdeaPicture, { params, file: await makePng() });
  await waitForUpload(creator, good.body);
  const before = (await readBoard(creator)).ideas[0]?.picture;
  const bad = await creator.call(api.uploadIdeaPicture, { params, file: new Uint8Array([1, 2, 3]) });
  expect(await waitForUpload(creator, bad.body)).toBe('refused');
  expect((await readBoard(creator)).ideas[0]?.picture).toBe(before);
});

test('the upload endpoints return 401 not_signed_in, 403 cross_site, 403 creators_only, 404 idea_not_found, 400 invalid_input, 415 unsupported_media_type and 413 body_too_large', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const idea = await makeIdea(server, creator);
  const file = await makePng();
  const all = (code: string) => [code, code, code];
  expect(codesOf(await uploadEverywhere(server, creator, idea, { file }))).toEqual(all('401 not_signed_in'));
  const elsewhere = { file, headers: { origin: 'https://evil.example' } };
  expect(codesOf(await uploadEverywhere(creator, creator, idea, elsewhere))).toEqual(all('403 cross_site'));
  expect(codesOf(await uploadEverywhere(fan, creator, idea, { file }))).toEqual(all('403 creators_only'));
  expect(codesOf(await uploadEverywhere(creator, creator, idea, {}))).toEqual(all('415 unsupported_media_type'));
  const svg = { file, headers: { 'content-type': 'image/svg+xml' } };
  expect(codesOf(await uploadEverywhere(creator, creator, idea, svg))).toEqual(all('415 unsupported_media_type'));
  const large = { file: new Uint8Array(limits.pictureBytes + 1) };
  expect(codesOf(await uploadEverywhere(creator, creator, idea, large))).toEqual(all('413 body_too_large'));
  const missing = await creator.call(api.uploadIdeaPicture, { params: { id: '999999999' }, file });
  const invalid = await creator.call(api.uploadIdeaPicture, { params: { id: 'x' }, file });
  const board = await creator.call(api.uploadBanner, { query: { board: '!' }, file });
  expect(codesOf([missing, invalid, board])).toEqual(['404 idea_not_found', '400 invalid_input', '400 invalid_input']);
});

test('a chunked body without a length is cut off at the limit with 413 body_too_large', async () => {
  const creator = await makeCreator(server);
  const chunk = new Uint8Array(1024 * 1024);
  let left = 10;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left-- > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const answer = await fetch(`${server.origin}/api/user/picture`, {
    method: 'PUT',
    headers: { cookie: creator.cookie, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'image/png' },
    body,
    duplex: 'half',
  });
  expect(answer.status).toBe(413);
});

test('the upload endpoints return 429 too_many_requests above their shared limit, and removals above that of other writes', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const params = { id: String(idea) };
  const spend = async (limit: 'picturesPerAccount' | 'writesPerAccount') => {
    for (let call = 0; call < rateLimits[limit].points * 2; call++)
      await server.context.limiters[limit].take(String(creator.id));
  };
  await spend('picturesPerAccount');
  const uploads = await uploadEverywhere(creator, creator, idea, { file: await makePng() });
  await spend('writesPerAccount');
  const removals = [
    await creator.call(api.removeAvatar),
    await creator.call(api.removeBanner),
    await creator.call(api.removeIdeaPicture, { params }),
  ];
  expect(new Set(codesOf([...uploads, ...removals]))).toEqual(new Set(['429 too_many_requests']));
});

test('the upload endpoints return 503 busy for a fourth file of an account that waits, but not if it replaces one', async () => {
  const idle = await startServer();
  const [creator, other] = [await makeCreator(idle), await makeCreator(idle)];
  const file = await makePng();
  const upload = async (who: TestAccount, idea: number) =>
    (await who.call(api.uploadIdeaPicture, { params: { id: String(idea) }, file })).status;
  const [first = 0, ...more] = await makeIdeas(idle, creator, 4);
  expect(await upload(creator, first)).toBe(202);
  const statuses = [];
  for (const idea of more) statuses.push(await upload(creator, idea));
  expect(statuses).toEqual([202, 202, 503]);
  expect((await creator.call(api.uploadAvatar, { file })).error.code).toBe('busy');
  expect(await upload(creator, first)).toBe(202);
  expect((await other.call(api.uploadAvatar, { file })).status).toBe(202);
});

test('an upload occupies its place in the queue until the file is stored', async () => {
  const creator = await makeCreator(server);
  const file = await makePng();
  const { uploadQueue, db } = server.context;
  const uploads = await db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE picture_uploads IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    const started = Array.from({ length: 7 }, () => creator.call(api.uploadAvatar, { file }));
    await expect.poll(() => uploadQueue.waiting()).toBe(1);
    return { started };
  });
  for (const { status } of await Promise.all(uploads.started)) expect(status).toBe(202);
  await expect
    .poll(() => server.query(`SELECT FROM picture_uploads WHERE account_id = $1 AND state = 'waiting'`, [creator.id]))
    .toEqual([]);
});

test('getUpload returns 401 not_signed_in, 400 invalid_input, and 404 not_found for the upload of another account', async () => {
  const [creator, other] = [await makeCreator(server), await makeCreator(server)];
  const { body } = await creator.call(api.uploadAvatar, { file: await makePng() });
  const params = { id: String(body.id) };
  const answers = [
    await server.call(api.getUpload, { params }),
    await creator.call(api.getUpload, { params: { id: 'x' } }),
    await other.call(api.getUpload, { params }),
  ];
  expect(codesOf(answers)).toEqual(['401 not_signed_in', '400 invalid_input', '404 not_found']);
  await waitForUpload(creator, body);
});

test('removeAvatar, removeBanner and removeIdeaPicture return 204, and 401 not_signed_in, 403 cross_site, 403 creators_only, 404 idea_not_found or 400 invalid_input', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const idea = await makeIdea(server, creator);
  for (const { body } of await uploadEverywhere(creator, creator, idea, { file: await makePng() }))
    await waitForUpload(creator, body);
  const removeAll = async (who: TestAccount | typeof server, headers: Record<string, string> = {}) => [
    await who.call(api.removeAvatar, { headers }),
    await who.call(api.removeBanner, { query: { board: creator.username }, headers }),
    await who.call(api.removeIdeaPicture, { params: { id: String(idea) }, headers }),
  ];
  const all = (code: string) => [code, code, code];
  expect(codesOf(await removeAll(server))).toEqual(all('401 not_signed_in'));
  expect(codesOf(await removeAll(creator, { origin: 'https://evil.example' }))).toEqual(all('403 cross_site'));
  expect(codesOf(await removeAll(fan))).toEqual(all('403 creators_only'));
  const page = await readBoard(creator);
  expect(page.creator.logoUrl && page.board.banner && page.ideas[0]?.picture).toMatch(picture);
  expect((await removeAll(creator)).map(({ status }) => status)).toEqual([204, 204, 204]);
  const after = await readBoard(creator);
  expect([after.creator.logoUrl, after.board.banner, after.ideas[0]?.picture]).toEqual([null, undefined, undefined]);
  const answers = [
    await creator.call(api.removeIdeaPicture, { params: { id: '999999999' } }),
    await creator.call(api.removeIdeaPicture, { params: { id: 'x' } }),
    await creator.call(api.removeBanner, { query: { board: '!' } }),
  ];
  expect(codesOf(answers)).toEqual(['404 idea_not_found', '400 invalid_input', '400 invalid_input']);
});
