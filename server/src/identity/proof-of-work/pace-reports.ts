import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { addressNeighbourhood, addressPrefix } from '../../platform/http/request-facts.ts';
import { requireProof } from './require-proof.ts';

/** Before a report of somebody without an account is taken. */
export async function paceReports(context: Context, request: FastifyRequest, proof: string | undefined): Promise<void> {
  const speeds = {
    reportsPerAddress: addressPrefix(request.ip),
    reportsPerNeighbourhood: addressNeighbourhood(request.ip),
    reportsOnSite: 'all',
  };
  await requireProof(context, 'report', speeds, proof);
}
