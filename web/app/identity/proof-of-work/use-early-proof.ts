import { createRegistrationChallenge } from '@upnext/contract/identity/accounts';
import { useCallback, useRef } from 'react';

import { call } from '../../api/client.ts';

/** A challenge is valid for five minutes, so a proof is replaced before. */
const maxAgeMs = 240_000;
const maxWaitMs = 2_000;

/** Resolves to undefined if there is no challenge or the browser can't solve it. The form is then sent without a proof. */
async function solveInAdvance(): Promise<string | undefined> {
  try {
    const { challenge } = await call(createRegistrationChallenge, {});
    const { solveProof } = await import('./solve-proof.ts');
    return await solveProof(challenge);
  } catch {
    return undefined;
  }
}

/**
 * Solves a proof of work while the registration form is filled in. Call `prepare` whenever a field gets the focus.
 * `take` returns the proof, which works once. It waits two seconds at most.
 */
export function useEarlyProof(): { prepare: () => void; take: () => Promise<string | undefined> } {
  const current = useRef<{ startedAt: number; proof: Promise<string | undefined> }>(undefined);
  const prepare = useCallback(() => {
    if (current.current && Date.now() - current.current.startedAt < maxAgeMs) return;
    current.current = { startedAt: Date.now(), proof: solveInAdvance() };
  }, []);
  const take = useCallback(async () => {
    prepare();
    const proof = current.current?.proof;
    current.current = undefined;
    const timeout = new Promise<undefined>((resolve) => {
      setTimeout(resolve, maxWaitMs);
    });
    return await Promise.race([proof, timeout]);
  }, [prepare]);
  return { prepare, take };
}
