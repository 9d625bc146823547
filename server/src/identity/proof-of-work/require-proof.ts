import type { ProvenAction } from '@upnext/contract/identity/proof-of-work';
import type { SpeedName } from '@upnext/contract/limits';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Speedometer } from '../../platform/redis/rate-limiter.ts';
import { checkProof } from './check-proof.ts';
import { createChallenge } from './create-challenge.ts';
import { setPrice } from './set-price.ts';

/** The rates to measure, each with the key that it is counted under. */
export type Speeds = Partial<Record<SpeedName, string>>;

/**
 * Allows requests up to the normal rates. Above them, requires a proof of work; its difficulty (`price`) is the highest
 * one that any of the rates requires. Only allowed requests are counted, so that a client can't raise the difficulty
 * for others without computing proofs itself. A proof that isn't required is checked too. Returns the result of
 * `checkProof`; undefined if there is no valid proof.
 */
export async function requireProof(
  context: Context,
  action: ProvenAction,
  speeds: Speeds,
  proof: string | undefined,
): Promise<number | undefined> {
  const count = () => onAll(context, speeds, (meter, key) => meter.count(key));
  const refuse = async (required: number) =>
    new Refusal('proof_required', { challenge: await createChallenge(context, action, required) });

  const price = await readPrice(context, speeds);
  const proofMs = proof === undefined ? undefined : await checkProof(context, action, price, proof);
  if (price > 0 && proofMs === undefined) throw await refuse(price);
  // Concurrent requests can all read a low count, so the count is checked again after it is incremented. Requests
  // beyond the free attempts must include a proof of work of the lowest difficulty.
  if (priceOf(context, speeds, await count()) > 0 && proofMs === undefined) {
    await takeBack(context, speeds);
    throw await refuse(1);
  }
  return proofMs;
}

/** The difficulty that the next request requires; 0 if it requires no proof of work. */
export async function readPrice(context: Context, speeds: Speeds): Promise<number> {
  return priceOf(context, speeds, await onAll(context, speeds, async (meter, key) => (await meter.read(key)) + 1));
}

function priceOf({ config }: Context, speeds: Speeds, counts: number[]): number {
  const names = Object.keys(speeds) as SpeedName[];
  return Math.max(...names.map((name, at) => setPrice(name, counts[at] ?? 0, config.limitScale)));
}

/** Undoes the count of an allowed request. */
export async function takeBack(context: Context, speeds: Speeds): Promise<void> {
  await onAll(context, speeds, (meter, key) => meter.takeBack(key));
}

function onAll<T>(context: Context, speeds: Speeds, use: (meter: Speedometer, key: string) => Promise<T>) {
  const measured = Object.entries(speeds) as [SpeedName, string][];
  return Promise.all(measured.map(([name, key]) => use(context.speedometers[name], key)));
}
