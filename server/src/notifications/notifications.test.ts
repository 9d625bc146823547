import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { givePassword, makeCreator, makeFan } from '../../test/make-account.ts';
import { makePodcast, publishOn } from '../../test/make-board.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { pieceUrl, startNotifications } from '../../test/start-notifications.ts';
import { suspendAccount } from '../identity/account-settings/suspend-account.ts';

const { server, mailbox, makeVoter, publish, allTold, inboxOf, mailsTo } = await startNotifications();
const { call } = server;

test('listNotifications returns 200; when an idea is marked as made, its voters and the fans who suggested it or ideas merged into it get one notification each, and other accounts get none', async () => {
  const creator = await makeCreator(server);
  await creator.call(api.updateProfile, { body: { displayName: 'Ana Bakes' } });
  const author = await makeFan(server);
  const ideaId = await makeIdea(server, creator, { title: 'The <b>quiet</b> one', suggestedBy: author.id });
  const voter = await makeVoter(ideaId);
  const bystander = await makeVoter(await makeIdea(server, creator));
  const sameThought = await makeFan(server);
  const twin = await makeIdea(server, creator, { status: 'pending', suggestedBy: sameThought.id });
  const between = await makeIdea(server, creator);
  await creator.call(api.mergeIdea, { params: { id: String(twin) }, body: { into: between } });
  await creator.call(api.mergeIdea, { params: { id: String(between) }, body: { into: ideaId } });
  await publish(creator, ideaId);
  await allTold();
  for (const told of [voter, author, sameThought]) {
    expect(await inboxOf(told)).toMatchObject([
      {
        kind: 'idea-made',
        creatorUsername: creator.username,
        creatorName: 'Ana Bakes',
        isRead: false,
        payload: { ideaId, title: 'The <b>quiet</b> one', pieceUrl },
      },
    ]);
  }
  expect(await inboxOf(bystander)).toEqual([]);
  expect(await inboxOf(creator)).toEqual([]);
});

test("the notification about a made idea on a creator's second board names that board", async () => {
  const creator = await makeCreator(server);
  const { handle } = await makePodcast(creator);
  const ideaId = await publishOn(creator, handle, 'Live from the attic');
  const voter = await makeVoter(ideaId);
  await publish(creator, ideaId);
  await allTold();
  expect((await inboxOf(voter))[0]?.payload).toMatchObject({ ideaId, board: { slug: 'podcast' } });
});

test('notifications from a suspended creator are hidden and not emailed; when the suspension ends, they are visible, and emails that are at most seven days late are sent', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const voter = await makeVoter(ideaId, 'spared@example.com');
  await suspendAccount(server.context, creator.id, true);
  await server.query(
    `WITH n AS (INSERT INTO notifications (key, kind, creator_id, payload, language, delivered_to)
       VALUES ('suspended', 'idea-made', $1, $2, 'en', 0) RETURNING id)
     SELECT graphile_worker.add_job('deliver-notification', json_build_object('notificationId', id, 'kind', 'idea-made', 'after', 0)) FROM n`,
    [creator.id, JSON.stringify({ ideaId, title: 'x', pieceUrl })],
  );
  await allTold();
  expect([await inboxOf(voter), (await voter.call(api.countUnread)).body.count]).toEqual([[], 0]);
  expect(mailsTo('spared@example.com')).toEqual([]);
  await suspendAccount(server.context, creator.id, false);
  expect(await inboxOf(voter)).toHaveLength(1);
  await allTold();
  expect(mailsTo('spared@example.com')).toHaveLength(1);

  await suspendAccount(server.context, creator.id, true);
  await server.query(
    `WITH n AS (UPDATE notifications SET created_at = now() - interval '8 days' WHERE key = 'suspended' RETURNING id)
     UPDATE notification_emails SET sent_at = NULL WHERE notification_id IN (SELECT id FROM n)`,
  );
  await suspendAccount(server.context, creator.id, false);
  await allTold();
  expect(mailsTo('spared@example.com')).toHaveLength(1);
});

test("countUnread returns 200; readNotifications returns 204 and marks only the caller's notifications as read", async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const [voter, other] = [await makeVoter(ideaId), await makeVoter(ideaId)];
  await publish(creator, ideaId);
  await allTold();
  expect((await voter.call(api.countUnread)).body).toEqual({ count: 1 });
  const id = (await inboxOf(voter))[0]?.id ?? 0;
  expect((await voter.call(api.readNotifications, { body: { ids: [id] } })).status).toBe(204);
  expect((await voter.call(api.countUnread)).body).toEqual({ count: 0 });
  expect((await inboxOf(voter))[0]?.isRead).toBe(true);
  expect((await other.call(api.countUnread)).body).toEqual({ count: 1 });
});

test('listNotifications paginates and returns 400 invalid_input for an invalid cursor', async () => {
  const fan = await makeFan(server);
  await server.query(
    `WITH n AS (INSERT INTO notifications (key, kind, creator_id, payload, language, delivered_to)
       SELECT 'page:' || g, 'idea-made', 1, '{"ideaId":1,"title":"x","pieceUrl":"https://a.b/"}', 'en', NULL
       FROM generate_series(1, 31) g RETURNING id)
     INSERT INTO notification_receipts (account_id, notification_id) SELECT $1, id FROM n`,
    [fan.id],
  );
  const { body } = await fan.call(api.listNotifications);
  expect(body.notifications).toHaveLength(30);
  const rest = await fan.call(api.listNotifications, { query: { cursor: body.nextCursor ?? undefined } });
  expect([rest.body.notifications.length, rest.body.nextCursor]).toEqual([1, null]);
  expect((await fan.call(api.listNotifications, { query: { cursor: '-1' } })).error.code).toBe('invalid_input');
});

test('an idea that is marked as made, reopened and marked as made again causes one notification per voter, which is hidden while the idea is open; later voters also get one', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const address = 'back@example.com';
  const voter = await makeVoter(ideaId, address);
  await publish(creator, ideaId);
  await mailbox.wait(address);
  await allTold();
  await creator.call(api.changeStage, { params: { id: String(ideaId) }, body: { stage: 'in-progress' } });
  expect(await inboxOf(voter)).toEqual([]);
  expect((await voter.call(api.countUnread)).body).toEqual({ count: 0 });
  const late = await makeVoter(ideaId, 'late@example.com');
  await publish(creator, ideaId);
  await mailbox.wait('late@example.com');
  await allTold();
  expect(await inboxOf(voter)).toHaveLength(1);
  expect(await inboxOf(late)).toHaveLength(1);
  expect(mailsTo(address)).toHaveLength(1);
  await creator.call(api.deleteIdea, { params: { id: String(ideaId) } });
  expect(await inboxOf(late)).toEqual([]);
});

test('delivering the same batch of notifications again does not notify or email any account twice', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const voter = await makeVoter(ideaId, 'twice@example.com');
  await publish(creator, ideaId);
  await mailbox.wait('twice@example.com');
  await allTold();
  const id = (await inboxOf(voter))[0]?.id ?? 0;
  const again = { notificationId: id, kind: 'idea-made', after: 0 };
  await server.query(`SELECT graphile_worker.add_job('deliver-notification', $1)`, [JSON.stringify(again)]);
  await server.query(`SELECT graphile_worker.add_job('email-notification', $1)`, [
    JSON.stringify({ notificationId: id, after: 0, upTo: voter.id }),
  ]);
  await allTold();
  expect(await inboxOf(voter)).toHaveLength(1);
  expect(mailsTo('twice@example.com')).toHaveLength(1);
});

test('notification and email settings endpoints return 401 not_signed_in without a session, 400 invalid_input for an invalid id or setting and 403 cross_site for a request from another site', async () => {
  const asked = [
    await call(api.listNotifications),
    await call(api.countUnread),
    await call(api.readNotifications, { body: { ids: [1] } }),
    await call(api.getEmailSettings),
    await call(api.changeEmailSettings, { body: { takesNotifications: false } }),
  ];
  for (const { status, error } of asked) expect([status, error.code]).toEqual([401, 'not_signed_in']);
  const fan = await makeFan(server);
  expect((await fan.call(api.readNotifications, { body: { ids: [0] } })).error.code).toBe('invalid_input');
  const bad = await fan.call(api.changeEmailSettings, { body: { takesNotifications: 'no' as never } });
  expect(bad.error.code).toBe('invalid_input');
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fan.call(api.readNotifications, { body: { ids: [1] }, headers })).error.code).toBe('cross_site');
  const crossed = await fan.call(api.changeEmailSettings, { body: { takesNotifications: false }, headers });
  expect(crossed.error.code).toBe('cross_site');
});

test("deleting an account deletes the notifications it received and clears those it caused; the data export before the deletion contains the account's notifications", async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator, { title: 'Soon gone' });
  const [leaver, stayer] = [await makeVoter(ideaId), await makeVoter(ideaId)];
  await publish(creator, ideaId);
  await allTold();
  const { body: data } = await leaver.call(api.exportAccount);
  expect(data.notifications).toMatchObject([{ kind: 'idea-made', payload: { title: 'Soon gone' }, readAt: null }]);
  for (const one of [leaver, creator]) {
    const { password } = await givePassword(server, one);
    expect((await one.call(api.deleteAccount, { body: { password } })).status).toBe(204);
  }
  expect(await server.query('SELECT FROM notification_receipts WHERE account_id = $1', [leaver.id])).toEqual([]);
  expect(await inboxOf(stayer)).toEqual([]);
  expect(await server.query('SELECT payload FROM notifications WHERE creator_id = $1', [creator.id])).toEqual([
    { payload: {} },
  ]);
});
