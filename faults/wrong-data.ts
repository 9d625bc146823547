/**
 * Writes junk to all Redis keys and channels, to cookies and to local storage. There must be no 5xx, and junk must
 * never be used as data.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from '@playwright/test';
import { createClient } from '@redis/client';
import { api } from '@upnext/contract/api';
import type { Endpoint, InputOf } from '@upnext/contract/endpoint';

import { makeBoards, makeVoters, tokenOf } from '../bench/rig/crowd.ts';
import { chromium as browserSettings } from '../e2e/browser.ts';
import { checkVotes } from './rig/check-votes.ts';
import { runFault } from './rig/fault.ts';
import { outcomeOf, type Attempt } from './rig/history.ts';
import { openConnection } from './rig/http-connection.ts';
import { junkCookies, junkTexts } from './rig/junk.ts';
import { startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { requestText } from './rig/request-text.ts';
import { watchStream } from './rig/watch-stream.ts';

const ideas = 50;
const storageKeys = [
  'userStats',
  'votedIdeas',
  'pendingVoteIdeaId',
  'pendingVoteUsername',
  'redirectAfterAuth',
  'voteIntent',
  'theme',
  'language',
];

await runFault('wrong-data', 6, async (fault) => {
  const { database } = await startCluster(fault);
  const redis = await startRedis(fault);
  await makeVoters(database, 2_000);
  const [board] = await makeBoards(database, 1, ideas);
  if (!board) throw new Error('No board was created');
  const { username, firstIdea } = board;
  const site = await startSite(fault, { DATABASE_URL: database.url, REDIS_URL: redis.url, LIMIT_SCALE: '1' });
  const { host } = new URL(site.origin);
  const shown = site.servers.map(({ origin }) => watchStream(fault, origin, username));
  const store = await createClient({ url: redis.url }).connect();
  fault.later(async () => store.destroy());

  const line = openConnection(site.origin);
  const attempts: Attempt[] = [];
  const failures: string[] = [];
  const lies: string[] = [];
  let calls = 0;
  let votes = 0;
  const counted: { atMs: number; votes: number }[] = [];

  async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string) {
    const answer = await line.ask(requestText(endpoint, input, host, token));
    calls++;
    if (answer.status >= 500 || answer.status === 0)
      failures.push(`${endpoint.method} ${endpoint.path} ${answer.status} ${answer.body.slice(0, 100)}`);
    return answer;
  }

  /** Calls the main endpoints. Each fan votes 40 times, so that the rate limit's counter is written to Redis. */
  async function useEverything(turn: number): Promise<void> {
    const voter = 1 + turn;
    for (let place = 0; place < 40; place++) {
      const idea = firstIdea + place;
      const at = performance.now();
      const { status } = await call(api.castVote, { params: { id: String(idea) } }, tokenOf(voter));
      attempts.push({
        kind: 'vote',
        idea,
        voter,
        startMs: at,
        endMs: performance.now(),
        outcome: outcomeOf(status),
        status,
      });
      if (status === 200) votes++;
    }
    await call(api.register, { body: { username: `visitor_${turn}`, password: 'correct horse' } });
    await call(api.login, { body: { username: `visitor_${turn}`, password: 'correct horse' } });
    await call(api.login, { body: { username: 'nobody', password: 'wrong' } });
    await call(api.getUser, {}, tokenOf(voter));
    const body = { title: 'Something else', description: 'And why it would be good' };
    await call(api.suggestIdea, { params: { username }, body }, tokenOf(voter));
    await call(api.explore, {});
    const { body: text } = await call(api.getBoard, { params: { username } });
    const page = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
      board: { totalVotes: number };
    };
    // The board may be up to 3 s old (1 s in nginx and 2 s in the server). The check allows 5 s.
    const before = counted.findLast(({ atMs }) => atMs < performance.now() - 5_000)?.votes ?? 0;
    if (page.board.totalVotes > votes || page.board.totalVotes < before)
      lies.push(`the board showed ${page.board.totalVotes} of ${votes} votes`);
    counted.push({ atMs: performance.now(), votes });
  }

  await useEverything(0);
  const channels = await store.sendCommand<string[]>(['PUBSUB', 'CHANNELS', '*']);
  const kinds = new Set<string>();
  const texts = fault.quick ? junkTexts.filter((_, place) => place % 2 === 0) : junkTexts;
  for (const [turn, text] of texts.entries()) {
    for (const channel of channels) await store.publish(channel, text);
    for (const key of await store.keys('*')) {
      kinds.add(key.replace(/[\d.]+|visitor_\w+/g, '#'));
      await store.del(key);
      // Writes wrong values and wrong data types.
      if (turn % 3 === 0) await store.set(key, text);
      else if (turn % 3 === 1) await store.rPush(key, [text, text]);
      else await store.hSet(key, { [text]: text });
    }
    await useEverything(turn + 1);
  }
  console.log(`  junk written to the Redis keys ${[...kinds].join(', ')} and the channels ${channels.join(', ')}`);
  await sleep(5_000);
  const [row] = await database.query<{ total: number }>('SELECT total_votes AS total FROM boards');
  const total = row?.total ?? NaN;
  for (const stream of shown) {
    if (!stream.has(total))
      lies.push(`a stream stopped at ${Math.max(...stream.keys())} votes, but the database has ${total}`);
    for (const number of stream.keys())
      if (number > total) lies.push(`a stream showed ${number} votes, but the database has ${total}`);
  }

  const paths = [
    '/',
    '/explore',
    '/auth',
    '/dashboard',
    '/profile',
    `/${username}`,
    `/creators/${username}`,
    '/api/user',
    '/api/ideas',
    `/api/creators/${username}`,
    `/api/creators/${username}/votes?ideas=${firstIdea}`,
  ];
  for (const cookie of junkCookies) {
    for (const path of paths) {
      const answer = await line.ask(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`);
      calls++;
      if (answer.status >= 500 || answer.status === 0)
        failures.push(`${path} returned ${answer.status} with the cookie ${cookie.slice(0, 40)}`);
      if (answer.body.includes('<script>alert(1)') || answer.body.includes('"onload=alert'))
        lies.push(`${path} contains the cookie ${cookie.slice(0, 40)}`);
    }
    const vote = await line.ask(
      `POST /api/ideas/${firstIdea}/vote HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\nx-requested-with: XMLHttpRequest\r\ncontent-length: 0\r\n\r\n`,
    );
    calls++;
    if (vote.status >= 500 || vote.status === 0 || vote.status === 200)
      failures.push(`a vote returned ${vote.status} with the cookie ${cookie.slice(0, 40)}`);
  }

  const browser = await chromium.launch(browserSettings?.launchOptions ?? {});
  fault.later(() => browser.close());
  for (const text of [
    ...junkTexts.filter(({ length }) => length < 5_000),
    JSON.stringify([firstIdea, firstIdea + 1]),
  ]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('pageerror', (error) => failures.push(`script error in the page: ${error.message}`));
    await page.addInitScript(
      ([names, value]) => {
        for (const name of names ?? []) localStorage.setItem(name, value ?? '');
      },
      [storageKeys, text] as const,
    );
    const answer = await page.goto(`${site.origin}/${username}`, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200 || new URL(page.url()).pathname !== `/${username}`)
      failures.push(`${page.url()} returned ${answer?.status()}`);
    const words = (await page.locator('li.row').allTextContents()).join(' ');
    if (/9{5,}|1e309|hacked|NaN/.test(words) || (await page.locator('li.row').count()) === 0)
      lies.push(`the page with ${text.slice(0, 40)} in local storage showed: ${words.slice(0, 100)}`);
    if (await page.evaluate('"hacked" in window'))
      lies.push(`the page executed ${text.slice(0, 40)} from local storage`);
    await context.close();
  }

  for (const found of [...failures, ...lies].slice(0, 10)) console.log(`  ! ${found}`);
  const { lost, double, miscounted } = await checkVotes(attempts, database);
  return [
    { name: 'requests', found: calls, is: '>=', goal: 300 },
    { name: 'failed requests and page errors', found: failures.length, is: '=', goal: 0 },
    { name: 'junk used as data', found: lies.length, is: '=', goal: 0 },
    { name: 'kinds of Redis keys', found: kinds.size, is: '>=', goal: 3 },
    { name: 'lost, duplicate or miscounted votes', found: lost + double + miscounted, is: '=', goal: 0 },
  ];
});
