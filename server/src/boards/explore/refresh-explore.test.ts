import { expect, test } from 'vitest';

import { startServer } from '../../../test/start-server.ts';
import { refreshExplore } from './refresh-explore.ts';

const server = await startServer();

/**
 * Boards of different sizes, some of them unlisted, hidden or suspended, with more ideas in total than the Explore page
 * shows.
 */
const site = `
  INSERT INTO accounts (username, password_hash, role, suspended_at)
    SELECT 'creator_' || n, 'x', 'creator', CASE WHEN n % 7 = 0 THEN now() END FROM generate_series(1, 200) n;
  INSERT INTO boards (creator_id, is_main, is_listed, hidden_at)
    SELECT id, true, id % 11 <> 0, CASE WHEN id % 13 = 0 THEN now() END FROM accounts;
  INSERT INTO ideas (creator_id, board_id, title, status, votes)
    SELECT creator_id, id, 'Idea', (CASE WHEN n % 9 = 0 THEN 'pending' ELSE 'approved' END)::idea_status, 100000 / (1 + creator_id % 200) ^ 2 / n
    FROM boards, generate_series(1, 40) n;
  UPDATE boards b SET total_votes = (SELECT sum(votes) FROM ideas i WHERE i.creator_id = b.creator_id AND i.board_id = b.id)`;

const shownIdeas = `
  FROM ideas i JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id JOIN accounts a ON a.id = i.creator_id
  WHERE i.status = 'approved' AND b.is_listed AND b.hidden_at IS NULL AND a.suspended_at IS NULL`;

test('refreshExplore stores the 1,000 visible ideas with the most votes and their places on their boards', async () => {
  await server.query(site);
  await refreshExplore(server.context.pool);
  const found = await server.query('SELECT idea_id, board_position FROM explore_places ORDER BY place');
  const wanted = await server.query(
    `SELECT idea_id, board_position FROM (
       SELECT i.id AS idea_id, i.votes, i.created_at, row_number() OVER (
         PARTITION BY i.creator_id, i.board_id ORDER BY i.votes DESC, i.created_at, i.id)::int AS board_position ${shownIdeas}) all_of_them
     ORDER BY votes DESC, created_at, idea_id LIMIT 1000`,
  );
  expect(found).toHaveLength(1_000);
  expect(found).toEqual(wanted);
  const small = await server.query(
    `SELECT FROM boards WHERE total_votes < (SELECT min(i.votes) FROM explore_places e JOIN ideas i ON i.id = e.idea_id)`,
  );
  expect(small.length, 'boards that the refresh skips').toBeGreaterThan(0);
});
