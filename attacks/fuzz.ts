/**
 * Sends 100,000 valid, unusual and invalid requests generated from the contract. No request may cause a 5xx or reveal
 * internals, and a rejected request must not change any row. Use `--requests=1000000` for a long run.
 */
import { randomBytes } from 'node:crypto';

import { api } from '@upnext/contract/api';

import { askProcess } from '../bench/rig/ask-process.ts';
import { createOwnDatabase } from '../bench/rig/own-database.ts';
import { startProcess } from '../bench/rig/start-process.ts';
import type { Watched } from '../bench/rig/watch-process.ts';
import { pick } from '../server/seed/random.ts';
import { attack } from './rig/attack.ts';
import { makeRequest, type FuzzState, type Kind } from './rig/fuzz-requests.ts';
import { canary } from './rig/hostile-values.ts';
import { createHttpClient, type Answer, type HttpRequest } from './rig/http-client.ts';
import { makeSession } from './rig/people.ts';
import { bigBody, rawRequests, sendRaw } from './rig/raw-sockets.ts';
import { call } from './rig/sessions.ts';
import { makeTarget, makeWorld } from './rig/targets.ts';
import { watchRows } from './rig/watch-rows.ts';

const defaultRequests = process.argv.includes('--quick') ? 30_000 : 100_000;
const requests = Number(process.argv.find((word) => word.startsWith('--requests='))?.slice(11) ?? defaultRequests);
/**
 * Chunks are small, so that most of them contain no accepted request. In those chunks, every row change is caused by a
 * rejected request.
 */
const chunkSize = 16;
/** Test data is recreated after this many chunks, because deleted rows can't be attacked. */
const chunksPerWorld = 100;
const insides = /\n\s+at |node_modules|\/server\/|\.ts:\d+|SELECT |syntax error|violates|ECONN|pg_/;
/** Matches random tokens, which contain `pg_` by chance in 1 of 260,000 cases. */
const keys = /[\w-]{22,}/g;

await attack('fuzz', 20 + requests / 50_000, async ({ random, later }) => {
  const database = await createOwnDatabase({ later });
  const site = await startProcess(
    { later },
    {
      file: 'server/src/main.ts',
      preload: ['watch-process.ts'],
      environment: { DATABASE_URL: database.url, LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' },
      // Prints the server's warnings and errors.
      onLog: (line) => console.log(`  ! server log: ${line.slice(0, 600)}`),
    },
  );
  const asker = createHttpClient(site.origin, chunkSize);
  later(async () => asker.close());
  // All accounts get a password that no request contains. Without a password, a recent login would be enough to change
  // or delete an account.
  await call(asker, api.register, { body: { username: 'model', password: randomBytes(9).toString('hex') } });
  const [model] = await database.query<{ hash: string }>('SELECT password_hash AS hash FROM accounts');
  const passwordHash = model?.hash;
  const rows = await watchRows(database);
  const dice = { random: random('fuzz'), columns: rows.columns, targets: [], cookies: [] } as unknown as FuzzState;
  const found = { broken: 0, inside: 0, changed: 0, refused: 0, creators: 0, silent: 0 };
  const seen = new Map<string, number>();

  async function renewWorld(): Promise<void> {
    const world = await makeWorld(database);
    await database.query('UPDATE accounts SET password_hash = $1 WHERE password_hash IS NULL', [passwordHash]);
    found.creators += 2;
    const names = ['own', "other's", 'missing', 'pending', 'switched off', 'expired'] as const;
    dice.targets = [];
    for (const name of names) dice.targets.push(await makeTarget(database, world, name));
    const ended = await makeSession(database, world.fan.id, '-1 day');
    dice.cookies = [world.owner.cookie, world.owner.cookie, world.other.cookie, world.fan.cookie, ended];
    await rows.takeChanges();
  }

  function judge(question: HttpRequest, answer: Answer): void {
    const { status, text } = answer;
    seen.set(String(status), (seen.get(String(status)) ?? 0) + 1);
    if (status === 0) found.silent++;
    const isBroken = status >= 500;
    const shown = text.startsWith('<!DOCTYPE html>') ? null : insides.exec(text.replace(keys, ''));
    if (isBroken) found.broken++;
    if (shown) found.inside++;
    if ((isBroken || shown) && found.broken + found.inside < 20)
      console.log(
        `  ! request ${JSON.stringify(question).slice(0, 400)} returned ${status}${shown ? ` and leaked "${shown[0]}"` : ''}: ${text.slice(0, 400)}`,
      );
  }

  async function sendChunk(kind: Kind): Promise<void> {
    const questions = Array.from({ length: chunkSize }, () => makeRequest(kind, dice));
    const answers = await Promise.all(
      questions.map(async (question) => {
        const answer = await asker.ask(question);
        judge(question, answer);
        const isCreator = /"userRole":"creator"/.test(answer.text);
        if (
          isCreator &&
          ((question.name === 'register' && answer.status === 201) ||
            (question.name === 'becomeCreator' && answer.status === 200))
        )
          found.creators++;
        return { question, answer };
      }),
    );
    const changes = await rows.takeChanges();
    const accepted = answers.some(
      // Visits need no account and are written some seconds later.
      ({ question, answer }) => question.isWrite && question.name !== 'countVisit' && answer.status < 300,
    );
    if (accepted) return;
    found.refused += chunkSize;
    found.changed += changes.length;
    if (changes.length > 0)
      console.log(`  ! rows changed without an accepted request: ${[...new Set(changes)].join(', ')}`);
  }

  const memory: Watched[] = [];
  const isEnough = (sent: number): boolean =>
    sent >= 2 * requests || (sent >= requests && found.refused >= requests / 2);
  let chunk = 0;
  for (; !isEnough(chunk * chunkSize); chunk++) {
    if (chunk % chunksPerWorld === 0) await renewWorld();
    const turn = chunk % 10;
    await sendChunk(turn === 0 ? 'good' : turn === 1 ? 'odd' : 'bad');
    if (chunk % 50 === 49) {
      const bytes = chunk % 500 === 499 ? bigBody() : pick(dice.random, rawRequests);
      judge({ method: 'raw', path: String(bytes).slice(0, 200) }, await sendRaw(site.origin, bytes));
    }
    // Each report runs the garbage collector, so heldBytes contains only live objects.
    if (chunk % 500 === 499) memory.push(await askProcess<Watched>(site.child, 'how are you', 'rssBytes'));
  }
  // The first half of the run warms the caches.
  const grown = (what: 'heldBytes' | 'rssBytes'): number =>
    ((memory.at(-1)?.[what] ?? NaN) - (memory[Math.floor(memory.length / 2)]?.[what] ?? NaN)) / 2 ** 20;
  console.log(
    `  responses by status (0: none): ${[...seen].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
  );

  const [counts] = await database.query<{ drift: number; creators: number }>(
    `SELECT (SELECT count(*) FROM (
        SELECT i.id FROM ideas i LEFT JOIN votes v ON v.creator_id = i.creator_id AND v.idea_id = i.id AND v.state = 'counted'
        GROUP BY i.id, i.votes, i.status HAVING i.status = 'approved' AND i.votes <> count(v.account_id)) d) AS drift,
      (SELECT count(*) FROM accounts WHERE role = 'creator') AS creators`,
  );
  let planted = 0;
  for (const text of [canary.text, String(canary.number), '2077-07-07']) planted += await rows.countWhere(text);
  const none = { is: '=', goal: 0 } as const;
  return [
    { name: 'requests', found: chunk * chunkSize, is: '>=', goal: requests },
    { name: '5xx responses', found: found.broken, ...none },
    { name: 'leaked internals', found: found.inside, ...none },
    { name: 'server exits', found: Number(site.child.exitCode !== null), ...none },
    { name: 'rejected requests watched', found: found.refused, is: '>=', goal: requests / 2 },
    { name: 'rows changed by rejected requests', found: found.changed, ...none },
    { name: 'extra keys stored', found: planted, ...none },
    { name: 'unexpected creators', found: (counts?.creators ?? -1) - found.creators, ...none },
    { name: 'wrong vote counts', found: counts?.drift ?? -1, ...none },
    { name: 'heap growth', found: grown('heldBytes'), unit: 'MB', is: '<=', goal: 32 },
    // RSS varies by about 40 MB because of fragmentation.
    { name: 'RSS growth', found: grown('rssBytes'), unit: 'MB', is: '<=', goal: 64, isSpeed: true },
  ];
});
