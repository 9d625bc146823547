import { normalSpeeds, type SpeedName } from '@upnext/contract/limits';

/**
 * Returns the difficulty of the proof of work: 0 up to the normal rate, then 1, doubling whenever the rate doubles, up
 * to a maximum.
 */
export function setPrice(name: SpeedName, count: number, scale: number): number {
  const { most } = normalSpeeds[name];
  const free = Math.ceil(normalSpeeds[name].free * scale);
  return count <= free ? 0 : Math.min(most, 2 ** Math.floor(Math.log2(count / free)));
}
