import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { createChallenge } from './create-challenge.ts';
import { readPrice } from './require-proof.ts';
import { registrationSpeeds } from './throttle-registrations.ts';

/**
 * Creates a challenge that a browser solves while the registration form is filled in. Its difficulty is the one that a
 * registration requires now, or the lowest.
 */
export async function createRegistrationChallenge(context: Context, request: FastifyRequest): Promise<string> {
  const price = await readPrice(context, registrationSpeeds(request));
  return await createChallenge(context, 'register', Math.max(1, price));
}
