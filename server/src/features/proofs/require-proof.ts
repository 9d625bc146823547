import type { SpeedName } from '@upnext/contract/limits';
import type { ProvenAction } from '@upnext/contract/proofs';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkProof } from './check-proof.ts';
import { createChallenge } from './create-challenge.ts';
import { setPrice } from './set-price.ts';

/** Whose speed is measured, each by its key. */
export type Speeds = Partial<Record<SpeedName, string>>;

/**
 * Passes at normal speed; above it, only with a proof of work at the price of the fastest of these speeds. Who passes is
 * counted, who is asked for a proof is not: nobody can raise the price for others without paying. Returns the way to take
 * the count back.
 */
export async function requireProof(
  context: Context,
  action: ProvenAction,
  speeds: Speeds,
  proof: string | undefined,
): Promise<() => Promise<void>> {
  const measured = Object.entries(speeds) as [SpeedName, string][];
  const prices = await Promise.all(
    measured.map(async ([name, key]) =>
      setPrice(name, await context.speedometers[name].count(key), context.config.limitScale),
    ),
  );
  const takeBack = async () => {
    await Promise.all(measured.map(([name, key]) => context.speedometers[name].takeBack(key)));
  };
  const price = Math.max(...prices);
  if (price === 0 || (proof !== undefined && (await checkProof(context, action, price, proof)))) return takeBack;
  await takeBack();
  throw new Refusal('proof_required', { challenge: await createChallenge(context, action, price) });
}
