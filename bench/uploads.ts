/** Encoding 50 uploaded pictures must not slow down votes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import { toRequest } from '@upnext/contract/request';

import { makePhoto } from '../server/test/make-photo.ts';
import { bench } from './rig/bench.ts';
import { makeBoards, makeIdeas, makeVoters, mostVotesPerSecond, tokenOf, voterBase } from './rig/crowd.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { voteWith } from './rig/wrk.ts';

const uploads = 50;
const connections = 64;
const sizes = {
  // The largest picture that the site sends (a banner), because it crops pictures before the upload.
  'cropped pictures': { width: 1_800, height: 600 },
  // What a program can send.
  'photos of 12 megapixels': { width: 4_000, height: 3_000 },
} as const;
type Kind = keyof typeof sizes;
const kinds = Object.keys(sizes) as Kind[];

await bench('uploads', 15, async ({ quick, rounds, later }) => {
  const seconds = quick ? 5 : 10;
  const database = await createOwnDatabase({ later });
  await makeVoters(database, seconds * mostVotesPerSecond);
  const [board] = await makeBoards(database, 1, 1);
  if (!board) throw new Error('No board was created');
  await makeUploaders();
  const pictures = mkdtempSync(path.join(tmpdir(), 'upnext-bench-'));
  later(async () => rmSync(pictures, { recursive: true }));
  const environment = { DATABASE_URL: database.url, PICTURES_FOLDER: pictures, LIMIT_SCALE: '1000' };
  const site = await startProcess({ later }, { file: 'server/src/main.ts', environment });
  // Another process, as recommended for sites with many votes. It also serves HTTP, which shows when it is ready.
  await startProcess({ later }, { file: 'server/src/main.ts', environment: { ...environment, ROLE: 'all' } });
  const photos = Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, await makePhoto(sizes[kind])] as const)),
  ) as Record<Kind, Uint8Array<ArrayBuffer>>;

  /** Turns the first voters into creators with a board. */
  async function makeUploaders(): Promise<void> {
    await database.query(`UPDATE accounts SET role = 'creator' WHERE id > $1 AND id <= $1 + $2`, [voterBase, uploads]);
    await database.query(
      `INSERT INTO boards (creator_id, is_main) SELECT id, true FROM accounts WHERE id > $1 AND id <= $1 + $2`,
      [voterBase, uploads],
    );
  }

  /** Insights are brought up to date at every full minute, which takes CPU time in whichever measurement it falls. */
  async function avoidInsightsJob(): Promise<void> {
    const second = (Date.now() / 1_000) % 60;
    if (second < 5) await setTimeout((5 - second) * 1_000);
    else if (second > 58 - seconds) await setTimeout((65 - second) * 1_000);
  }

  async function vote(pauseMs: number) {
    const firstIdea = await makeIdeas(database, board!, 1);
    const { username } = board!;
    const wanted = { origin: site.origin, connections, seconds, usernames: [username], firstIdea, pauseMs };
    const result = await voteWith(wanted);
    if (result.good < result.answers) throw new Error(`${result.answers - result.good} votes were rejected`);
    return result;
  }

  /** Uploads one picture, and again while the server is busy. */
  async function upload(uploader: number, photo: Uint8Array<ArrayBuffer>): Promise<void> {
    const { url, method, headers } = toRequest(api.uploadAvatar, {});
    for (;;) {
      const { status } = await fetch(site.origin + url, {
        method,
        headers: { ...headers, cookie: `session=${tokenOf(uploader)}`, 'content-type': 'image/jpeg' },
        body: photo,
      });
      if (status === 202) return;
      if (status !== 503) throw new Error(`uploadAvatar returned ${status}`);
      await setTimeout(500);
    }
  }

  async function statesOf(): Promise<Record<string, number>> {
    const rows = await database.query<{ state: string; count: number }>(
      'SELECT state, count(*) AS count FROM picture_uploads GROUP BY state',
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  async function voteAmongUploads(pauseMs: number, photo: Uint8Array<ArrayBuffer>) {
    await database.query('DELETE FROM picture_uploads');
    await avoidInsightsJob();
    const sent = Promise.all(Array.from({ length: uploads }, (_, at) => upload(at + 1, photo)));
    const result = await vote(pauseMs);
    await sent;
    const during = (await statesOf()).done ?? 0;
    while ((await statesOf()).waiting) await setTimeout(200);
    return { ...result, during, done: (await statesOf()).done ?? 0 };
  }

  const peak = await vote(0);
  // The votes arrive at half of the peak rate, because each connection pauses between its votes.
  const pauseMs = Math.max(1, Math.round((connections * 2_000) / peak.perSecond - peak.p50Ms));
  const calmMs: number[] = [];
  const busyMs: Record<Kind, number[]> = { 'cropped pictures': [], 'photos of 12 megapixels': [] };
  const done: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await avoidInsightsJob();
    const calm = await vote(pauseMs);
    calmMs.push(calm.p99Ms);
    for (const kind of kinds) {
      const busy = await voteAmongUploads(pauseMs, photos[kind]);
      console.log(
        `  votes: ${Math.round(calm.perSecond)}/s without uploads, ${Math.round(busy.perSecond)}/s with uploads; ` +
          `${kind} (${(photos[kind].length / 1e6).toFixed(1)} MB): ${busy.during} encoded while votes ran, ${busy.done} in the end`,
      );
      busyMs[kind].push(busy.p99Ms);
      done.push(busy.done);
    }
  }
  return [
    ...kinds.map(
      (kind) =>
        ({
          name: `vote latency p99 with 50 ${kind}`,
          unit: 'ms',
          of: 'ratio',
          is: 'at most',
          values: busyMs[kind],
          floors: calmMs,
          goal: 2,
        }) as const,
    ),
    {
      name: 'pictures encoded',
      unit: '',
      of: 'value',
      is: 'exactly',
      values: [Math.min(...done)],
      floors: [uploads],
      goal: uploads,
    },
  ];
});
