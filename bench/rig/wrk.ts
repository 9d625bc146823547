import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export type WrkResult = { answers: number; good: number; perSecond: number; p50Ms: number; p99Ms: number };

type Load = {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
};

export type VoteLoad = Omit<Load, 'url' | 'headers'> & {
  origin: string;
  /** The origin of the product. Requests to the baseline send it too, so that both requests are the same. */
  siteOrigin?: string;
  firstVoter?: number;
  /** The usernames of the boards' creators. Idea ids are consecutive across the boards. */
  usernames: string[];
  firstIdea: number;
  ideasEach?: number;
  pauseMs?: number;
};

const script = path.join(import.meta.dirname, 'wrk-votes.lua');
const ballotScript = path.join(import.meta.dirname, 'wrk-ballots.lua');

export type BallotLoad = Omit<Load, 'url' | 'headers'> & {
  origin: string;
  username: string;
  round: number;
  firstIdea: number;
  ideas: number;
};

export async function readWith({ headers = {}, ...load }: Load): Promise<WrkResult> {
  return await runWrk(
    load,
    Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
  );
}

/** Votes through the endpoint that the board page uses. */
export async function voteWith(load: VoteLoad): Promise<WrkResult> {
  const { origin, siteOrigin = origin, firstVoter = 1, usernames, firstIdea, ideasEach = 1, pauseMs = 0 } = load;
  const words = [firstVoter, firstIdea, ideasEach, usernames.join(), pauseMs, siteOrigin].map(String);
  return await runWrk({ ...load, url: origin }, ['-s', script], ['--', ...words]);
}

/** Votes in a round. */
export async function castBallotsWith(load: BallotLoad): Promise<WrkResult> {
  const { origin, username, round, firstIdea, ideas } = load;
  const words = [1, firstIdea, ideas, username, round, origin].map(String);
  return await runWrk({ ...load, url: origin }, ['-s', ballotScript], ['--', ...words]);
}

/** Uses one thread, to leave the other core to the server. wrk stops by itself. */
async function runWrk(
  { url, connections, seconds }: Load,
  options: string[],
  words: string[] = [],
): Promise<WrkResult> {
  const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency'];
  const { stdout } = await promisify(execFile)('wrk', [...shape, ...options, url, ...words]);
  const number = (pattern: RegExp): number => Number(stdout.match(pattern)?.[1] ?? 0);
  const broken = stdout.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? [];
  if (broken.some((count) => count !== '0')) throw new Error(`wrk had connection errors:\n${stdout}`);
  const answers = number(/(\d+) requests in/);
  const good = answers - number(/Non-2xx or 3xx responses: (\d+)/);
  const took = milliseconds(stdout.match(/requests in ([\d.]+(?:us|ms|s|m))/)?.[1]) / 1_000;
  const at = (share: string): number =>
    milliseconds(stdout.match(new RegExp(`${share}%\\s+([\\d.]+(?:us|ms|s|m))`))?.[1]);
  return { answers, good, perSecond: good / took, p50Ms: at('50'), p99Ms: at('99') };
}

function milliseconds(text = ''): number {
  const [, value, unit = ''] = text.match(/^([\d.]+)(us|ms|s|m)$/) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1_000, m: 60_000 }[unit] ?? NaN);
}
