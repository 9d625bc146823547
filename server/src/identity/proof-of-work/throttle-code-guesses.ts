import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { addressNetwork, addressPrefix } from '../../platform/http/request-facts.ts';
import { requireProof, takeBack } from './require-proof.ts';

/**
 * Runs before an emailed code is compared. Wrong codes count as failed logins, because an attacker can try a few codes
 * for each of many addresses. Returns a function that undoes the counts.
 */
export async function throttleCodeGuesses(
  context: Context,
  request: FastifyRequest,
  proof: string | undefined,
): Promise<() => Promise<void>> {
  const failed = {
    failedLoginsPerAddress: addressPrefix(request.ip),
    failedLoginsPerNeighbourhood: addressNetwork(request.ip),
    failedLoginsOnSite: 'all',
  };
  await requireProof(context, 'login', failed, proof);
  return () => takeBack(context, failed);
}
