import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { givePassword, makeCreator, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { makeDevice, openPushService, verifyVapid } from '../../../test/push-receiver.ts';
import { startNotifications } from '../../../test/start-notifications.ts';
import { removeLatePushes } from './remove-late-pushes.ts';

const service = await openPushService();
afterAll(() => service.close());
const { server, makeVoter, publish, allTold, inboxOf, mailsTo } = await startNotifications({
  PUSH_HOSTS: service.origin,
});

async function subscribe(fan: TestAccount, path: string, language = 'en') {
  const device = makeDevice(service.origin + path);
  const headers = { 'accept-language': language };
  const { status } = await fan.call(api.subscribeToPush, { body: device.subscription, headers });
  expect(status).toBe(204);
  return device;
}

const sentTo = (path: string) => service.messages.filter((message) => message.path === path);
const subscriptionsOf = ({ id }: TestAccount) =>
  server.query<{ endpoint: string }>('SELECT endpoint FROM push_subscriptions WHERE account_id = $1', [id]);
const pending = () => server.query('SELECT FROM notification_pushes');

test('a notification is pushed once to each device, encrypted for it, signed with the VAPID key and in its language', async () => {
  const creator = await makeCreator(server);
  await creator.call(api.updateProfile, { body: { displayName: 'Ana Bakes' } });
  const ideaId = await makeIdea(server, creator, { title: 'Ñandú' });
  const [one, other, silent] = [await makeVoter(ideaId), await makeVoter(ideaId), await makeVoter(ideaId)];
  const english = await subscribe(one, '/english');
  const spanish = await subscribe(other, '/spanish', 'es');
  await publish(creator, ideaId);
  const message = await service.wait('/english');
  const url = `/${creator.username}/idea/${ideaId}`;
  const id = (await inboxOf(one))[0]?.id ?? 0;
  expect(JSON.parse(english.decrypt(message.body))).toEqual({
    title: 'You wanted it. Now it’s here.',
    body: 'Ana Bakes made “Ñandú”',
    url,
    tag: `notification-${id}`,
  });
  expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { claims, key } = verifyVapid(message.headers.authorization);
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@upnext.test' });
  expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1_000 + 24 * 60 * 60);
  expect(key).toBe((await one.call(api.getPush)).body.publicKey);
  const translated = JSON.parse(spanish.decrypt((await service.wait('/spanish')).body)) as { body: string };
  expect(translated.body).toBe('Ana Bakes hizo «Ñandú»');
  await allTold();
  expect(await inboxOf(silent)).toHaveLength(1);

  for (const [kind, payload] of [
    ['deliver-notification', { notificationId: id, kind: 'idea-made', after: 0 }],
    ['push-notification', { notificationId: id }],
  ]) {
    await server.query('SELECT graphile_worker.add_job($1, $2)', [kind, JSON.stringify(payload)]);
  }
  await allTold();
  expect([sentTo('/english').length, sentTo('/spanish').length]).toEqual([1, 1]);
  expect(await pending()).toEqual([]);
});

test.each([401, 403, 404, 410])('a subscription that the push service answers with %i is removed', async (status) => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const [gone, here] = [await makeVoter(ideaId), await makeVoter(ideaId)];
  await subscribe(gone, `/gone-${status}`);
  await subscribe(here, `/here-${status}`);
  service.answerWith(`/gone-${status}`, status);
  await publish(creator, ideaId);
  await allTold();
  expect(await subscriptionsOf(gone)).toEqual([]);
  expect(await subscriptionsOf(here)).toHaveLength(1);
  expect(sentTo(`/here-${status}`)).toHaveLength(1);
  expect(await pending()).toEqual([]);
});

test('a message is sent again after an error of the push service, without sending the others again, and a redirect is not followed', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const [late, moved, prompt] = [await makeVoter(ideaId), await makeVoter(ideaId), await makeVoter(ideaId)];
  await subscribe(late, '/late');
  await subscribe(moved, '/moved');
  await subscribe(prompt, '/prompt');
  service.answerWith('/late', 503);
  service.answerWith('/moved', 307, `${service.origin}/elsewhere`);
  await publish(creator, ideaId);
  await service.wait('/late');
  await service.wait('/moved');
  service.answerWith('/late', 201);
  service.answerWith('/moved', 201);
  await allTold();
  expect([sentTo('/prompt').length, sentTo('/elsewhere').length]).toEqual([1, 0]);
  expect(sentTo('/late').length).toBeGreaterThan(1);
  expect(await subscriptionsOf(late)).toHaveLength(1);
  expect(await pending()).toEqual([]);
});

test('no message is sent to an address that is no longer allowed, to a withdrawn notification’s audience or after a day', async () => {
  const creator = await makeCreator(server);
  const [ideaId, taken] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  const fan = await makeVoter(ideaId);
  await subscribe(fan, '/allowed');
  await server.query('UPDATE push_subscriptions SET endpoint = $2 WHERE account_id = $1', [
    fan.id,
    service.origin.replace('127.0.0.1', 'localhost') + '/forbidden',
  ]);
  await publish(creator, ideaId);
  await allTold();
  expect(sentTo('/forbidden')).toEqual([]);
  expect(await subscriptionsOf(fan)).toEqual([]);

  const voter = await makeVoter(taken);
  await subscribe(voter, '/taken-back');
  service.answerWith('/taken-back', 503);
  await publish(creator, taken);
  await service.wait('/taken-back');
  await creator.call(api.changeStage, { params: { id: String(taken) }, body: { stage: 'open' } });
  service.answerWith('/taken-back', 201);
  const before = sentTo('/taken-back').length;
  await allTold();
  expect(sentTo('/taken-back').length).toBe(before);
  expect(await pending()).toHaveLength(1);
  await server.query(`UPDATE notification_pushes SET created_at = now() - interval '25 hours'`);
  await removeLatePushes(server.context.db);
  expect(await pending()).toEqual([]);
});

test('emails and push messages that were due while an idea was deleted are sent when it is restored, once', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const [email, path] = [`restored-${ideaId}@later.example`, `/restored-${ideaId}`];
  const fan = await makeVoter(ideaId, email);
  await subscribe(fan, path);
  // Both are refused until no job is left, so that a job that began before the deletion sends nothing either.
  service.answerWith(path, 503);
  const params = { id: String(ideaId) };
  await publish(creator, ideaId);
  await creator.call(api.deleteIdea, { params });
  await server.query(
    `UPDATE graphile_worker._private_jobs SET attempts = 1, run_at = now() + interval '1 hour' WHERE key = $1`,
    [`delete-${ideaId}`],
  );
  await allTold();
  service.answerWith(path, 201);
  const refused = sentTo(path).length;
  expect(mailsTo(email)).toEqual([]);
  for (const _ of ['restored', 'restored again']) {
    expect((await creator.call(api.restoreIdea, { params })).status).toBe(200);
    await allTold();
    expect([sentTo(path).length, mailsTo(email).length]).toEqual([refused + 1, 1]);
    await creator.call(api.deleteIdea, { params });
  }
});

test('logging out and deleting the account each remove the subscription, and the data export contains it', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const [guest, leaver] = [await makeVoter(ideaId), await makeVoter(ideaId)];
  await subscribe(guest, '/guest');
  await guest.call(api.logout);
  expect(await subscriptionsOf(guest)).toEqual([]);
  await subscribe(leaver, '/leaver', 'es');
  const { body: data } = await leaver.call(api.exportAccount);
  expect(data.pushSubscriptions).toMatchObject([{ endpoint: `${service.origin}/leaver`, language: 'es' }]);
  const { password } = await givePassword(server, leaver);
  await leaver.call(api.deleteAccount, { body: { password } });
  expect(await subscriptionsOf(leaver)).toEqual([]);
});
