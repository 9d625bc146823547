import { api } from '@upnext/contract/api';
import { pictureSizes } from '@upnext/contract/picture';
import { expect, test } from 'vitest';

import { makeCreator, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { makePng, waitForUpload } from '../../../test/make-picture.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startBucket } from '../../../test/start-bucket.ts';
import { startServer, type TestServer } from '../../../test/start-server.ts';
import { deleteAccount } from '../../identity/account-settings/delete-account.ts';
import { purgeAccount } from '../../identity/account-settings/purge-account.ts';
import { suspendAccount } from '../../identity/account-settings/suspend-account.ts';
import { removeIdea } from '../ideas/remove-idea.ts';
import { encodeUpload } from './encode-upload.ts';
import { removeOldUploads } from './remove-old-uploads.ts';
import { removeUnusedPictures } from './remove-unused-pictures.ts';

const onDisk = await startServer();
const inBucket = await startServer(await startBucket());
await startBackground(onDisk);
await startBackground(inBucket);
const servers: [string, TestServer][] = [
  ['on disk', onDisk],
  ['in a bucket', inBucket],
];

async function uploadPicture(creator: TestAccount, idea: number, color: string): Promise<void> {
  const file = await makePng({ color });
  const { body } = await creator.call(api.uploadIdeaPicture, { params: { id: String(idea) }, file });
  expect(await waitForUpload(creator, body)).toBe('done');
}

async function nameOf(server: TestServer, idea: number): Promise<string> {
  const [row] = await server.query<{ picture: string }>('SELECT picture FROM ideas WHERE id = $1', [idea]);
  return row?.picture ?? '';
}

/** Lists the sizes that the storage still has of a picture. */
async function storedSizes({ context }: TestServer, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of pictureSizes) if (await context.pictures.read(`${name}-${size}.webp`)) found.push(size);
  return found;
}

/** Moves the clock of all unused pictures by a minute and removes their files. */
async function removeNow(server: TestServer): Promise<void> {
  await server.query(`UPDATE pictures SET unused_at = unused_at - interval '61 seconds'`);
  await removeUnusedPictures(server.context);
}

const statusOf = async ({ origin }: TestServer, name: string) =>
  (await fetch(`${origin}/pictures/${name}-small.webp`)).status;

test.each(servers)(
  'the files of a replaced picture %s are removed, and uploading the first one again brings it back',
  async (_where, server) => {
    const creator = await makeCreator(server);
    const idea = await makeIdea(server, creator);
    await uploadPicture(creator, idea, 'red');
    const red = await nameOf(server, idea);
    await uploadPicture(creator, idea, 'blue');
    const blue = await nameOf(server, idea);
    expect(blue).not.toBe(red);
    // Pages that are open or cached still show the replaced picture.
    expect([await statusOf(server, red), await statusOf(server, blue)]).toEqual([200, 200]);
    await uploadPicture(creator, idea, 'red');
    expect(await nameOf(server, idea)).toBe(red);
    await removeNow(server);
    expect(await storedSizes(server, red)).toEqual([...pictureSizes]);
    expect(await storedSizes(server, blue)).toEqual([]);
  },
);

test.each(servers)('deleting an account removes its files %s', async (_where, server) => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  await uploadPicture(creator, idea, 'green');
  const { body } = await creator.call(api.uploadAvatar, { file: await makePng() });
  await waitForUpload(creator, body);
  const names = await server.query<{ name: string }>('SELECT name FROM pictures WHERE creator_id = $1', [creator.id]);
  expect(names).toHaveLength(2);
  const actor = { accountId: creator.id, username: creator.username, role: 'creator', isVerified: false } as const;
  await deleteAccount(server.context, actor, 'en');
  await purgeAccount(server.context, creator.id);
  for (const { name } of names) await expect.poll(() => storedSizes(server, name), { timeout: 10_000 }).toEqual([]);
  // A picture's row is deleted after its files.
  const rows = () => server.query('SELECT FROM pictures WHERE name = ANY($1)', [names.map(({ name }) => name)]);
  await expect.poll(rows).toEqual([]);
  expect(await server.query('SELECT FROM picture_uploads WHERE account_id = $1', [creator.id])).toEqual([]);
});

test('deleting an idea removes its files, and a merge leaves both ideas their pictures', async () => {
  const creator = await makeCreator(onDisk);
  const [idea, target] = [await makeIdea(onDisk, creator), await makeIdea(onDisk, creator)];
  await uploadPicture(creator, idea, 'orange');
  await uploadPicture(creator, target, 'purple');
  const names = [await nameOf(onDisk, idea), await nameOf(onDisk, target)] as const;
  await creator.call(api.mergeIdea, { params: { id: String(idea) }, body: { into: target } });
  const { body } = await onDisk.call(api.getBoard, { params: { username: creator.username } });
  expect(body.ideas.map(({ picture }) => picture)).toEqual([`/pictures/${names[1]}`]);
  await creator.call(api.unmergeIdea, { params: { id: String(idea) } });
  expect(await nameOf(onDisk, idea)).toBe(names[0]);
  await creator.call(api.deleteIdea, { params: { id: String(idea) } });
  await removeIdea(onDisk.context.db, creator.id, idea);
  await removeNow(onDisk);
  expect([await storedSizes(onDisk, names[0]), await storedSizes(onDisk, names[1])]).toEqual([[], [...pictureSizes]]);
});

test('pictures of a suspended account return 404, and unknown names and sizes too', async () => {
  const creator = await makeCreator(onDisk);
  const idea = await makeIdea(onDisk, creator);
  await uploadPicture(creator, idea, 'gold');
  const name = await nameOf(onDisk, idea);
  await suspendAccount(onDisk.context, creator.id, true);
  expect(await statusOf(onDisk, name)).toBe(404);
  for (const file of [
    `${'0'.repeat(32)}-small.webp`,
    `${name}-huge.webp`,
    `${name}-small.png`,
    '..%2f..%2fpackage.json',
  ])
    expect((await fetch(`${onDisk.origin}/pictures/${file}`)).status, file).toBe(404);
});

test('an upload for an idea that was deleted meanwhile is refused, and its files are removed', async () => {
  const server = await startServer();
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const { body } = await creator.call(api.uploadIdeaPicture, { params: { id: String(idea) }, file: await makePng() });
  await creator.call(api.deleteIdea, { params: { id: String(idea) } });
  await encodeUpload(server.context, { uploadId: body.id });
  expect(await waitForUpload(creator, body)).toBe('refused');
  const [{ name } = { name: '' }] = await server.query<{ name: string }>('SELECT name FROM pictures');
  expect(await storedSizes(server, name)).toEqual([...pictureSizes]);
  await removeNow(server);
  expect(await storedSizes(server, name)).toEqual([]);
});

test('remove-old-uploads removes files that were not encoded within 50 minutes', async () => {
  const creator = await makeCreator(onDisk);
  const { body } = await creator.call(api.uploadAvatar, { file: await makePng() });
  await waitForUpload(creator, body);
  await removeOldUploads(onDisk.context.db);
  expect((await creator.call(api.getUpload, { params: { id: String(body.id) } })).status).toBe(200);
  await onDisk.query(`UPDATE picture_uploads SET uploaded_at = now() - interval '51 minutes'`);
  await removeOldUploads(onDisk.context.db);
  expect((await creator.call(api.getUpload, { params: { id: String(body.id) } })).status).toBe(404);
});
