import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { addressNetwork, addressPrefix } from '../../platform/http/request-facts.ts';
import { requireProof, type Speeds } from './require-proof.ts';

/** Runs before an account is created, or before a provider login that may create one. */
export async function throttleRegistrations(
  context: Context,
  request: FastifyRequest,
  proof: string | undefined,
): Promise<number | undefined> {
  return await requireProof(context, 'register', registrationSpeeds(request), proof);
}

export function registrationSpeeds(request: FastifyRequest): Speeds {
  return {
    registrationsPerAddress: addressPrefix(request.ip),
    registrationsPerNeighbourhood: addressNetwork(request.ip),
    registrationsOnSite: 'all',
  };
}
