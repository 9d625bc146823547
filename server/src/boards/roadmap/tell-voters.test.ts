import { api } from '@upnext/contract/api';
import type { StageChange } from '@upnext/contract/boards/roadmap';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { pieceUrl, startNotifications } from '../../../test/start-notifications.ts';

const { server, mailbox, makeVoter, allTold, inboxOf } = await startNotifications();

async function step(creator: TestAccount, ideaId: number, change: StageChange): Promise<void> {
  const { status } = await creator.call(api.changeStage, { params: { id: String(ideaId) }, body: change });
  expect(status).toBe(200);
}

const newsOf = async (fan: TestAccount) =>
  (await inboxOf(fan)).map(({ kind, payload }) => ('stage' in payload ? payload.stage : kind));

test('voters and the fan who suggested the idea are notified when it is planned, in progress and made, each once', async () => {
  const creator = await makeCreator(server);
  const author = await makeFan(server);
  const ideaId = await makeIdea(server, creator, { title: 'Night train', suggestedBy: author.id });
  const voter = await makeVoter(ideaId, 'train@example.com');
  await step(creator, ideaId, { stage: 'planned' });
  await allTold();
  expect(await inboxOf(author)).toMatchObject([{ kind: 'idea-staged', payload: { ideaId, stage: 'planned' } }]);
  const mail = await mailbox.wait('train@example.com');
  expect(mail.subject).toBe(`${creator.username} plans to make “Night train”`);
  expect(mail.text).toContain(`/${creator.username}/idea/${ideaId}`);
  await step(creator, ideaId, { stage: 'in-progress' });
  await step(creator, ideaId, { stage: 'in-progress' });
  await step(creator, ideaId, { stage: 'made', pieceUrl });
  await allTold();
  for (const fan of [voter, author]) {
    expect((await newsOf(fan)).toSorted()).toEqual(['idea-made', 'in-progress', 'planned']);
  }
  expect(await inboxOf(creator)).toEqual([]);
});

test('a stage that is undone at once notifies nobody, and a step back hides the news of the stages that the idea left', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const voter = await makeVoter(ideaId, 'undone@example.com');
  await step(creator, ideaId, { stage: 'planned' });
  await step(creator, ideaId, { stage: 'open' });
  await allTold();
  expect(await inboxOf(voter)).toEqual([]);
  expect(await server.query('SELECT FROM notification_receipts WHERE account_id = $1', [voter.id])).toEqual([]);

  await step(creator, ideaId, { stage: 'planned' });
  await step(creator, ideaId, { stage: 'made', pieceUrl });
  await allTold();
  expect((await newsOf(voter)).toSorted()).toEqual(['idea-made', 'planned']);
  await step(creator, ideaId, { stage: 'in-progress' });
  await allTold();
  expect(await newsOf(voter)).toEqual(['planned']);
  await step(creator, ideaId, { stage: 'not-planned', reason: 'Too cold' });
  await allTold();
  expect(await newsOf(voter)).toEqual([]);
});
