import type { Random } from './random.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** An account and what it does. Times are in milliseconds after the start of the simulation; negative ones are earlier. */
export type Person = {
  isBot: boolean;
  registersAt: number;
  isVerified: boolean;
  network: string;
  device: string | null;
  /** Null without a proof of work. */
  proofMs: number | null;
  /** Bots cast camouflage votes only to look like fans, so these are not part of the figures. */
  votes: { at: number; idea: number; isCamouflage?: boolean }[];
  deletesAt?: number;
};

/** Ideas are numbers from 0. */
export const ideas = 12;
/** The bots' idea is unpopular, the creator's and the raiders' one is in the middle. */
export const boughtIdea = 8;
export const calledIdea = 4;
export const raidedIdea = 6;

/** The popularity of the ideas: the first one gets a quarter of the votes, the last one less than 3 %. */
const popularity = Array.from({ length: ideas }, (_, idea) => 1 / (idea + 1.5));

let named = 0;
/** A name that no other network or device has. */
export const newName = (kind: string): string => `${kind}-${named++}`;

export type FanOptions = {
  /** When the fan opens the board. */
  arrivesAt: number;
  /** Whether the fan registers on arrival. Others registered weeks ago. */
  isNew: boolean;
  /** The idea that the fan came for, and the probability of voting for it first. */
  callFor?: { idea: number; probability: number; only: number };
  network?: string;
  device?: string;
};

/** Mobile carriers put thousands of customers behind the addresses of a few networks. */
const carriers = Array.from({ length: 40 }, (_, place) => `carrier-${place}`);
const homes = Array.from({ length: 4_000 }, (_, place) => `home-${place}`);

export function makeFan(random: Random, { arrivesAt, isNew, callFor, network, device }: FanOptions): Person {
  const weights = [...popularity];
  const chosen: number[] = [];
  const choose = (idea: number): void => {
    chosen.push(idea);
    weights[idea] = 0;
  };
  const came = callFor !== undefined && random.chance(callFor.probability);
  if (came) choose(callFor.idea);
  const most = came && random.chance(callFor.only) ? 1 : 6;
  if (!came) choose(random.weighted(weights));
  while (chosen.length < most && random.chance(0.45)) choose(random.weighted(weights));

  const formSeconds = Math.max(4, random.logNormal(25, 0.6));
  const registersAt = isNew ? arrivesAt + formSeconds * second : -random.between(5, 300) * day;
  let at = (isNew ? registersAt : arrivesAt) + Math.max(2, random.logNormal(25, 0.9)) * second;
  const votes = chosen.map((idea) => {
    const vote = { at: Math.round(at), idea };
    at += Math.max(1, random.logNormal(6, 0.8)) * second;
    return vote;
  });
  return {
    isBot: false,
    registersAt: Math.round(registersAt),
    isVerified: random.chance(isNew ? 0.12 : 0.35),
    network:
      network ??
      (random.chance(0.4) ? carriers[random.below(carriers.length)] : homes[random.below(homes.length)]) ??
      '',
    device: device ?? newName('phone'),
    // Some browsers block scripts or workers. The proof is solved while the form is filled in.
    proofMs: random.chance(0.01) ? null : Math.round(Math.max(400, formSeconds * random.between(200, 1_000))),
    votes,
    ...(isNew && random.chance(0.002) && { deletesAt: Math.round(at + random.between(1, 60) * minute) }),
  };
}

/** Some fans share a device: mostly two in a family, sometimes up to four. */
function shareDevices(random: Random, fans: Person[]): Person[] {
  let left = 0;
  let host: Person | undefined;
  for (const fan of fans) {
    if (left > 0 && host) {
      fan.device = host.device;
      fan.network = host.network;
      left--;
    } else if (random.chance(0.02)) {
      host = fan;
      left = random.chance(0.15) ? 3 : 1;
    }
  }
  return fans;
}

type CrowdOptions = Omit<FanOptions, 'arrivesAt' | 'isNew'> & { isNew: number; arrival: () => number };

export function makeCrowd(random: Random, count: number, { isNew, arrival, ...options }: CrowdOptions): Person[] {
  const one = (): Person => makeFan(random, { ...options, arrivesAt: arrival(), isNew: random.chance(isNew) });
  return shareDevices(random, Array.from({ length: count }, one));
}
