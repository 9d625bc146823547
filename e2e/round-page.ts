import type { Page } from '@playwright/test';
import { castBallot } from '@upnext/contract/voting/ballots';
import { createRound, type RoundInput } from '@upnext/contract/voting/rounds';

import { publish, type Account } from './accounts.ts';
import type { Site } from './site.ts';

/** Locators for the parts of a round's page, by their English labels. */
export const pickButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Pick(ed)?: ${title}`) });
export const roundRow = (page: Page, title: string) => page.locator('li.row').filter({ hasText: title });

/** A creator with a few ideas and an open round between them. */
export async function makeRound(
  site: Site,
  input: Partial<RoundInput> = {},
  titles: string[] = ['Alpha', 'Bravo', 'Charlie'],
) {
  const creator = await site.creator();
  const ids = await publish(creator, ...titles);
  const closesAt = new Date(Date.now() + 26 * 3_600_000).toISOString();
  const body = { question: 'What do we film on Friday?', top: ids.length, closesAt, ...input };
  const { number } = await creator.call(createRound, { body });
  return { creator, ids, number, path: `/${creator.username}/rounds/${number}` };
}

/** Votes in the creator's first round, without the browser. */
export async function voteIn(creator: Account, fan: Account, ...ideaIds: number[]): Promise<void> {
  await fan.call(castBallot, { params: { username: creator.username, number: '1' }, body: { ideaIds } });
}

/** Ends the creator's first round now. The worker closes it, counts the ballots and publishes them. */
export async function endRound(site: Pick<Site, 'query'>, creator: Account): Promise<void> {
  await site.query(
    `WITH ended AS (
       UPDATE rounds SET opens_at = now() - interval '2 days', closes_at = now() WHERE creator_id = $1 RETURNING creator_id, id)
     SELECT graphile_worker.add_job('advance-round', json_build_object('creatorId', creator_id, 'roundId', id),
       job_key => 'round-' || id) FROM ended`,
    [creator.id],
  );
}

/** The ideas on the account's ballot. */
export async function ballotOf(site: Site, account: Account): Promise<number[] | undefined> {
  const [row] = await site.query<{ ids: number[] }>(
    'SELECT idea_ids::int[] AS ids FROM round_ballots WHERE account_id = $1',
    [account.id],
  );
  return row?.ids;
}
