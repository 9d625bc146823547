/**
 * `npm run lighthouse`: prints the mobile Lighthouse scores of the most important pages, as medians of five runs. Exits
 * with a nonzero code if a score misses its goal.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import lighthouse from 'lighthouse';

import { chromium } from './browser.ts';
import ownSite from './own-site.ts';

type Audited = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const runs = 5;
const port = 9333;

const endSite = await ownSite();
const launch = chromium?.launchOptions;
const browser = spawn(
  launch?.executablePath ?? 'chromium',
  [
    ...(launch?.args ?? []),
    '--headless=new',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${mkdtempSync(path.join(tmpdir(), 'lighthouse-'))}`,
  ],
  { stdio: 'ignore' },
);
await new Promise((resolve) => setTimeout(resolve, 2_000));

/** The address of the idea with the most votes on a board of the demo data. */
async function firstIdea(board: string): Promise<string> {
  const html = await (await fetch(`${process.env.E2E_ORIGIN}${board}`)).text();
  const [address] = html.match(new RegExp(`${board}/idea/\\d+`)) ?? [];
  if (!address) throw new Error(`${board} has no link to an idea`);
  return address;
}

async function audit(page: string): Promise<Audited> {
  const result = await lighthouse(`${process.env.E2E_ORIGIN}${page}`, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(goals),
  });
  if (!result) throw new Error(`Lighthouse has no result for ${page}`);
  return result.lhr;
}

/** The result whose score is in the middle, because single results vary with the load of the machine. */
function median(results: Audited[], category: string): Audited {
  return results.toSorted((a, b) => scoreOf(a, category) - scoreOf(b, category))[Math.floor(results.length / 2)]!;
}

function scoreOf({ categories }: Audited, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function printWeakAudits({ categories, audits }: Audited, category: string): void {
  for (const { id } of categories[category]?.auditRefs ?? []) {
    const found = audits[id];
    if (found && found.score !== null && found.score < 0.9)
      console.log(`   ${id}: ${found.title} ${found.displayValue ?? ''}`);
  }
}

let missedGoals = 0;
try {
  for (const page of ['/', '/auth', '/SalYCiencia', await firstIdea('/SalYCiencia')]) {
    const results: Audited[] = [];
    // The first visit fills the caches of the server.
    await audit(page);
    for (let run = 0; run < runs; run++) results.push(await audit(page));
    for (const [category, goal] of Object.entries(goals)) {
      // The login page is not meant for search engines.
      if (page === '/auth' && category === 'seo') continue;
      const shown = median(results, category);
      const score = scoreOf(shown, category);
      const missed = score < goal;
      missedGoals += Number(missed);
      const all = results.map((result) => scoreOf(result, category)).join(', ');
      console.log(`${page}: ${category} median ${score} of ${all}; goal ${goal} ${missed ? 'missed' : 'ok'}`);
      if (missed) printWeakAudits(shown, category);
    }
  }
} finally {
  browser.kill();
  await endSite?.();
}
process.exitCode = missedGoals > 0 ? 1 : 0;
