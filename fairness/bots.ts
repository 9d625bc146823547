import { boughtIdea, hour, ideas, minute, newName, second, type Person } from './people.ts';
import type { Random } from './random.ts';

/** What a script does like a script. Everything else, it does like a fan's browser. */
export type Flaws = {
  /** Accounts per device cookie. */
  perDevice: number;
  /** The number of networks that the accounts come from. */
  networks: number;
  /** No proof, or one solved by a native program. */
  proof: 'scripted' | 'browser';
  /** Registrations at a fixed interval, with a fixed delay to the vote. */
  isRegular: boolean;
  /** The bought idea, if it isn't the usual one. */
  idea?: number;
  /** The votes for other ideas before that for the bought one. */
  camouflage?: number;
  /** The further ideas that all of them vote for. */
  also?: number[];
  /** The accounts that confirmed an email address: at most 20 a day for one domain. */
  verified?: number;
  deletesAfter?: number;
  /** The time between registration and the attack. */
  age?: number;
};

/** Naive scripts have all the flaws. */
export const naive: Flaws = { perDevice: 10, networks: 5, proof: 'scripted', isRegular: true };
/** Informed ones know the source, and have none. */
export const informed: Flaws = { perDevice: 1, networks: Infinity, proof: 'browser', isRegular: false };

export function makeBots(random: Random, count: number, from: number, span: number, flaws: Flaws): Person[] {
  const devices = Array.from({ length: Math.ceil(count / flaws.perDevice) }, () => newName('script'));
  const networks = Array.from({ length: Math.min(count, flaws.networks) }, () => newName('server'));
  return Array.from({ length: count }, (_, place) => {
    const delay = flaws.isRegular ? 3 + random.between(-0.1, 0.1) : Math.max(2, random.logNormal(25, 0.9));
    const start = flaws.isRegular ? (place / count) * span : random.next() * span;
    const registersAt = Math.round(from + start - (flaws.age ?? 0) * (1 + random.next()));
    let at = from + start + delay * second;
    const { idea: bought = boughtIdea, camouflage = 0, also = [] } = flaws;
    const others = chooseOthers(random, camouflage, bought).map((idea) => ({ idea, isCamouflage: true }));
    const chosen = [...others, ...[bought, ...also].map((idea) => ({ idea, isCamouflage: false }))];
    const votes = chosen.map((choice) => {
      const vote = { ...choice, at: Math.round(at) };
      at += (flaws.isRegular ? 2 : Math.max(1, random.logNormal(6, 0.8))) * second;
      return vote;
    });
    return {
      isBot: true,
      registersAt,
      isVerified: place < (flaws.verified ?? 0),
      network: networks[place % networks.length] ?? '',
      device: devices[Math.floor(place / flaws.perDevice)] ?? null,
      proofMs: flaws.proof === 'browser' ? browserProof(random) : random.chance(0.5) ? null : random.below(120),
      votes,
      ...(flaws.deletesAfter && { deletesAt: Math.round(at + flaws.deletesAfter) }),
    };
  });
}

const browserProof = (random: Random): number => Math.round(random.between(1, 20) * second);

function chooseOthers(random: Random, count: number, bought: number): number[] {
  const others = new Set<number>();
  while (others.size < count) others.add((bought + 1 + random.below(ideas - 1)) % ideas);
  return [...others];
}

export const burstSpan = 5 * minute;
export const dripSpan = 24 * hour;
