import type { Endpoint, InputOf, ReplyOf } from '@upnext/contract/endpoint';
import { CallError } from '@upnext/contract/request';
import { useCallback, useState } from 'react';

import { call } from '../../api/client.ts';

/** The difficulty may rise while the browser computes, so retry a few times. */
const mostProofs = 3;

type ProvenCall = <E extends Endpoint>(endpoint: E, input: InputOf<E> & { body: object }) => Promise<ReplyOf<E>>;

/**
 * Makes an API call. Under heavy load, the server may respond with a proof-of-work challenge, which is solved before
 * the call is repeated.
 */
export function useProvenCall(): { provenCall: ProvenCall; isChecking: boolean } {
  const [isChecking, setChecking] = useState(false);
  const provenCall = useCallback<ProvenCall>(async (endpoint, input) => {
    let body = input.body;
    try {
      for (let proofs = 0; ; proofs++) {
        try {
          return await call(endpoint, { ...input, body });
        } catch (error) {
          const challenge = error instanceof CallError ? error.reply.challenge : undefined;
          if (challenge === undefined || proofs === mostProofs) throw error;
          setChecking(true);
          const { solveProof } = await import('./solve-proof.ts');
          const proof = await solveProof(challenge);
          // The browser can't compute the proof (no HTTPS): rethrow the server's error.
          if (proof === undefined) throw error;
          body = { ...input.body, proof };
        }
      }
    } finally {
      setChecking(false);
    }
  }, []);
  return { provenCall, isChecking };
}
