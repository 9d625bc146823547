/**
 * Opens 10,000 live streams on a board with 1,000 votes per second, and measures memory per stream, latency and event
 * loop delay.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { askProcess } from './rig/ask-process.ts';
import { bench } from './rig/bench.ts';
import { makeBoards, makeVoters } from './rig/crowd.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { endProcess, startProcess, type OwnProcess } from './rig/start-process.ts';
import { machineMs } from './rig/steady-calls.ts';
import { voteSteadily } from './rig/steady-votes.ts';
import type { Arrivals, Opened } from './rig/stream-readers.ts';
import type { Watched } from './rig/watch-process.ts';

const rig = path.join(import.meta.dirname, 'rig');
const ideas = 50;

type Found = { kb: number; p99Ms: number; loopMs: number };

await bench('streams', 15, async ({ quick, rounds, later }) => {
  const streams = 10_000;
  const votesPerSecond = 1_000;
  const seconds = quick ? 6 : 15;
  const voters = 20_000;
  const database = await createOwnDatabase({ later });
  await makeVoters(database, voters);
  const boards = await makeBoards(database, rounds, ideas);

  /** Opens the streams, runs `work`, and measures the server before, during and after it. */
  async function watch(
    server: OwnProcess,
    url: string,
    work: () => Promise<{ version: number; sentAtMs: number }[]>,
  ): Promise<Found> {
    const readers = fork(path.join(rig, 'stream-readers.ts'));
    later(() => endProcess(readers));
    // Measured before the streams open, as the base for the memory per stream.
    const before = await askProcess<Watched>(server.child, 'how are you', 'watched');
    const { opened } = await askProcess<Opened>(readers, { url, streams }, 'opened');
    if (opened < streams) throw new Error(`Only ${opened} of ${streams} streams opened`);
    server.child.send('forget delays');
    const votes = await work();
    const after = await askProcess<Watched>(server.child, 'how are you', 'watched');
    const { p50Ms, p99Ms, events } = await askProcess<Arrivals>(readers, { votes }, 'p99Ms');
    const kb = (after.rssBytes - before.rssBytes) / streams / 1_024;
    console.log(
      `  memory per stream ${kb.toFixed(1)} KB; vote to screen p50 ${Math.round(p50Ms)} ms, p99 ${Math.round(p99Ms)} ms; event loop delay p99 ${after.loopP99Ms.toFixed(1)} ms; ${events} events received`,
    );
    await endProcess(readers);
    await endProcess(server.child);
    return { kb, p99Ms, loopMs: after.loopP99Ms };
  }

  const found = { floors: [] as Found[], values: [] as Found[] };
  const preload = ['watch-process.ts'];
  for (const board of boards) {
    const floor = await startProcess(
      { later },
      { file: path.join(rig, 'floor-streams.ts'), preload, environment: { MESSAGE_BYTES: '3500' } },
    );
    found.floors.push(
      await watch(floor, `${floor.origin}/live`, async () => {
        const from = machineMs();
        await setTimeout(seconds * 1_000);
        // The baseline uses the write time as the version.
        return Array.from({ length: seconds - 1 }, (_, second) => Math.floor(from) + second * 1_000).map((ms) => ({
          version: ms,
          sentAtMs: ms,
        }));
      }),
    );
    const site = await startProcess(
      { later },
      { file: 'server/src/main.ts', preload, environment: { DATABASE_URL: database.url } },
    );
    found.values.push(
      await watch(site, `${site.origin}/api/creators/${board.username}/live`, async () => {
        const votes = voteSteadily(site.origin, {
          perSecond: votesPerSecond,
          voters,
          ...board,
          ideas,
        });
        await setTimeout(seconds * 1_000);
        const answers = await votes.stop();
        const lost = answers.filter(({ status }) => status !== 200);
        if (lost.length > 0) throw new Error(`${lost.length} votes failed: ${lost[0]?.status} ${lost[0]?.text}`);
        await setTimeout(1_500);
        return answers.map(({ text, sentAtMs }) => ({
          version: (JSON.parse(text) as { version: number }).version,
          sentAtMs,
        }));
      }),
    );
  }

  const part = (key: keyof Found) => ({
    values: found.values.map((one) => one[key]),
    floors: found.floors.map((one) => one[key]),
  });
  const atMost = { of: 'value', is: 'at most' } as const;
  return [
    { ...atMost, name: `memory per stream (${streams} streams)`, unit: 'KB', ...part('kb'), goal: 28 },
    { ...atMost, name: 'vote to screen, p99', unit: 'ms', ...part('p99Ms'), goal: 1_200 },
    { ...atMost, name: 'event loop delay, p99', unit: 'ms', ...part('loopMs'), goal: 30 },
  ];
});
