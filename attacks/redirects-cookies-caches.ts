/**
 * Open redirects, session handling and cache poisoning, tested with two processes behind nginx with its cache enabled.
 */
import { createHash } from 'node:crypto';
import { get } from 'node:http';

import { api } from '@upnext/contract/api';
import { livePaths } from '@upnext/contract/voting/live-paths';

import { createOwnDatabase } from '../bench/rig/own-database.ts';
import { freePort, startProcess } from '../bench/rig/start-process.ts';
import { startNginx } from '../faults/rig/own-nginx.ts';
import { pick } from '../server/seed/random.ts';
import { attack } from './rig/attack.ts';
import { poisons } from './rig/cache-poisons.ts';
import { createHttpClient, type Answer } from './rig/http-client.ts';
import { makeIdea, makeLink, makePerson, type Person } from './rig/people.ts';
import { redirectStrings } from './rig/redirect-strings.ts';
import { countForeignLinks, countUnsafePaths } from './rig/redirects.ts';
import { call, findSessionFaults } from './rig/sessions.ts';
import { suspendBoard } from './rig/suspended-board.ts';

const file = 'server/src/main.ts';

type Board = Person & { ideaId: number };

await attack('redirects-cookies-caches', 10, async (run) => {
  const { quick, later, random } = run;
  const mixed = quick ? 8_000 : 100_000;
  const database = await createOwnDatabase({ later });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    DATABASE_URL: database.url,
    BASE_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_SCALE: '1000000',
  };
  const ports = [await freePort(), await freePort()];
  const [bare] = await Promise.all(ports.map((one) => startProcess({ later }, { file, port: one, environment })));
  const secure = await startProcess(
    { later },
    { file, environment: { ...environment, BASE_URL: 'https://upnext.example' } },
  );
  if (!bare) throw new Error('No server was started');
  await startNginx(run, port, ports);
  const open = (at: string): ReturnType<typeof createHttpClient> => {
    const asker = createHttpClient(at);
    later(async () => asker.close());
    return asker;
  };
  const [direct, cached, overHttps] = [open(bare.origin), open(origin), open(secure.origin)];

  const unsafe = countUnsafePaths(origin);
  const foreign = await countForeignLinks(direct, origin);
  const sessionFaults = [...(await findSessionFaults(direct, false)), ...(await findSessionFaults(overHttps, true))];
  for (const one of sessionFaults) console.log(`  ! session check failed: ${one}`);

  // Each cache-poisoning request is tried on an uncached board, for each kind of cached page.
  const forms = [
    ({ username }: Board) => `/${username}`,
    ({ username }: Board) => `/creators/${username}`,
    ({ username }: Board) => `/api/creators/${username}`,
    ({ username, ideaId }: Board) => `/${username}/idea/${ideaId}`,
    ({ username, ideaId }: Board) => `/api/creators/${username}/ideas/${ideaId}`,
  ];
  let poisoned = 0;
  for (const { name, spoil } of poisons) {
    for (const form of forms) {
      const board = await makeBoard();
      const path = form(board);
      const spoilt = { method: 'GET', path, ...spoil(path) };
      await cached.ask(spoilt);
      for (const language of ['en', 'es']) {
        const clean = { method: 'GET', path, headers: { 'accept-language': language } };
        const [found, wanted] = [await cached.ask(clean), await direct.ask(clean)];
        if (isSame(found, wanted)) continue;
        poisoned++;
        console.log(
          `  ! cache poisoned by ${name}: ${path} in ${language} returned ${found.status} (${found.text.length} bytes), expected ${wanted.status} (${wanted.text.length} bytes)`,
        );
      }
    }
  }

  const viewers: Person[] = [];
  for (let count = 0; count < 20; count++)
    viewers.push(await makePerson(database, count % 2 ? 'creator' : 'audience', `viewer_marked`));
  const dice = random('mixed');
  const boards = await Promise.all(Array.from({ length: 5 }, makeBoard));
  const pages = ['/', '/explore', '/pricing', ...boards.flatMap((board) => forms.map((form) => form(board)))];
  const personal = ['/dashboard', '/profile', '/api/user', '/api/ideas', '/api/user/votes', '/api/boards'];
  const wantedBytes = new Map<string, string>();
  for (const path of pages) {
    for (const language of ['en', 'es'])
      wantedBytes.set(
        `${language} ${path}`,
        hashOf(await direct.ask({ method: 'GET', path, headers: { 'accept-language': language } })),
      );
  }
  const found = { foreign: 0, differs: 0, cookies: 0, hits: 0 };

  async function askMixed(): Promise<void> {
    const viewer = dice() < 0.5 ? pick(dice, viewers) : undefined;
    const isPersonal = dice() < 0.3;
    const language = pick(dice, ['en', 'es']);
    const path = pick(dice, isPersonal ? personal : pages);
    const byCookie = dice() < 0.5;
    const cookies = [viewer?.cookie, viewer && 'signed_in=1', byCookie && `language=${language}`].filter(Boolean);
    const headers = {
      'accept-language': byCookie ? pick(dice, ['en', 'es']) : language,
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    };
    const answer = await cached.ask({ method: 'GET', path, headers });
    const others = viewers.filter((one) => one !== viewer);
    if (others.some(({ username }) => new RegExp(`\\b${username}\\b`).test(answer.text))) found.foreign++;
    const isHit = /HIT|STALE|UPDATING|REVALIDATED/.test(String(answer.headers['x-cache']));
    if (isHit) found.hits++;
    if (answer.headers['set-cookie'] && (isHit || !isPersonal)) found.cookies++;
    if (isPersonal ? isHit : hashOf(answer) !== wantedBytes.get(`${language} ${path}`)) {
      if (found.differs++ < 5)
        console.log(
          `  ! wrong page: ${path} in ${language} returned ${answer.status}, cache status ${String(answer.headers['x-cache'])}`,
        );
    }
  }
  for (let sent = 0; sent < mixed; sent += 50) await Promise.all(Array.from({ length: 50 }, askMixed));

  const deadAfter: number[] = [];
  for (let round = 0; round < (quick ? 3 : 10); round++) deadAfter.push(await switchOff());
  const goneAfter = await suspendBoard([cached, direct], await makeBoard(), environment);

  /** Creates a board whose chart order differs from newest first, so that each sort order is a different page. */
  async function makeBoard(): Promise<Board> {
    const creator = await makePerson(database, 'creator', 'kept');
    let ideaId = 0;
    for (const title of ['Oldest', 'Middle', 'Newest']) ideaId = await makeIdea(database, creator, { title });
    return { ...creator, ideaId };
  }

  /**
   * Disables a share link and returns the milliseconds from the response to the owner until the link stops working
   * everywhere.
   */
  async function switchOff(): Promise<number> {
    const owner = await makeBoard();
    const fan = await makePerson(database, 'audience');
    const ideaId = String(await makeIdea(database, owner));
    const { id, token } = await makeLink(database, owner);
    const requests = [cached, direct].flatMap((asker) => [
      () => asker.ask({ method: 'GET', path: `/public/${token}` }),
      () => asker.ask({ method: 'GET', path: `/public/${token}.data` }),
      () => call(asker, api.getLinkedBoard, { params: { token } }),
      () => call(asker, api.listOwnLinkedVotes, { params: { token }, query: { ideas: ideaId } }, fan.cookie),
      () =>
        call(asker, api.castLinkedVote, { params: { token, id: ideaId }, query: { check_only: 'true' } }, fan.cookie),
      () => asker.ask({ method: 'GET', path: livePaths.linkedBoard(token) }),
    ]);
    const before = await Promise.all(requests.map((send) => send()));
    const shut = before.findIndex(({ status, text }, at) => status !== 200 && !(at % 6 === 1 && !text.includes(token)));
    if (shut !== -1) throw new Error(`Request ${shut} failed before the link was disabled: ${before[shut]?.status}`);
    let streamEnded = false;
    const stream = get(`${origin}${livePaths.linkedBoard(token)}`, (response) => {
      response.resume().once('close', () => (streamEnded = true));
    });
    stream.once('error', () => (streamEnded = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const off = await call(
      cached,
      api.updateShareLink,
      { params: { id: String(id) }, body: { isActive: false } },
      owner.cookie,
    );
    if (off.status !== 200) throw new Error(`Disabling the link returned ${off.status}`);
    const startedAt = performance.now();
    for (;;) {
      const answers = await Promise.all(requests.map((send) => send()));
      const isOpen =
        answers.some(({ status, text }) => status === 200 && text.includes('Oldest')) ||
        answers.some(({ status }, at) => at % 6 !== 1 && status === 200);
      const tookMs = performance.now() - startedAt;
      if ((!isOpen && streamEnded) || tookMs > 5_000) {
        stream.destroy();
        return tookMs;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const none = { is: '=', goal: 0 } as const;
  return [
    { name: 'redirect strings', found: new Set(redirectStrings).size, is: '>=', goal: 200 },
    { name: 'unsafe paths accepted by the browser', found: unsafe, ...none },
    { name: 'foreign links from the server', found: foreign, ...none },
    { name: 'failed session checks', found: sessionFaults.length, ...none },
    { name: 'cache-poisoning requests', found: poisons.length * forms.length, is: '>=', goal: 150 },
    { name: 'poisoned pages', found: poisoned, ...none },
    { name: 'mixed requests', found: mixed, is: '>=', goal: mixed },
    { name: 'cache hit rate', found: found.hits / mixed, is: '>=', goal: 0.3 },
    { name: 'pages with data from another user', found: found.foreign, ...none },
    { name: 'wrong pages', found: found.differs, ...none },
    { name: 'cached cookies', found: found.cookies, ...none },
    {
      name: 'time until a suspended board is hidden',
      found: goneAfter,
      unit: 'ms',
      is: '<=',
      goal: 3_500,
      isSpeed: true,
    },
    {
      name: 'time until a disabled link stops working',
      found: Math.max(...deadAfter),
      unit: 'ms',
      is: '<=',
      goal: 1_000,
      isSpeed: true,
    },
  ];
});

function isSame(one: Answer, other: Answer): boolean {
  return one.status === other.status && one.text === other.text;
}

function hashOf({ status, text }: Answer): string {
  return `${status} ${createHash('sha256').update(text).digest('hex')}`;
}
