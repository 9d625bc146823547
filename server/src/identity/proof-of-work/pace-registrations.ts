import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { addressNeighbourhood, addressPrefix } from '../../platform/http/request-facts.ts';
import { requireProof } from './require-proof.ts';

/** Before an account is made, or a sign-in with a provider starts that may create one. */
export async function paceRegistrations(
  context: Context,
  request: FastifyRequest,
  proof: string | undefined,
): Promise<void> {
  const speeds = {
    registrationsPerAddress: addressPrefix(request.ip),
    registrationsPerNeighbourhood: addressNeighbourhood(request.ip),
    registrationsOnSite: 'all',
  };
  await requireProof(context, 'register', speeds, proof);
}
