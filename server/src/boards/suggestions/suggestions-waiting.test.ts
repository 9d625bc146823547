import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { startNotifications } from '../../../test/start-notifications.ts';

const { server, allTold, inboxOf, mailsTo } = await startNotifications();

async function suggest(handle: string, title: string): Promise<number> {
  const fan = await makeFan(server);
  const { body } = await fan.call(api.suggestIdea, { params: { username: handle }, body: { title } });
  return body.id;
}

const reject = (creator: TestAccount, id: number) =>
  creator.call(api.rejectSuggestion, { params: { id: String(id) }, body: { reason: 'not_now' } });

test('the creator gets one notification and one email when suggestions begin to wait, and no second one on the same day', async () => {
  const creator = await makeCreator(server);
  const email = `${creator.username}@upnext.example`;
  await server.query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [creator.id, email]);
  const first = await suggest(creator.username, 'Paella over an open fire');
  const second = await suggest(creator.username, 'Tortilla without onion');
  await allTold();
  expect(await inboxOf(creator)).toMatchObject([
    { kind: 'suggestions-waiting', creatorUsername: creator.username, isRead: false },
  ]);
  const [mail] = mailsTo(email);
  expect(mail?.subject).toBe(`Your fans have suggestions for ${creator.username}`);
  expect(mail?.text).toContain('/dashboard/review');

  await creator.call(api.approveSuggestion, { params: { id: String(first) } });
  await reject(creator, second);
  await suggest(creator.username, 'Gazpacho in winter');
  await allTold();
  expect(await inboxOf(creator)).toHaveLength(1);
  expect(mailsTo(email)).toHaveLength(1);
});

test('a creator who reviews the suggestions before the notification is due is not notified', async () => {
  const creator = await makeCreator(server);
  const id = await suggest(creator.username, 'Flan');
  await reject(creator, id);
  await allTold();
  expect(await inboxOf(creator)).toEqual([]);
});

test('team members are notified about the suggestions for their board', async () => {
  const creator = await makeCreator(server);
  const { body: board } = await creator.call(api.createBoard, { body: { name: 'The Podcast', slug: 'podcast' } });
  const [moderator, stranger] = [await makeFan(server), await makeFan(server)];
  await server.query(
    `INSERT INTO board_members (creator_id, board_id, account_id, role)
     SELECT creator_id, id, $2, 'moderator' FROM boards WHERE creator_id = $1 AND slug = 'podcast'`,
    [creator.id, moderator.id],
  );
  await suggest(`${creator.username}~podcast`, 'An episode about salt');
  await allTold();
  for (const account of [creator, moderator])
    expect(await inboxOf(account)).toMatchObject([
      { kind: 'suggestions-waiting', payload: { board: { slug: board.slug, name: 'The Podcast' } } },
    ]);
  expect(await inboxOf(stranger)).toEqual([]);
});
