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
 * for others without computing proofs itself.
 */
export async function requireProof(
  context: Context,
  action: ProvenAction,
  speeds: Speeds,
  proof: string | undefined,
): Promise<void> {
  const names = Object.keys(speeds) as SpeedName[];
  const priceOf = (counts: number[]) =>
    Math.max(...names.map((name, at) => setPrice(name, counts[at] ?? 0, context.config.limitScale)));
  const count = () => onAll(context, speeds, (meter, key) => meter.count(key));
  const refuse = async (price: number) =>
    new Refusal('proof_required', { challenge: await createChallenge(context, action, price) });

  const price = priceOf(await onAll(context, speeds, async (meter, key) => (await meter.read(key)) + 1));
  if (price > 0) {
    if (proof === undefined || !(await checkProof(context, action, price, proof))) throw await refuse(price);
    await count();
    return;
  }
  // Concurrent requests can all read a low count, so the count is checked again after it is incremented. Requests
  // beyond the free attempts must include a proof of work of the lowest difficulty.
  if (priceOf(await count()) === 0) return;
  await takeBack(context, speeds);
  throw await refuse(1);
}

/** Undoes the count of an allowed request. */
export async function takeBack(context: Context, speeds: Speeds): Promise<void> {
  await onAll(context, speeds, (meter, key) => meter.takeBack(key));
}

function onAll<T>(context: Context, speeds: Speeds, use: (meter: Speedometer, key: string) => Promise<T>) {
  const measured = Object.entries(speeds) as [SpeedName, string][];
  return Promise.all(measured.map(([name, key]) => use(context.speedometers[name], key)));
}
