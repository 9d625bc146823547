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
 * mobile carriers share one. Whether they favour one idea is for D1 to say.
 */
export function findCrowdedNetworks(votes: readonly RecentVote[]): RecentVote[] {
  const known = votes.filter(({ network, device }) => network !== null && device !== null);
  return [...Map.groupBy(known, ({ network }) => network).values()]
    .filter((one) => {
      const accounts = accountsOf(one);
      const devices = new Set(one.map(({ device }) => device)).size;
      return accounts >= smallestGroup && accounts >= devices * accountsPerDevice;
    })
    .flat();
}
