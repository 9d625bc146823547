import { burstSpan, dripSpan, informed, makeBots, naive, type Flaws } from './bots.ts';
import { calledIdea, day, hour, makeCrowd, makeFan, minute, newName, raidedIdea, type Person } from './people.ts';
import type { Random } from './random.ts';

export type Size = { fans: number; bots: number };

export type Scenario = {
  people: (random: Random, size: Size) => Person[];
  /** How long the simulation runs, and the step of the clock. Sweeps run at every step. */
  lasts: number;
  step: number;
  /** The share of the bots' votes that must be out of the public count, `within` this time of the bots' last vote or deletion. */
  bar?: { share: number; within: number };
  /** A known limit of the detectors: measured, not judged. */
  isLimit?: boolean;
  /** A fixed size, for scenarios about a certain crowd. */
  size?: Partial<Size>;
};

const attackAt = 10 * minute;
const seconds = 1_000;

/** Three days of votes before the simulation, and the same rate during it. */
function steady(random: Random, fans: number, lasts: number): Person[] {
  return makeCrowd(random, fans, { isNew: 0.4, arrival: () => random.between(-3 * day, lasts) });
}

/** A wave after an announcement: it rises at once and fades. */
const wave = (random: Random, from: number, mean: number, longest: number) => () =>
  from + Math.min(longest, random.exponential(mean));

function call(random: Random, fans: number, from: number): Person[] {
  const callFor = { idea: calledIdea, probability: 0.85, only: 0.6 };
  return makeCrowd(random, fans, { isNew: 0.6, arrival: wave(random, from, 6 * minute, 40 * minute), callFor });
}

function pupils(
  random: Random,
  count: number,
  devices: number,
  from: number,
  callFor?: { idea: number; probability: number; only: number },
): Person[] {
  const network = newName('school');
  const computers = Array.from({ length: devices }, () => newName('computer'));
  return Array.from({ length: count }, () => {
    const device = devices === 0 ? newName('phone') : computers[random.below(devices)];
    return makeFan(random, { arrivesAt: from + random.next() * 40 * minute, isNew: true, network, device, callFor });
  });
}

/** A longer step than that of the worker: there are many seeds without bots, and a burst of fans lasts minutes. */
const fansOnly = { lasts: hour, step: 30 * seconds };

export const fanScenarios: Record<string, Scenario> = {
  steady: { ...fansOnly, people: (random, { fans }) => steady(random, fans, hour) },
  launch: {
    ...fansOnly,
    people: (random, { fans }) =>
      makeCrowd(random, fans, { isNew: 0.95, arrival: wave(random, 0, 12 * minute, 58 * minute) }),
  },
  call: {
    ...fansOnly,
    people: (random, { fans }) => [...steady(random, fans * 0.4, hour), ...call(random, fans * 0.6, attackAt)],
  },
  raid: {
    ...fansOnly,
    people(random, { fans }) {
      const callFor = { idea: raidedIdea, probability: 0.95, only: 0.9 };
      const arrival = wave(random, attackAt, 4 * minute, 30 * minute);
      return [...steady(random, fans * 0.5, hour), ...makeCrowd(random, fans * 0.5, { isNew: 0.97, arrival, callFor })];
    },
  },
  school: {
    ...fansOnly,
    people: (random, { fans }) => [...steady(random, fans, hour), ...pupils(random, 800, 0, attackAt)],
  },
  stadium: {
    ...fansOnly,
    people(random, { fans }) {
      const callFor = { idea: calledIdea, probability: 0.7, only: 0.7 };
      const arrival = wave(random, attackAt, 5 * minute, 30 * minute);
      const network = newName('stadium');
      return [...steady(random, fans, hour), ...makeCrowd(random, 2_000, { isNew: 0.8, arrival, callFor, network })];
    },
  },
  carrier: {
    ...fansOnly,
    people(random, { fans }) {
      const networks = Array.from({ length: 6 }, () => newName('carrier'));
      const crowd = [...steady(random, fans * 0.4, hour), ...call(random, fans * 0.6, attackAt)];
      return crowd.map((fan) => ({ ...fan, network: networks[random.below(networks.length)] ?? '' }));
    },
  },
  'school-call': {
    ...fansOnly,
    people(random, { fans }) {
      const callFor = { idea: calledIdea, probability: 0.95, only: 0.9 };
      const school = pupils(random, 300, 60, attackAt + random.between(0, 20) * minute, callFor);
      return [...steady(random, fans * 0.5, hour * 1.5), ...call(random, fans * 0.5, attackAt), ...school];
    },
    lasts: 1.5 * hour,
  },
  small: { ...fansOnly, size: { fans: 200 }, people: (random, { fans }) => steady(random, fans, hour) },
};

/** A burst on a board with a steady crowd. */
function burst(flaws: Flaws, more: Partial<Scenario> = {}): Scenario {
  return {
    lasts: 40 * minute,
    step: 10 * seconds,
    bar: { share: 0.95, within: minute },
    people: (random, { fans, bots }) => [
      ...steady(random, fans, 40 * minute),
      ...makeBots(random, bots, attackAt, burstSpan, flaws),
    ],
    ...more,
  };
}

function drip(flaws: Flaws, more: Partial<Scenario> = {}): Scenario {
  return {
    lasts: dripSpan + 2 * hour,
    step: minute,
    bar: { share: 0.8, within: hour },
    people: (random, { fans, bots }) => [
      ...steady(random, fans, dripSpan + 2 * hour),
      ...makeBots(random, bots, 0, dripSpan, flaws),
    ],
    ...more,
  };
}

export const botScenarios: Record<string, Scenario> = {
  burst: burst(naive),
  'burst-on-small-board': burst(naive, { size: { fans: 200, bots: 300 } }),
  'burst-during-call': burst(naive, {
    people: (random, { fans, bots }) => [
      ...steady(random, fans * 0.5, 40 * minute),
      ...call(random, fans * 0.5, attackAt - 5 * minute),
      ...makeBots(random, bots, attackAt, burstSpan, naive),
    ],
  }),
  'burst-on-leader': burst({ ...naive, idea: 0 }),
  drip: drip(naive),
  'drip-on-small-board': drip(naive, { size: { fans: 200, bots: 300 } }),
  'delete-after-vote': burst({ ...naive, deletesAfter: 5 * seconds }),
  'catch-all-domain': burst({ ...naive, verified: 20 }),
  // One flaw each.
  'only-devices': burst({ ...informed, perDevice: 10 }),
  'only-proofs': burst({ ...informed, proof: 'scripted' }),
  'only-timing': burst({ ...informed, isRegular: true }),
  'only-deleting': burst({ ...informed, deletesAfter: 5 * seconds }),
  'only-proofs-drip': drip({ ...informed, proof: 'scripted' }),
  lockstep: burst({ ...informed, perDevice: 10, also: [9, 11] }),
  // Slow voters are found only in the long window.
  'lockstep-verified': burst(
    { ...informed, perDevice: 10, also: [9, 11], verified: Infinity },
    { bar: { share: 0.95, within: 10 * minute } },
  ),
  camouflage: burst({ ...naive, camouflage: 2 }),
  // No bar: an honest figure.
  'burst-on-called-idea': burst(naive, {
    isLimit: true,
    people: (random, { fans, bots }) => [
      ...steady(random, fans * 0.5, 40 * minute),
      ...call(random, fans * 0.5, attackAt - 5 * minute),
      ...makeBots(random, bots, attackAt, burstSpan, { ...naive, idea: calledIdea }),
    ],
  }),
  'school-without-call': {
    ...fansOnly,
    isLimit: true,
    people(random, { fans }) {
      const callFor = { idea: calledIdea, probability: 0.95, only: 0.9 };
      return [...steady(random, fans, hour), ...pupils(random, 300, 60, attackAt, callFor)];
    },
  },
  'informed-burst': burst(informed, { isLimit: true }),
  'informed-drip': drip(informed, { isLimit: true }),
  'informed-camouflage': burst({ ...informed, camouflage: 2, age: 3 * day }, { isLimit: true }),
};
