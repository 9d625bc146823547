import { changeStage } from '@upnext/contract/boards/roadmap';
import { approveSuggestion } from '@upnext/contract/boards/suggestions';
import { castVote } from '@upnext/contract/voting/votes';

import { publish, suggest } from './accounts.ts';
import { expect, test } from './site.ts';

const received = `
  SELECT n.kind FROM notification_receipts r JOIN notifications n ON n.id = r.notification_id
  WHERE r.account_id = $1 ORDER BY n.id`;

test('a fan learns that the suggestion was approved, planned and in first place, and each entry leads to the idea', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'One', 'Two');
  const fan = await site.fan();
  const [id = 0] = await suggest(fan, creator, 'Night train');
  await creator.call(approveSuggestion, { params: { id: String(id) } });
  await fan.call(castVote, { params: { id: String(id) } });
  await creator.call(changeStage, { params: { id: String(id) }, body: { stage: 'planned' } });
  // The close of this board's day. The job would close the charts of all boards.
  await site.query(
    `WITH n AS (INSERT INTO notifications (key, kind, creator_id, payload, language, delivered_to)
       VALUES ('place-reached:' || $2 || ':2026-01-01', 'place-reached', $1, $3, 'en', NULL) RETURNING id)
     INSERT INTO notification_receipts (account_id, notification_id) SELECT $4, id FROM n`,
    [creator.id, id, JSON.stringify({ ideaId: id, title: 'Night train', place: 1, day: '2026-01-01' }), fan.id],
  );
  await expect
    .poll(async () => (await site.query<{ kind: string }>(received, [fan.id])).map(({ kind }) => kind), {
      timeout: 20_000,
    })
    .toEqual(['suggestion-approved', 'idea-staged', 'place-reached']);

  await site.signIn(fan);
  await page.goto('/inbox');
  const entries = page.locator('.notification-entry');
  await expect(entries).toHaveText([
    new RegExp(`Your idea “Night train” is in first place on ${creator.username}’s chart`),
    new RegExp(`${creator.username} plans to make “Night train”`),
    new RegExp(`${creator.username} added your suggestion “Night train”`),
  ]);
  const links = entries.getByRole('link', { name: /^See (the|your) idea$/ });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', `/${creator.username}/idea/${id}`);
  await site.expectAccessible();
  await page.goto('/inbox?lang=es');
  await expect(entries.first()).toContainText('Tu idea «Night train» está en el primer puesto');

  // A step back takes the news away.
  await creator.call(changeStage, { params: { id: String(id) }, body: { stage: 'open' } });
  await page.reload();
  await expect(entries).toHaveCount(2);
});

test('a creator learns that suggestions are waiting, and the entry leads to the review', async ({ page, site }) => {
  const creator = await site.creator();
  await suggest(await site.fan(), creator, 'Night train', 'Sleeper to Lisbon');
  // Delayed, so that creators who review suggestions as they arrive are not notified.
  const expedite = `UPDATE graphile_worker._private_jobs SET run_at = now()
    WHERE payload ->> 'kind' = 'suggestions-waiting' AND run_at > now() + interval '1 minute'`;
  await site.query(expedite);
  await expect
    .poll(async () => (await site.query<{ kind: string }>(received, [creator.id])).map(({ kind }) => kind), {
      timeout: 20_000,
    })
    .toEqual(['suggestions-waiting']);

  await site.signIn(creator);
  await page.goto('/inbox');
  await expect(page.getByText('New suggestions, your weekly chart')).toBeVisible();
  await expect(page.locator('.notification-entry')).toContainText(`Your fans have suggestions for ${creator.username}`);
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Go to Review' }).click();
  await expect(page).toHaveURL('/dashboard/review');
  await expect(page.getByRole('heading', { name: 'Night train' })).toBeVisible();
});
