import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startNotifications } from '../../../test/start-notifications.ts';
import { closeCharts } from './close-charts.ts';

const { server, mailbox, makeVoter, allTold, inboxOf } = await startNotifications();
const { db } = server.context;

async function makeSuggestion(others: number): Promise<{ creator: TestAccount; fan: TestAccount; ideaId: number }> {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  for (const id of await makeIdeas(server, creator, others)) await makeVoter(id);
  const ideaId = await makeIdea(server, creator, { title: 'Night train', suggestedBy: fan.id });
  return { creator, fan, ideaId };
}

async function close(day: string): Promise<void> {
  await closeCharts(db, day);
  await allTold();
}

const placesOf = async (fan: TestAccount) =>
  (await inboxOf(fan)).flatMap((one) => (one.kind === 'place-reached' ? [one.payload] : []));

test('the daily close notifies the fan whose suggestion took first place, and neither the creator nor the voters', async () => {
  const { creator, fan, ideaId } = await makeSuggestion(3);
  await server.query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [
    fan.id,
    'night@example.com',
  ]);
  const voters = [await makeVoter(ideaId), await makeVoter(ideaId)];
  await close('2026-01-05');
  expect(await placesOf(fan)).toEqual([{ ideaId, title: 'Night train', place: 1, day: '2026-01-05' }]);
  for (const other of [creator, ...voters]) expect(await inboxOf(other)).toEqual([]);
  const mail = await mailbox.wait('night@example.com');
  expect(mail.subject).toBe('“Night train” took first place');
  expect(mail.text).toContain(`/${creator.username}/idea/${ideaId}`);
});

test('a suggestion that climbs into the top three and then to first place is announced once in seven days', async () => {
  const { creator, fan, ideaId } = await makeSuggestion(4);
  await close('2026-02-01');
  expect(await placesOf(fan)).toEqual([]);
  await makeVoter(ideaId);
  const [leader] = await makeIdeas(server, creator, 1);
  for (let votes = 0; votes < 3; votes++) await makeVoter(leader ?? 0);
  await makeVoter(ideaId);
  await close('2026-02-02');
  expect(await placesOf(fan)).toMatchObject([{ place: 3, day: '2026-02-02' }]);
  await makeVoter(ideaId);
  await makeVoter(ideaId);
  await close('2026-02-08');
  expect(await placesOf(fan)).toHaveLength(1);

  // It loses first place and takes it again a week after the announcement.
  await makeVoter(leader ?? 0);
  await makeVoter(leader ?? 0);
  await close('2026-02-09');
  await makeVoter(ideaId);
  await makeVoter(ideaId);
  await close('2026-02-10');
  expect(await placesOf(fan)).toMatchObject([{ place: 1, day: '2026-02-10' }, { place: 3 }]);
});

test('no place is announced without votes, on a chart with too few ideas, or for an idea that kept its place', async () => {
  const quiet = await makeSuggestion(0);
  await makeIdeas(server, quiet.creator, 4);
  await close('2026-03-01');
  expect(await inboxOf(quiet.fan)).toEqual([]);

  const alone = await makeSuggestion(0);
  await makeVoter(alone.ideaId);
  await close('2026-03-02');
  expect(await inboxOf(alone.fan)).toEqual([]);

  const steady = await makeSuggestion(3);
  await makeVoter(steady.ideaId);
  await makeVoter(steady.ideaId);
  await close('2026-03-03');
  await makeVoter(steady.ideaId);
  await close('2026-03-20');
  expect(await placesOf(steady.fan)).toHaveLength(1);
});

test('notifications about an idea are hidden while it is being deleted', async () => {
  const { creator, fan, ideaId } = await makeSuggestion(3);
  await makeVoter(ideaId);
  await makeVoter(ideaId);
  await close('2026-04-01');
  expect(await placesOf(fan)).toHaveLength(1);
  await creator.call(api.deleteIdea, { params: { id: String(ideaId) } });
  expect([await inboxOf(fan), (await fan.call(api.countUnread)).body.count]).toEqual([[], 0]);
});
