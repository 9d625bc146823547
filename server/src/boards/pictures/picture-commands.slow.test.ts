import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { makePng } from '../../../test/make-picture.ts';
import { runAdmin } from '../../../test/run-admin.ts';
import { startServer } from '../../../test/start-server.ts';
import { encodeUpload } from './encode-upload.ts';

const server = await startServer();

test('pictures list shows the pictures of an account, and pictures remove takes one away and stops serving it', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const upload = { params: { id: String(idea) }, file: await makePng() };
  const { body } = await creator.call(api.uploadIdeaPicture, upload);
  await encodeUpload(server.context, { uploadId: body.id });
  const { picture = '' } =
    (await server.call(api.getBoard, { params: { username: creator.username } })).body.ideas[0] ?? {};
  expect((await runAdmin(server, ['pictures', 'list', creator.username])).out).toContain(
    `idea ${idea}  ${picture}-large.webp`,
  );
  await creator.call(api.reportIdea, { params: upload.params, body: { reason: 'spam' } });
  const [report] = await server.query<{ id: number }>('SELECT id FROM reports WHERE idea_id = $1', [idea]);
  expect((await runAdmin(server, ['reports', 'show', String(report?.id)])).out).toContain(
    `${server.context.config.origin}${picture}-large.webp`,
  );
  const address = `${server.context.config.origin}${picture}-small.webp`;
  expect((await runAdmin(server, ['pictures', 'remove', address, '--yes', '--by', 'olga'])).code).toBe(0);
  expect((await fetch(`${server.origin}${picture}-large.webp`)).status).toBe(404);
  expect(await server.query('SELECT picture FROM ideas WHERE id = $1', [idea])).toEqual([{ picture: null }]);
  const audits = await server.query('SELECT action, done_by FROM audits WHERE target = $1', [`account:${creator.id}`]);
  expect(audits).toEqual([{ action: 'pictures remove', done_by: 'olga' }]);
  expect((await runAdmin(server, ['pictures', 'remove', address, '--yes', '--by', 'olga'])).err).toContain(
    'No picture',
  );
}, 120_000);
