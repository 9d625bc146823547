import type { OwnDatabase } from '../../bench/rig/own-database.ts';
import { makeIdea, makeLink, makePerson, type Person } from './people.ts';
import { scriptPayloads, urlPayloads } from './script-payloads.ts';

export type Planted = { creator: Person; token: string };

const ideasPerBoard = 100;
const urlColumns = [
  'logo_url',
  'twitter_url',
  'instagram_url',
  'youtube_url',
  'tiktok_url',
  'threads_url',
  'website_url',
];

/**
 * Creates boards with payloads in every title, description, suggestion, profile and URL. They are inserted directly
 * into the database, to simulate data that an older version or a validation bug let in.
 */
export async function plantPayloads(database: OwnDatabase): Promise<Planted[]> {
  const { query } = database;
  for (const column of urlColumns) await query(`ALTER TABLE accounts DROP CONSTRAINT accounts_${column}_check`);
  const fan = await makePerson(database, 'audience', 'fan');
  const urls = urlPayloads();
  const planted: Planted[] = [];
  for (let start = 0; start < scriptPayloads.length; start += ideasPerBoard) {
    const payloads = scriptPayloads.slice(start, start + ideasPerBoard);
    const creator = await makePerson(database, 'creator', 'planted');
    for (const title of payloads) await makeIdea(database, creator, { title });
    await query('UPDATE ideas SET description = title WHERE creator_id = $1', [creator.id]);
    for (const title of payloads.slice(0, 50)) await makeIdea(database, creator, { title, status: 'pending', by: fan });
    await query(`UPDATE ideas SET description = title WHERE creator_id = $1 AND status = 'pending'`, [creator.id]);
    await query('UPDATE accounts SET profile_description = left($2, 6000) WHERE id = $1', [
      creator.id,
      payloads.join(' '),
    ]);
    planted.push({ creator, token: (await makeLink(database, creator)).token });
  }
  await query(
    `INSERT INTO explore_places (place, creator_id, idea_id, board_position)
     SELECT row_number() OVER (ORDER BY id), creator_id, id, 1 FROM ideas WHERE status = 'approved'`,
  );
  for (let start = 0; start < urls.length; start += urlColumns.length) {
    const creator = await makePerson(database, 'creator', 'linked');
    const values = urlColumns.map((_, place) => urls[(start + place) % urls.length]);
    await query(
      `UPDATE accounts SET ${urlColumns.map((column, place) => `${column} = $${place + 2}`).join(', ')} WHERE id = $1`,
      [creator.id, ...values],
    );
    await makeIdea(database, creator);
    planted.push({ creator, token: (await makeLink(database, creator)).token });
  }
  return planted;
}
