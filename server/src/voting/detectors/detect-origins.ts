import type { RecentVote } from './recent-votes.ts';
import { accountsPerDevice, crowdedDevice, smallestGroup } from './thresholds.ts';

const accountsOf = (votes: readonly RecentVote[]): number => new Set(votes.map(({ accountId }) => accountId)).size;

/** D5: the votes of accounts that registered on a device with several accounts. */
export function findCrowdedDevices(votes: readonly RecentVote[]): RecentVote[] {
  const known = votes.filter(({ device }) => device !== null);
  return [...Map.groupBy(known, ({ device }) => device).values()]
    .filter((one) => accountsOf(one) >= crowdedDevice)
    .flat();
}

/**
 * D3: the votes from networks with many accounts on few devices. A network alone means nothing: schools, stadiums and
 * mobile carriers share one. Whether they favour one idea is for D1 to say. Accounts with a device of their own are left
 * out, so that a bot in the network of a school can't get the votes of its pupils held.
 */
export function findCrowdedNetworks(votes: readonly RecentVote[]): RecentVote[] {
  const known = votes.filter(({ network, device }) => network !== null && device !== null);
  return [...Map.groupBy(known, ({ network }) => network).values()].flatMap((one) => {
    const accounts = accountsOf(one);
    const devices = [...Map.groupBy(one, ({ device }) => device).values()];
    if (accounts < smallestGroup || accounts < devices.length * accountsPerDevice) return [];
    return devices.filter((device) => accountsOf(device) > 1).flat();
  });
}
