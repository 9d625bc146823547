import { solveChallengeWorkers } from 'altcha-lib';

const mostWorkers = 4;
/** The time for which a challenge is valid at least. */
const timeoutMs = 300_000;

/**
 * Solves a proof-of-work challenge in web workers and encodes the solution for the server. Resolves to undefined if the
 * browser can't solve it.
 */
export async function solveProof(text: string): Promise<string | undefined> {
  const challenge = JSON.parse(text) as Parameters<typeof solveChallengeWorkers>[0]['challenge'];
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      timeout: timeoutMs,
      concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency),
      createWorker: () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
    });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    return undefined;
  }
}
