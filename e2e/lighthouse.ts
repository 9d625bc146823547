/**
 * `npm run lighthouse`: prints the mobile Lighthouse scores of the most important pages. Exits with a nonzero code if a
 * score misses its goal.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import lighthouse from 'lighthouse';

import { chromium } from './browser.ts';
import ownSite from './own-site.ts';

const goals: { path: string; scores: Record<string, number> }[] = [
  { path: '/SalYCiencia', scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } },
  { path: '/auth', scores: { performance: 95, accessibility: 100, 'best-practices': 100 } },
  { path: '/', scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } },
];
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

let missedGoals = 0;
try {
  for (const { path: page, scores } of goals) {
    const result = await lighthouse(`${process.env.E2E_ORIGIN}${page}`, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(scores),
    });
    for (const [category, goal] of Object.entries(scores)) {
      const found = result?.lhr.categories[category];
      const score = Math.round((found?.score ?? 0) * 100);
      const missed = score < goal;
      missedGoals += Number(missed);
      console.log(`${page}: ${category} score ${score}, goal ${goal} ${missed ? 'missed' : 'ok'}`);
      for (const { id } of missed ? (found?.auditRefs ?? []) : []) {
        const audit = result?.lhr.audits[id];
        if (audit && audit.score !== null && audit.score < 0.9)
          console.log(`   ${id}: ${audit.title} ${audit.displayValue ?? ''}`);
      }
    }
  }
} finally {
  browser.kill();
  await endSite?.();
}
process.exitCode = missedGoals > 0 ? 1 : 0;
