/** Opens a board on a slow phone with a slow network, and measures LCP, CLS and transferred bytes. */
import path from 'node:path';

import { chromium, type Browser } from '@playwright/test';

import { bench } from './rig/bench.ts';
import { makeBoards } from './rig/crowd.ts';
import { startBaseline } from './rig/floor.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { median } from './rig/verdict.ts';

/** Lighthouse's slow 4G network and slow phone, as DevTools throttling settings. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const cpuSlowdown = 4;

type Seen = { lcpMs: number; cls: number; kb: number; scriptKb: number };

await bench('page', 8, async ({ rounds, later }) => {
  const database = await createOwnDatabase({ later });
  const [board] = await makeBoards(database, 1, 50);
  if (!board) throw new Error('No board was created');
  const site = await startProcess(
    { later },
    { file: 'server/src/main.ts', environment: { DATABASE_URL: database.url } },
  );
  const floor = await startBaseline({ later });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  later(() => browser.close());
  // Warm the cache. cold-herd measures uncached boards.
  await fetch(`${site.origin}/${board.username}`);

  const found: Record<'values' | 'floors', Seen[]> = { values: [], floors: [] };
  for (let round = 0; round < rounds; round++) {
    found.floors.push(await open(browser, `${floor.origin}/one-line`));
    const seen = await open(browser, `${site.origin}/${board.username}`);
    found.values.push(seen);
    console.log(
      `  board page: LCP ${Math.round(seen.lcpMs)} ms, CLS ${seen.cls.toFixed(3)}, ${seen.kb.toFixed(0)} KB transferred, of which ${seen.scriptKb.toFixed(0)} KB are scripts`,
    );
  }

  const part = (key: keyof Seen) => ({
    values: found.values.map((one) => one[key]),
    floors: found.floors.map((one) => one[key]),
  });
  const atMost = { of: 'value', is: 'at most' } as const;
  console.log(`  median script size: ${median(part('scriptKb').values).toFixed(0)} KB compressed`);
  return [
    { ...atMost, name: 'LCP', unit: 'ms', ...part('lcpMs'), goal: 2_000 },
    { ...atMost, name: 'CLS', unit: '', ...part('cls'), goal: 0.05 },
    { ...atMost, name: 'transferred size', unit: 'KB', ...part('kb'), goal: 350 },
  ];
});

/** A first visit with an empty browser cache. */
async function open(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', slow4g);
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? '';
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await page.addInitScript({ path: path.join(import.meta.dirname, 'rig/observe-page.js') });
    await page.goto(url, { waitUntil: 'load' });
    // Layout shifts after the load event count too.
    await page.waitForTimeout(3_000);
    const { lcpMs, cls } = await page.evaluate(
      () => (globalThis as unknown as { seen: { lcpMs: number; cls: number } }).seen,
    );
    const sum = [...bytes.values()].reduce((total, one) => total + one, 0);
    return { lcpMs, cls, kb: sum / 1_024, scriptKb: (bytes.get('Script') ?? 0) / 1_024 };
  } finally {
    await context.close();
  }
}
