import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { addressNetwork, addressPrefix } from '../../platform/http/request-facts.ts';
import { requireProof, takeBack } from './require-proof.ts';

type Attempt = { account: string; isKnownDevice: boolean; proof: string | undefined };

/**
 * Runs before the password is checked. Correct logins count too, because each costs the server a password hash. Returns
 * a function that undoes the counts of failed logins.
 *
 * Known devices of an account are counted separately. Other people can't raise their price, neither by guessing the
 * account's password nor by logging in from the same address.
 */
export async function throttleLogins(
  context: Context,
  request: FastifyRequest,
  { account, isKnownDevice, proof }: Attempt,
): Promise<() => Promise<void>> {
  if (isKnownDevice) {
    await requireProof(context, 'login', { loginsFromKnownDevices: account }, proof);
    return async () => {};
  }
  const address = addressPrefix(request.ip);
  const network = addressNetwork(request.ip);
  const all = { loginsPerAccount: account, loginsPerAddress: address, loginsPerNeighbourhood: network };
  const failed = {
    failedLoginsPerAccountAndAddress: `${account}|${address}`,
    failedLoginsPerAddress: address,
    failedLoginsPerNeighbourhood: network,
    failedLoginsOnSite: 'all',
  };
  await requireProof(context, 'login', { ...all, ...failed }, proof);
  return () => takeBack(context, failed);
}
