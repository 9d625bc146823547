import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { addressNeighbourhood, addressPrefix } from '../../platform/http/request-facts.ts';
import { requireProof } from './require-proof.ts';

/** Runs before the password is checked. The attempt counts as failed until the returned function takes it back. */
export async function paceLogins(
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
    failedLoginsPerNeighbourhood: addressNeighbourhood(request.ip),
    failedLoginsOnSite: 'all',
  };
  return await requireProof(context, 'login', speeds, proof);
}
