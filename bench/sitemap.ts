/**
 * Measures the memory that the sitemap job needs for a million boards, and checks that every file it writes is valid.
 * `npm run bench sitemap [-- --boards=1000000]`
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { bench } from './rig/bench.ts';
import { memoryOf } from './rig/memory-of.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';

const boards = Number(process.argv.find((word) => word.startsWith('--boards='))?.slice(9) ?? 1_000_000);
const mostAddresses = 50_000;
const mostBytes = 50_000_000;

await bench('sitemap', 8, async ({ later }) => {
  const database = await createOwnDatabase({ later });
  await database.query(
    `INSERT INTO accounts (username, role) SELECT 'a_creator_with_a_name_' || n, 'creator' FROM generate_series(1, $1::int) n`,
    [boards],
  );
  await database.query('INSERT INTO boards (creator_id, is_main, idea_count) SELECT id, true, 1 FROM accounts');
  await database.query('VACUUM ANALYZE accounts, boards');

  const environment = { DATABASE_URL: database.url, ROLE: 'all' };
  const server = await startProcess({ later }, { file: 'server/src/main.ts', environment });
  // Wait, so that the start and the first scheduled jobs don't affect the measured memory.
  await sleep(5_000);
  const idle = memoryOf(server.pid).now;
  const startedAt = performance.now();
  await database.query(`SELECT graphile_worker.add_job('write-sitemap')`);
  while (await isWaiting()) await sleep(100);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { peak } = memoryOf(server.pid);
  console.log(
    `  sitemap of ${boards} boards written in ${seconds.toFixed(1)} s; memory: ${idle.toFixed(0)} MB idle, ${peak.toFixed(0)} MB peak`,
  );

  async function isWaiting(): Promise<boolean> {
    const jobs = await database.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'write-sitemap'`);
    return jobs.length > 0;
  }

  const read = async (url: string) => await (await fetch(url)).text();
  const index = await read(`${server.origin}/sitemap.xml`);
  const files = listed(index, 'sitemapindex', 'sitemap')?.filter((file) => !file.endsWith('/pages.xml'));
  if (!files) throw new Error('The sitemap index is not valid');
  const found = new Set<string>();
  let faults = 0;
  let largest = 0;
  for (const file of files) {
    const xml = await read(file);
    const addresses = listed(xml, 'urlset', 'url');
    if (!addresses || addresses.length > mostAddresses || Buffer.byteLength(xml) > mostBytes) faults++;
    for (const address of addresses ?? []) found.add(address);
    largest = Math.max(largest, addresses?.length ?? 0);
  }
  console.log(`  sitemap: ${files.length} files, ${found.size} distinct URLs, ${largest} URLs in the largest file`);

  const figure = { of: 'value' as const, floors: [NaN] };
  return [
    {
      ...figure,
      name: 'memory above idle',
      unit: 'MB',
      values: [peak - idle],
      floors: [idle],
      is: 'at most',
      goal: 150,
    },
    { ...figure, name: 'URLs in total', unit: '', values: [found.size], is: 'exactly', goal: boards },
    { ...figure, name: 'invalid files', unit: '', values: [faults], is: 'exactly', goal: 0 },
  ];
});

/** Returns the URLs in a sitemap or sitemap index, or undefined if the file is not exactly in the expected format. */
function listed(xml: string, root: string, entry: string): string[] | undefined {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  const tail = `\n</${root}>\n`;
  if (!xml.startsWith(head) || !xml.endsWith(tail)) return undefined;
  const line = new RegExp(`^<${entry}><loc>(https?://[\\w.:/-]+)</loc>(?:<lastmod>[\\dT:.Z-]+</lastmod>)?</${entry}>$`);
  const addresses = xml
    .slice(head.length, -tail.length)
    .split('\n')
    .map((one) => line.exec(one)?.[1]);
  return addresses.every((address) => address !== undefined) ? addresses : undefined;
}
