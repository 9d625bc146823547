import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { presets } from '../../provider-config.ts';
import { castAccountBallots } from '../ballots/cast-account-ballots.ts';
import type { ChatBatch } from './reader-messages.ts';
import { selectLinkedVotes, writeChatVotes, type ChatRound } from './sql.ts';

/**
 * Writes numbers from chat as votes of a round. In the channel that the creator has linked, the number of a user who has
 * linked Twitch is the account's ballot. All others are chat votes. Writing a batch again changes nothing.
 */
export async function writeChatBatch(pool: pg.Pool, round: ChatRound, batch: ChatBatch): Promise<void> {
  const { username, slug, number } = round;
  const { channelId, userIds, numbers, hashes } = batch;
  const values = [round.creator_id, round.round_id, userIds, numbers, presets.twitch.issuer, channelId];
  const linked = await runNamed(pool, selectLinkedVotes, values);
  await castAccountBallots(
    pool,
    linked.map((vote) => ({
      accountId: vote.account_id,
      ideaIds: [vote.idea_id],
      username,
      slug,
      number,
      source: 'twitch.tv',
    })),
  );
  await runNamed(pool, writeChatVotes, [...values, hashes]);
}
