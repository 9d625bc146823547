import { api } from '@upnext/contract/api';
import { rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { makeMailToken } from '../../test/make-mail-token.ts';
import { pieceUrl, startNotifications } from '../../test/start-notifications.ts';
import { createUnsubscribeUrls } from './sign-unsubscribe.ts';
import { createNotificationWriter } from './write-notification.ts';

const { server, mailbox, makeVoter, publish, allTold, inboxOf, mailsTo } = await startNotifications();
const { call } = server;

test("a notification email has HTML and text parts and an unsubscribe link, and is in the recipient's language or, if that is unknown, the creator's language", async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator, { title: 'Ñandú & co' });
  await makeVoter(ideaId, 'theirs@example.com');
  const own = await makeVoter(ideaId, 'own@example.com');
  const token = await makeMailToken(server, own.id, 'confirm-email', 'own@example.com');
  await call(api.confirmEmail, { body: { token }, headers: { 'accept-language': 'en' } });
  await publish(creator, ideaId, 'es');
  const spanish = await mailbox.wait('theirs@example.com');
  const english = await mailbox.wait('own@example.com');
  expect(spanish.subject).toBe(`${creator.username} hizo «Ñandú & co»`);
  expect(spanish.text).toContain('YouTube');
  expect(english.subject).toBe(`${creator.username} made “Ñandú & co”`);
  expect(english.text).toContain(pieceUrl);
  expect(english.html).toContain('Ñandú &amp; co');
  const head = english.raw.replace(/\r\n(?=[ \t])/g, '');
  const stop = head.match(/^List-Unsubscribe: <(\S+)>\r$/m)?.[1] ?? '';
  expect(stop).toMatch(new RegExp(`/unsubscribe/${own.id}\\.[\\w-]{43}$`));
  expect(english.text).toContain(stop);
  expect(english.html).toContain(stop);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(head).toMatch(new RegExp(`^Message-ID: <notification-\\d+-${own.id}@[\\w.]+>\r$`, 'm'));
});

test('if a made idea was renamed, the email names both the title that got most of the votes and the current title', async () => {
  const creator = await makeCreator(server);
  await creator.call(api.updateProfile, { body: { displayName: 'Ana Bakes' } });
  const ideaId = await makeIdea(server, creator, { title: 'Buy my course' });
  const rename = (title: string) => creator.call(api.updateIdea, { params: { id: String(ideaId) }, body: { title } });
  await makeVoter(ideaId);
  await rename('A day with penguins');
  const fan = await makeVoter(ideaId, 'penguins@example.com');
  await makeVoter(ideaId);
  await rename('Buy my course');
  await publish(creator, ideaId);
  const { subject, text } = await mailbox.wait('penguins@example.com');
  expect(subject).toBe('Ana Bakes made “A day with penguins”');
  expect(text).toContain('Ana Bakes has changed the title. It’s now “Buy my course”.');
  await allTold();
  expect((await inboxOf(fan))[0]?.payload).toMatchObject({
    title: 'Buy my course',
    votedTitle: 'A day with penguins',
  });
});

test("each part of an email contains the unsubscribe link exactly once, even if the creator's text imitates the placeholder of the link", async () => {
  const write = createNotificationWriter('idea-made', {
    origin: 'https://upnext.test',
    creator: 'Ana',
    username: 'ana',
    payload: { ideaId: 1, title: 'x', pieceUrl: 'https://evil.example/?u=https://stop.invalid/' },
  });
  const stopUrl = 'https://upnext.test/unsubscribe/1.secret';
  const { html, text } = write({ notificationId: 1, accountId: 1, email: 'a@b.c', language: 'en', stopUrl });
  expect([html, text].map((part) => part.split(stopUrl).length - 1)).toEqual([1, 1]);
  expect(text).toContain('https://evil.example/?u=https://stop.invalid/');
});

test('getEmailSettings and changeEmailSettings return 200; accounts that opted out or have an unconfirmed address get no email', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const quiet = await makeVoter(ideaId, 'quiet@example.com');
  const unproven = await makeVoter(ideaId, 'unproven@example.com');
  await server.query('UPDATE accounts SET email_verified_at = NULL WHERE id = $1', [unproven.id]);
  await makeVoter(ideaId, 'loud@example.com');
  expect((await quiet.call(api.getEmailSettings)).body).toEqual({ takesNotifications: true });
  const changed = await quiet.call(api.changeEmailSettings, { body: { takesNotifications: false } });
  expect([changed.status, changed.body]).toEqual([200, { takesNotifications: false }]);
  expect((await quiet.call(api.getEmailSettings)).body).toEqual({ takesNotifications: false });
  await publish(creator, ideaId);
  await mailbox.wait('loud@example.com');
  await allTold();
  expect(await inboxOf(quiet)).toHaveLength(1);
  expect(await inboxOf(unproven)).toHaveLength(1);
  expect([...mailsTo('quiet@example.com'), ...mailsTo('unproven@example.com')]).toEqual([]);
});

test('unsubscribe returns 204, and 404 not_found for a forged token; the one-click unsubscribe URL returns 200, and 404 for a forged token', async () => {
  const urlOf = await createUnsubscribeUrls(server.context.pool, server.origin);
  const [one, other] = [await makeFan(server), await makeFan(server)];
  const token = urlOf(one.id).split('/').at(-1) ?? '';
  expect((await call(api.unsubscribe, { body: { token } })).status).toBe(204);
  expect((await one.call(api.getEmailSettings)).body).toEqual({ takesNotifications: false });

  const click = (url: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await click(urlOf(other.id))).status).toBe(200);
  expect((await click(urlOf(other.id))).status).toBe(200);
  expect((await other.call(api.getEmailSettings)).body).toEqual({ takesNotifications: false });

  const third = await makeFan(server);
  const forged = `${third.id}.${token.split('.')[1]}`;
  expect((await call(api.unsubscribe, { body: { token: forged } })).error.code).toBe('not_found');
  expect((await click(`${server.origin}/unsubscribe/${forged}`)).status).toBe(404);
  expect((await click(`${server.origin}/unsubscribe/nonsense`)).status).toBe(404);
  expect((await third.call(api.getEmailSettings)).body).toEqual({ takesNotifications: true });
});

test('unsubscribe returns 400 invalid_input for a malformed token, 403 cross_site for a request from another site and 429 too_many_requests after too many attempts', async () => {
  const token = `1.${'A'.repeat(43)}`;
  expect((await call(api.unsubscribe, { body: { token: 'x' } })).error.code).toBe('invalid_input');
  const crossed = await call(api.unsubscribe, { body: { token }, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(crossed.error.code).toBe('cross_site');
  const most = rateLimits.mailLinksPerAddress.points * 10 * 2;
  let last = '';
  for (let attempt = 0; attempt <= most && last !== 'too_many_requests'; attempt++) {
    last = (await call(api.unsubscribe, { body: { token } })).error.code;
  }
  expect(last).toBe('too_many_requests');
});

test('an email to a permanently rejected address is dropped, and the other recipients get their emails', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const refused = await makeVoter(ideaId, 'nobody@refused.example');
  await makeVoter(ideaId, 'somebody@example.com');
  await publish(creator, ideaId);
  await mailbox.wait('somebody@example.com');
  await allTold();
  expect(await inboxOf(refused)).toHaveLength(1);
  expect(await server.query('SELECT FROM notification_emails WHERE account_id = $1', [refused.id])).toEqual([]);
});

test('temporarily rejected addresses do not delay other recipients and get their emails later', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const later = Array.from({ length: 6 }, (_, number) => `fan-${number}@later.example`);
  for (const address of [...later, 'now@example.com']) await makeVoter(ideaId, address);
  await publish(creator, ideaId);
  for (const address of later) await mailbox.wait(address);
  await allTold();
  const order = mailbox.mails.flatMap(({ to }) => to).slice(-7);
  expect(order[0]).toBe('now@example.com');
  expect(order.slice(1).toSorted()).toEqual(later);
});
