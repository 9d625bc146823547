import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { addressNetwork, addressPrefix } from '../../platform/http/request-facts.ts';
import { requireProof } from './require-proof.ts';

/**
 * Runs before the password is checked. The attempt counts as failed unless the caller undoes the count with the
 * returned function.
 */
export async function throttleLogins(
  context: Context,
  request: FastifyRequest,
  account: string,
  proof: string | undefined,
): Promise<() => Promise<void>> {
  const address = addressPrefix(request.ip);
  const speeds = {
    failedLoginsPerAccountAndAddress: `${account}|${address}`,
    failedLoginsPerAccount: account,
    failedLoginsPerAddress: address,
    failedLoginsPerNeighbourhood: addressNetwork(request.ip),
    failedLoginsOnSite: 'all',
  };
  return await requireProof(context, 'login', speeds, proof);
}
