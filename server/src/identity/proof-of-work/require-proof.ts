import type { ProvenAction } from '@upnext/contract/identity/proof-of-work';
import type { SpeedName } from '@upnext/contract/limits';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Speedometer } from '../../platform/redis/rate-limiter.ts';
import { checkProof } from './check-proof.ts';
import { createChallenge } from './create-challenge.ts';
import { setPrice } from './set-price.ts';

/** The speeds to measure, each with its key. */
export type Speeds = Partial<Record<SpeedName, string>>;

/**
 * Passes at normal speed. Above it, requires a proof of work at the price of the fastest of these speeds. Only requests that
 * pass are counted, so that a client can't raise the price for others without paying. Returns a function that takes the
 * count back.
 */
export async function requireProof(
  context: Context,
  action: ProvenAction,
  speeds: Speeds,
  proof: string | undefined,
): Promise<() => Promise<void>> {
  const measured = Object.entries(speeds) as [SpeedName, string][];
  const onAll = <T>(use: (meter: Speedometer, key: string) => Promise<T>) =>
    Promise.all(measured.map(([name, key]) => use(context.speedometers[name], key)));
  const priceOf = (counts: number[]) =>
    Math.max(...measured.map(([name], at) => setPrice(name, counts[at] ?? 0, context.config.limitScale)));
  const count = () => onAll((meter, key) => meter.count(key));
  const refuse = async (price: number) =>
    new Refusal('proof_required', { challenge: await createChallenge(context, action, price) });
  const takeBack = async () => void (await onAll((meter, key) => meter.takeBack(key)));

  const price = priceOf(await onAll(async (meter, key) => (await meter.read(key)) + 1));
  if (price > 0) {
    if (proof === undefined || !(await checkProof(context, action, price, proof))) throw await refuse(price);
    await count();
    return takeBack;
  }
  // Of concurrent requests only the free attempts pass; the others are asked for the lowest price.
  if (priceOf(await count()) === 0) return takeBack;
  await takeBack();
  throw await refuse(1);
}
