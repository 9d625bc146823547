import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { addressNetwork, addressPrefix } from '../../platform/http/request-facts.ts';
import { requireProof } from './require-proof.ts';

/** Runs before a report from a visitor is accepted. */
export async function throttleReports(
  context: Context,
  request: FastifyRequest,
  proof: string | undefined,
): Promise<void> {
  const speeds = {
    reportsPerAddress: addressPrefix(request.ip),
    reportsPerNeighbourhood: addressNetwork(request.ip),
    reportsOnSite: 'all',
  };
  await requireProof(context, 'report', speeds, proof);
}
