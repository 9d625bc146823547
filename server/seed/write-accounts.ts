import { hash } from '@node-rs/argon2';
import type { ClientBase } from 'pg';

import { day, type DemoClock, dayBounds, historyDays, isoTime } from './demo-clock.ts';
import type { DemoCreator } from './demo-creator.ts';
import { demoPassword } from './demo-logins.ts';
import { between, randomFor } from './random.ts';

/** The share of fans who have confirmed an email address or linked an account. */
const verifiedShare = 0.8;

/** Account ids by username. */
export type AccountIds = Map<string, number>;

export async function writeAccounts(
  client: ClientBase,
  creators: readonly DemoCreator[],
  fans: readonly string[],
  clock: DemoClock,
): Promise<AccountIds> {
  const random = randomFor('fans: since when');
  const isVerified = randomFor('fans: verified');
  const rows = [
    ...creators.map((creator) => creatorRow(creator, clock)),
    ...fans.map((username) => ({
      username,
      role: 'audience',
      profile_background: 'gradient-1',
      created_at: isoTime(clock.midnight - Math.floor(between(random, historyDays + 1, 400) * day)),
      is_verified: isVerified() < verifiedShare,
    })),
  ];
  const { rows: written } = await client.query<{ id: string; username: string }>(
    `INSERT INTO accounts (username, display_name, password_hash, role, email, profile_description, twitter_url, instagram_url,
       youtube_url, tiktok_url, threads_url, website_url, profile_background, created_at, verified_at)
     SELECT username, display_name, $2, role, email, profile_description, twitter_url, instagram_url,
       youtube_url, tiktok_url, threads_url, website_url, profile_background, created_at, CASE WHEN is_verified THEN created_at END
     FROM json_to_recordset($1) AS account (username text, display_name text, role account_role, email text, profile_description text,
       twitter_url text, instagram_url text, youtube_url text, tiktok_url text, threads_url text, website_url text,
       profile_background text, created_at timestamptz, is_verified boolean)
     RETURNING id, username`,
    // All accounts share one hash: hashing 1,500 passwords would take too long.
    [JSON.stringify(rows), await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })],
  );
  return new Map(written.map(({ id, username }) => [username, Number(id)]));
}

function creatorRow(creator: DemoCreator, clock: DemoClock) {
  const { start, end } = dayBounds(clock, creator.daysOld);
  return {
    username: creator.username,
    display_name: creator.displayName,
    role: 'creator',
    email: creator.email,
    profile_description: creator.profileDescription,
    twitter_url: creator.links.twitter,
    instagram_url: creator.links.instagram,
    youtube_url: creator.links.youtube,
    tiktok_url: creator.links.tiktok,
    threads_url: creator.links.threads,
    website_url: creator.links.website,
    profile_background: creator.profileBackground,
    created_at: isoTime(start + Math.floor((end - start) * 0.4)),
  };
}
