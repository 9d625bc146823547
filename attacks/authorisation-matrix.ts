/**
 * Calls every route as every kind of user, with targets that belong to the owner or to another user, or are missing,
 * pending, switched off or expired. The expected status and response keys are in matrix/authorisation.txt. `--write`
 * regenerates the file, which must then be reviewed. The test fails if a route is not classified.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { api } from '@upnext/contract/api';
import { toRequest } from '@upnext/contract/request';

import { createOwnDatabase } from '../bench/rig/own-database.ts';
import { startProcess } from '../bench/rig/start-process.ts';
import { attack } from './rig/attack.ts';
import { shapeOf } from './rig/body-keys.ts';
import { createHttpClient, type Answer, type HttpRequest } from './rig/http-client.ts';
import { goodPassword, inputs } from './rig/inputs.ts';
import { otherRoutes } from './rig/other-routes.ts';
import { makeSession } from './rig/people.ts';
import { readRouteTable } from './rig/route-table.ts';
import { makeTarget, makeWorld, type Target, type TargetName, type World } from './rig/targets.ts';

type Case = { route: string; aims: readonly TargetName[]; question: (target: Target) => HttpRequest };
type Scene = { world: World; target: Target };
type Actor = { name: string; headers: (world: World, target: Target) => Promise<Record<string, string>> };

/** An SMTP server and a login provider that are configured but unreachable, and a key for push messages. */
const away = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Upnext <upnext@mail.example>',
  OIDC_PROVIDERS: '[{"name":"acme","label":"Acme","issuer":"http://127.0.0.1:9","clientId":"upnext"}]',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
};
const file = path.join(import.meta.dirname, 'matrix/authorisation.txt');

await attack('authorisation-matrix', 15, async ({ later }) => {
  const database = await createOwnDatabase({ later });
  const site = await startProcess(
    { later },
    { file: 'server/src/main.ts', environment: { DATABASE_URL: database.url, LIMIT_SCALE: '1000000', ...away } },
  );
  const asker = createHttpClient(site.origin);
  later(async () => asker.close());

  const actors: Actor[] = [
    { name: 'anonymous', headers: async () => ({}) },
    { name: 'audience', headers: async ({ fan }) => ({ cookie: fan.cookie }) },
    { name: 'owner', headers: async ({ owner }) => ({ cookie: owner.cookie }) },
    { name: 'other creator', headers: async ({ other }) => ({ cookie: other.cookie }) },
    { name: 'editor', headers: async ({ editor }) => ({ cookie: editor.cookie }) },
    { name: 'moderator', headers: async ({ moderator }) => ({ cookie: moderator.cookie }) },
    { name: 'former member', headers: async ({ former }) => ({ cookie: former.cookie }) },
    { name: 'member elsewhere', headers: async ({ elsewhere }) => ({ cookie: elsewhere.cookie }) },
    {
      name: 'ended session',
      headers: async ({ owner }) => {
        const cookie = await makeSession(database, owner.id);
        await asker.ask({
          method: 'POST',
          path: '/api/logout',
          headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
        });
        return { cookie };
      },
    },
    // Tries to use a share token as a session or bearer token.
    {
      name: 'link holder',
      headers: async (_, { home }) => ({
        cookie: `session=${home.token.padEnd(43, 'A')}`,
        authorization: `Bearer ${home.token}`,
        referer: `${site.origin}/public/${home.token}`,
      }),
    },
  ];

  const routes = await readRouteTable(database.url);
  const cases = [...contractCases(), ...otherCases()];
  const classified = new Set(cases.map(({ route }) => route));
  const unclassified = routes.filter((route) => !classified.has(route) && !isDocumentation(route));
  const gone = [...classified].filter((route) => !routes.includes(route));
  for (const route of unclassified) console.log(`  ! unclassified route: ${route}`);
  for (const route of gone) console.log(`  ! route is classified but does not exist: ${route}`);

  const passwordHash = await hashOfGoodPassword();
  await makeExplorePlace();
  const shapes = new Map<string, string>();
  const lines: string[] = [];
  let cells = 0;
  for (const { route, aims, question } of cases) {
    lines.push(route);
    const repliesByAim = await Promise.all(aims.map((aim) => tryAsAll(route, aim, question)));
    for (const [place, replies] of repliesByAim.entries()) {
      const answers = new Map<string, string[]>();
      for (const [at, reply] of replies.entries()) {
        cells++;
        const cell = describe(route, reply);
        answers.set(cell, [...(answers.get(cell) ?? []), actors[at]?.name ?? '']);
      }
      const cellText = [...answers].map(
        ([cell, names]) => `${names.length === actors.length ? 'all' : names.join(', ')}: ${cell}`,
      );
      lines.push(`  ${aims[place]?.padEnd(12)} ${cellText.join(' | ')}`);
    }
  }

  async function tryAsAll(route: string, aim: TargetName, question: Case['question']): Promise<Answer[]> {
    let scene = await makeScene(aim);
    const replies: Answer[] = [];
    for (const actor of actors) {
      const reply = await tryAs(actor, scene, question);
      replies.push(reply);
      // A rejected request changes nothing, so only a change needs new data for the next actor.
      if (reply.status < 400 && !route.startsWith('GET ')) scene = await makeScene(aim);
    }
    return replies;
  }

  async function makeScene(aim: TargetName): Promise<Scene> {
    const world = await makeWorld(database);
    await database.query('UPDATE accounts SET password_hash = $1 WHERE id = $2', [passwordHash, world.owner.id]);
    return { world, target: await makeTarget(database, world, aim) };
  }

  async function tryAs(actor: Actor, { world, target }: Scene, question: Case['question']): Promise<Answer> {
    const asked = question(target);
    return await asker.ask({ ...asked, headers: { ...asked.headers, ...(await actor.headers(world, target)) } });
  }

  /**
   * Describes a response: `200` with its keys or `404` with its error code, and whether it is cacheable or sets
   * cookies other than `wrote`, which every write sets.
   */
  function describe(route: string, answer: Answer): string {
    const { status, headers, text } = answer;
    const kept = /public|max-age=[1-9]/.test(headers['cache-control'] ?? '') ? ' kept' : '';
    const cookies = headers['set-cookie']?.some((one) => !one.startsWith('wrote=')) ? ' sets cookies' : '';
    const shape = shapeOf(answer);
    // Usernames end in a counter. Remove it to make the result stable.
    if (status >= 300 && status < 400) return `${status} to ${headers.location?.replace(/_\d+/g, '')}${kept}`;
    const isError = shape === 'code message' || shape.startsWith('code fields[]');
    if (isError) return `${status} ${(JSON.parse(text) as { code: string }).code}${kept}${cookies}`;
    if (!shape.includes(' ')) return `${status} ${shape}${kept}${cookies}`;
    if (!shapes.has(shape)) shapes.set(shape, `#${shapes.size + 1} (${route})`);
    return `${status} ${shapes.get(shape)?.split(' ')[0]}${kept}${cookies}`;
  }

  async function hashOfGoodPassword(): Promise<string> {
    const username = 'who_has_a_password';
    const { method, url, headers, body } = toRequest(api.register, { body: { username, password: goodPassword } });
    await asker.ask({ method, path: url, headers, body });
    const [row] = await database.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM accounts WHERE username = $1',
      [username],
    );
    return row?.hash ?? '';
  }

  async function makeExplorePlace(): Promise<void> {
    const world = await makeWorld(database);
    const { ideaId } = await makeTarget(database, world, 'own');
    await database.query('INSERT INTO explore_places VALUES (1, $1, $2, 1)', [world.owner.id, ideaId]);
  }

  const shapeLines = [...shapes].map(([keys, name]) => `${name}: ${keys}`);
  const text = `${[...lines, '', 'Keys of the answers', ...shapeLines].join('\n')}\n`;
  if (process.argv.includes('--write')) writeFileSync(file, text);
  const wanted = readFileSync(file, 'utf8');
  const wrong = differences(wanted, text);
  for (const line of wrong) console.log(`  ! matrix/authorisation.txt, ${line}`);
  return [
    { name: 'routes', found: cases.length, is: '>=', goal: Object.keys(api).length },
    { name: 'checked combinations', found: cells, is: '>=', goal: 500 },
    { name: 'unclassified or missing routes', found: unclassified.length + gone.length, is: '=', goal: 0 },
    { name: 'lines that differ from the expected ones', found: wrong.length, is: '=', goal: 0 },
  ];
});

function contractCases(): Case[] {
  return (Object.keys(api) as (keyof typeof api)[]).map((name) => {
    const endpoint = api[name];
    const [aims, input] = inputs[name];
    return {
      route: `${endpoint.method} ${endpoint.path}`,
      aims,
      question: (target) => {
        const { method, url, headers, body } = toRequest(endpoint, input(target) as never);
        return { method, path: url, headers, body };
      },
    };
  });
}

function otherCases(): Case[] {
  return Object.entries(otherRoutes).map(([route, [aims, address]]) => ({
    route,
    aims,
    question: (target) => ({ method: 'GET', path: address(target) }),
  }));
}

/** Whether the route serves a static file for the API documentation page. */
function isDocumentation(route: string): boolean {
  return /^(GET|OPTIONS) \/api\/docs\/(static\/.*|\*|uiConfig|initOAuth|index\.html|.*\.(js|css|png|json))$/.test(
    route,
  );
}

function differences(wanted: string, found: string): string[] {
  const wantedLines = wanted.split('\n');
  const foundLines = found.split('\n');
  const longest = Math.max(wantedLines.length, foundLines.length);
  return Array.from({ length: longest }, (_, at) => at)
    .filter((at) => wantedLines[at] !== foundLines[at])
    .slice(0, 20)
    .map((at) => `line ${at + 1}: expected "${wantedLines[at] ?? ''}", found "${foundLines[at] ?? ''}"`);
}
