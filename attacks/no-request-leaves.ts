/**
 * SSRF: the server must never fetch a URL entered by a user. It runs in a network namespace where all addresses route
 * to a local sinkhole. Every field is filled with URLs, written in 300 different ways, and then all pages are requested.
 * Creating the namespace requires root.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { api } from '@upnext/contract/api';

import { askProcess } from '../bench/rig/ask-process.ts';
import { createOwnDatabase } from '../bench/rig/own-database.ts';
import { runToEnd } from '../bench/rig/run-to-end.ts';
import { startProcess } from '../bench/rig/start-process.ts';
import { loadEnvironment, readConfig } from '../server/src/config.ts';
import { attack } from './rig/attack.ts';
import { createHttpClient } from './rig/http-client.ts';
import { makePerson } from './rig/people.ts';
import { relay } from './rig/relay.ts';
import { call } from './rig/sessions.ts';
import { urlForms } from './rig/url-forms.ts';
import type { Wanted } from './rig/watch-connections.ts';

const inside = process.env.ATTACK_SOCKETS;
const relayPorts = { postgres: 15_432, redis: 16_379 };
const sinkPorts = [21, 22, 25, 70, 80, 389, 443, 6_379, 8_080, 8_443, 11_211];
const urlFields = [
  'logoUrl',
  'twitterUrl',
  'instagramUrl',
  'youtubeUrl',
  'tiktokUrl',
  'threadsUrl',
  'websiteUrl',
] as const;
const columns = urlFields.map((field) => field.replace('Url', '_url'));

if (inside === undefined) await enterNamespace();
else await attackInside(inside);

async function enterNamespace(): Promise<void> {
  const { databaseUrl, redisUrl } = readConfig(loadEnvironment());
  await runToEnd('no-request-leaves', 6, async (later) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'upnext-sockets-'));
    const services = { postgres: new URL(databaseUrl), redis: new URL(redisUrl) };
    for (const [name, { hostname, port }] of Object.entries(services))
      await relay(later, { path: path.join(folder, name) }, { host: hostname, port: Number(port) });
    const database = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: relayPorts.postgres });
    const child = spawn('unshare', ['-n', process.execPath, ...process.argv.slice(1)], {
      stdio: 'inherit',
      env: {
        ...process.env,
        ATTACK_SOCKETS: folder,
        DATABASE_URL: database.href,
        REDIS_URL: `redis://127.0.0.1:${relayPorts.redis}`,
      },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  });
}

async function attackInside(folder: string): Promise<void> {
  await attack('no-request-leaves', 5, async ({ later }) => {
    // Route all addresses to loopback.
    for (const words of ['link set lo up', 'route add local 0.0.0.0/0 dev lo', '-6 route add local ::/0 dev lo'])
      execFileSync('ip', words.split(' '));
    for (const [name, port] of Object.entries(relayPorts))
      await relay(later, { host: '127.0.0.1', port }, { path: path.join(folder, name) });
    const caught: string[] = [];
    for (const port of sinkPorts) {
      const sink = createServer((socket) => {
        caught.push(`${socket.localAddress}:${port}`);
        socket.destroy();
      }).listen({ host: '::', port });
      await once(sink, 'listening');
      later(async () => void sink.close());
    }
    const names = createSocket('udp6').bind(53);
    names.on('message', (question) => caught.push(`name ${question.toString('latin1', 12, 40)}`));
    later(async () => void names.close());

    const database = await createOwnDatabase({ later });
    const site = await startProcess(
      { later },
      {
        file: 'server/src/main.ts',
        preload: ['../../attacks/rig/watch-connections.ts'],
        environment: { DATABASE_URL: database.url, LIMIT_SCALE: '1000000', ROLE: 'all' },
      },
    );
    const asker = createHttpClient(site.origin, 8);
    later(async () => asker.close());

    // Check with our own fetch that the sinkhole works.
    await fetch('http://198.51.100.7/').catch(() => {});
    const isTrapSet = caught.length > 0;
    caught.length = 0;

    const owner = await makePerson(database, 'creator', 'owner');
    const fan = await makePerson(database, 'audience', 'fan');
    let taken = 0;
    for (const [at, form] of urlForms.entries()) {
      const fields = Object.fromEntries(urlFields.map((field) => [field, form]));
      const description = `See ${form} and <img src="${form}"> ![x](${form})`;
      const answer = await call(
        asker,
        api.updateProfile,
        { body: { ...fields, profileDescription: description } },
        owner.cookie,
      );
      if (answer.status === 200) taken++;
      await call(asker, api.createIdea, { body: { title: form.slice(0, 100), description } }, owner.cookie);
      await call(
        asker,
        api.suggestIdea,
        { params: { username: owner.username }, body: { title: form.slice(0, 100), description } },
        fan.cookie,
      );
      const headers = {
        referer: latin1(form),
        'x-forwarded-host': latin1(form),
        forwarded: `host=${latin1(form)}`,
        host: latin1(form),
        link: `<${latin1(form)}>`,
      };
      await asker.ask({ method: 'GET', path: `/auth?referrer=${encodeURIComponent(form)}`, headers });
      if (/^https?:[\u0021-\u007e]+$/i.test(form)) await asker.ask({ method: 'GET', path: form });
      if (at % 10 === 0) await lookAtEverything(owner.username);
    }
    // URLs that the contract rejects may exist in old rows. They are shown, but must not be fetched.
    for (const column of columns) await database.query(`ALTER TABLE accounts DROP CONSTRAINT accounts_${column}_check`);
    for (let at = 0; at < urlForms.length; at += columns.length) {
      const creator = await makePerson(database, 'creator', 'old');
      const values = columns.map((_, place) => urlForms[(at + place) % urlForms.length]);
      await database.query(
        `UPDATE accounts SET ${columns.map((column, place) => `${column} = $${place + 2}`).join(', ')} WHERE id = $1`,
        [creator.id, ...values],
      );
      await lookAtEverything(creator.username);
    }

    async function lookAtEverything(username: string): Promise<void> {
      const paths = [
        `/${username}`,
        `/creators/${username}`,
        `/share/${username}.png`,
        `/api/creators/${username}`,
        '/explore',
        '/sitemap.xml',
      ];
      await Promise.all(paths.map((one) => asker.ask({ method: 'GET', path: one })));
    }

    const { connections } = await askProcess<Wanted>(site.child, 'where to', 'connections');
    const own = new Set(Object.values(relayPorts).map((port) => `127.0.0.1:${port}`));
    const strange = connections.filter((one) => !own.has(one));
    for (const one of [...new Set([...strange, ...caught])].slice(0, 10))
      console.log(`  ! connection attempt to ${one}`);
    return [
      { name: 'URL forms', found: new Set(urlForms).size, is: '>=', goal: 300 },
      { name: 'fields tested', found: urlFields.length + 5, is: '>=', goal: 7 },
      { name: 'URL forms accepted as links', found: taken, is: '>=', goal: 20 },
      { name: 'sinkhole works', found: Number(isTrapSet), is: '=', goal: 1 },
      { name: 'connections to own services', found: connections.length - strange.length, is: '>=', goal: 1 },
      { name: 'other connection attempts', found: strange.length, is: '=', goal: 0 },
      { name: 'connections caught by the sinkhole', found: caught.length, is: '=', goal: 0 },
    ];
  });
}

function latin1(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e]/g, '?');
}
