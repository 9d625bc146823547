/**
 * Measures how long it takes to find similar ideas on a board with 10,000 ideas, on a site with 2,000 other boards. The
 * baseline is a board with ten ideas.
 */
import { listSimilarIdeas } from '@upnext/contract/boards/suggestions';
import { toRequest } from '@upnext/contract/request';

import { hashToken, makeToken } from '../server/src/platform/token.ts';
import { bench } from './rig/bench.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { median } from './rig/verdict.ts';

const callsPerRound = 70;
const subjects = ['walnut table', 'paella de marisco', 'synth', 'bicicleta antigua', 'night train', 'teclado mecánico'];
const typed = ['paella', 'Restaurar bicicleta', 'night tr', 'TECLADO MECANICO', 'zzz nothing like it', 'sinth', 'a'];

await bench('hints', 5, async ({ rounds, later }) => {
  const { url, query } = await createOwnDatabase({ later });
  await query(
    `INSERT INTO accounts (username, role) VALUES ('large', 'creator'), ('small', 'creator'), ('fan', 'audience')`,
  );
  await query(`INSERT INTO accounts (username, role) SELECT 'other_' || n, 'creator' FROM generate_series(1, 2000) n`);
  await query(`INSERT INTO boards (creator_id, is_main) SELECT id, true FROM accounts WHERE role = 'creator'`);
  await query(
    `INSERT INTO ideas (creator_id, board_id, title)
     SELECT b.creator_id, b.id, (ARRAY['Build a', 'Cocinar', 'Restaurar una', 'Explain the', 'Visitar'])[1 + n % 5] || ' '
       || ($1::text[])[1 + n % cardinality($1::text[])] || ' ' || md5(n::text)
     FROM boards b JOIN accounts a ON a.id = b.creator_id,
       LATERAL generate_series(1, CASE a.username WHEN 'large' THEN 10000 ELSE 10 END) n`,
    [subjects],
  );
  await query('VACUUM ANALYZE');
  const token = makeToken();
  await query(
    `INSERT INTO sessions (token_hash, account_id, expires_at)
     SELECT $1, id, now() + interval '1 day' FROM accounts WHERE username = 'fan'`,
    [hashToken(token)],
  );
  const { origin } = await startProcess(
    { later },
    { file: 'server/src/main.ts', environment: { DATABASE_URL: url, LIMIT_SCALE: '1000' } },
  );

  async function measure(username: string): Promise<number> {
    const times: number[] = [];
    for (let call = 0; call < callsPerRound; call++) {
      const title = typed[call % typed.length] ?? '';
      const { url: path, headers } = toRequest(listSimilarIdeas, { params: { username }, query: { title } });
      const begun = performance.now();
      const answer = await fetch(origin + path, { headers: { ...headers, cookie: `session=${token}` } });
      const body = await answer.text();
      times.push(performance.now() - begun);
      if (answer.status !== 200) throw new Error(`${path} returned ${answer.status}: ${body}`);
    }
    return median(times);
  }

  for (const username of ['small', 'large']) await measure(username);
  const found = { floors: [] as number[], values: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    found.floors.push(await measure('small'));
    found.values.push(await measure('large'));
  }
  return [
    { ...found, of: 'ratio', name: 'hint latency vs a board with ten ideas', unit: 'ms', is: 'at most', goal: 10 },
  ];
});
