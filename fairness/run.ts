/**
 * `npm run fairness [-- --quick] [--scenario=name] [--seeds=N] [--first-seed=N] [--fans=N] [--bots=N] [--in-memory]
 * [--without-bots]`: simulates fans and bots against the detectors. Exits with a nonzero code if a goal is missed.
 */
import { parseArgs } from 'node:util';

import { createOwnDatabase } from '../bench/rig/own-database.ts';
import { runToEnd, type Later } from '../bench/rig/run-to-end.ts';
import { connectPool } from '../server/src/platform/postgres/connect.ts';
import { keptSeeds } from './kept-seeds.ts';
import { botScenarios, fanScenarios, type Scenario, type Size } from './scenarios.ts';
import { simulateInMemory } from './simulate-in-memory.ts';
import { simulate, type Result } from './simulate.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    scenario: { type: 'string', multiple: true, default: [] },
    seeds: { type: 'string' },
    'first-seed': { type: 'string', default: '1' },
    fans: { type: 'string' },
    bots: { type: 'string' },
    'in-memory': { type: 'boolean', default: false },
    /** Only the scenarios without bots. */
    'without-bots': { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

const all = { ...fanScenarios, ...botScenarios };
/** One of each kind: a drip takes as many sweeps as six bursts. */
const quick = [
  'launch',
  'call',
  'school-call',
  'burst-on-small-board',
  'drip-on-small-board',
  'delete-after-vote',
  'lockstep',
];
const named = options.scenario.length > 0 ? options.scenario : options.quick ? quick : Object.keys(all);
const names = options['without-bots'] ? named.filter((name) => name in fanScenarios) : named;
const unknown = names.find((name) => !(name in all));
if (unknown !== undefined) {
  console.error(`Unknown scenario "${unknown}". Known scenarios: ${Object.keys(all).join(', ')}.`);
  process.exit(2);
}
const size: Size = {
  fans: Number(options.fans ?? (options.quick ? 1_000 : 50_000)),
  bots: Number(options.bots ?? (options.quick ? 500 : 5_000)),
};
const seeds = Number(options.seeds ?? (options.quick ? 1 : 20));
const firstSeed = Number(options['first-seed']);
/** The most fans' votes in a check, as a share. Without bots, there must be no check at all. */
const mostFansHeld = 0.001;

await runToEnd('fairness', 24 * 60, async (later) => {
  const run = options['in-memory'] ? runInMemory : await connect(later);
  let missed = 0;
  for (const name of names) {
    const scenario = all[name];
    if (!scenario) continue;
    const results: Result[] = [];
    const startedAt = performance.now();
    for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
      const result = await run(scenario, seed);
      const problems = judge(scenario, result);
      if (problems.length > 0)
        console.log(`  ! ${name} seed=${seed}: ${problems.join(', ')}; ${result.checks.join('; ')}`);
      else if (options.verbose) console.log(`  ${name} seed=${seed}: ${result.checks.join('; ')}`);
      results.push(result);
    }
    const isMissed = !isGood(scenario, results);
    if (isMissed) missed++;
    const took = ((performance.now() - startedAt) / 1_000).toFixed(0);
    console.log(
      `${name}: ${describe(scenario, results)} (${seeds} seeds, ${took} s) ${isMissed ? 'missed' : scenario.isLimit ? 'no goal' : 'ok'}`,
    );
  }
  if (options.quick && options.scenario.length === 0) {
    for (const { scenario: name, seed, ...own } of keptSeeds) {
      const scenario = all[name];
      const problems = scenario ? judge(scenario, simulateInMemory(scenario, own, seed)) : ['unknown scenario'];
      console.log(`kept ${name} seed=${seed}: ${problems.join(', ') || 'no problem'}`);
      if (problems.length > 0) missed++;
    }
  }
  const seedRange = seeds === 1 ? firstSeed : `${firstSeed}-${firstSeed + seeds - 1}`;
  console.log(
    `fairness: ${names.length - missed} of ${names.length} goals ${missed === 0 ? 'ok' : 'missed'} seed=${seedRange}`,
  );
  if (missed > 0) process.exitCode = 1;
});

type Run = (scenario: Scenario, seed: number) => Promise<Result>;

async function runInMemory(scenario: Scenario, seed: number): Promise<Result> {
  return simulateInMemory(scenario, size, seed);
}

async function connect(later: Later): Promise<Run> {
  const database = await createOwnDatabase({ later });
  const pool = connectPool(database.url, { max: 4 });
  later(() => pool.end());
  return (scenario, seed) => simulate(database, pool, scenario, size, seed);
}

/** What is wrong with one run. The share of fans' votes is judged over all seeds, but listed here. */
function judge({ bar, isLimit }: Scenario, result: Result): string[] {
  if (isLimit) return [];
  return [
    ...(result.fansHeld > 0 ? [`${result.fansHeld} fans' votes held`] : []),
    ...(result.botVotes === 0 && result.checks.length > 0 ? ['a check without bots'] : []),
    ...(bar && result.outInTime < bar.share ? [`${percent(result.outInTime)} of the bots' votes out in time`] : []),
    ...(result.voids > 0 ? [`${result.voids} void`] : []),
    ...(result.refused > 0 ? [`${result.refused} refused`] : []),
  ];
}

function isGood({ bar, isLimit }: Scenario, results: readonly Result[]): boolean {
  if (isLimit) return true;
  return (
    results.every(({ voids, refused }) => voids + refused === 0) &&
    results.every(({ botVotes, checks }) => botVotes > 0 || checks.length === 0) &&
    total(results, 'fansHeld') <= total(results, 'fanVotes') * mostFansHeld &&
    (!bar || results.every(({ outInTime }) => outInTime >= bar.share))
  );
}

function describe({ bar }: Scenario, results: readonly Result[]): string {
  const fans = `fans held ${percent(total(results, 'fansHeld') / total(results, 'fanVotes'))} of ${total(results, 'fanVotes')} votes`;
  const waited = total(results, 'fansWaited');
  const waits =
    waited > 0 ? `, ${waited} waited at most ${Math.max(...results.map((one) => one.longestWaitSeconds))} s` : '';
  if (total(results, 'botVotes') === 0) return fans + waits;
  const worst = Math.min(...results.map(({ outInTime }) => outInTime));
  const atEnd = results.reduce((sum, { outAtEnd }) => sum + outAtEnd, 0) / results.length;
  const after = results.map(({ outAfterSeconds }) => outAfterSeconds ?? Infinity);
  const inTime = bar
    ? `worst ${percent(worst)} out in time (goal ${percent(bar.share)}), reached after at most ${Math.max(...after)} s, `
    : '';
  const verified = percent(total(results, 'verifiedBots') / total(results, 'botVotes'));
  return `bots: ${inTime}${percent(atEnd)} out at the end, verified only leaves ${verified}; ${fans}${waits}`;
}

function total(
  results: readonly Result[],
  key: 'fansHeld' | 'fanVotes' | 'fansWaited' | 'botVotes' | 'verifiedBots',
): number {
  return results.reduce((sum, result) => sum + result[key], 0);
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(3))} %`;
}
