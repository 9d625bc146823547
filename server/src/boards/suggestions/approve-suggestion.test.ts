import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makePodcast } from '../../../test/make-board.ts';
import { startNotifications } from '../../../test/start-notifications.ts';

const { server, mailbox, allTold, inboxOf } = await startNotifications();

test('approving a suggestion notifies the fan who made it, once', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  await server.query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [
    fan.id,
    'attic@example.com',
  ]);
  const { handle } = await makePodcast(creator);
  const idea = { params: { username: handle }, body: { title: 'From the attic', description: 'Live, at night' } };
  const { id } = (await fan.call(api.suggestIdea, idea)).body;
  const approve = () =>
    creator.call(api.approveSuggestion, { params: { id: String(id) }, headers: { 'accept-language': 'es' } });
  const answers = await Promise.all([approve(), approve()]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
  await allTold();
  expect(await inboxOf(fan)).toMatchObject([
    {
      kind: 'suggestion-approved',
      creatorUsername: creator.username,
      payload: { ideaId: id, title: 'From the attic', board: { slug: 'podcast' } },
    },
  ]);
  expect(await inboxOf(creator)).toEqual([]);
  const mail = await mailbox.wait('attic@example.com');
  expect(mail.subject).toBe(`${creator.username} añadió tu propuesta «From the attic»`);
  expect(mail.text).toContain(`/${creator.username}/podcast/idea/${id}`);
});
