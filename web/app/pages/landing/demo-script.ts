import { newcomer, type DemoFrame, type DemoMoment } from './demo-ending.ts';
import type { SampleIdea, SampleName } from './sample-ideas.ts';

export const beatMs = 1_000;
const beatsPerDay = 6;
const days = 7;
const shownRows = 5;
export const lastBeat = days * beatsPerDay;

/** Each idea's votes on Monday morning, and the votes it gains each day. */
const runners: readonly { name: SampleName; start: number; gains: readonly number[] }[] = [
  { name: 'bus', start: 812, gains: [38, 31, 36, 29, 34, 30, 26] },
  { name: 'dad', start: 790, gains: [82, 46, 38, 41, 36, 44, 31] },
  { name: 'tools', start: 604, gains: [64, 92, 172, 48, 96, 84, 61] },
  { name: 'chord', start: 402, gains: [22, 17, 25, 19, 16, 21, 14] },
  { name: 'busking', start: 275, gains: [24, 18, 21, 15, 17, 19, 12] },
  { name: newcomer, start: 0, gains: [0, 622, 151, 118, 134, 112, 168] },
];

/** The cumulative share of a day's votes at each step (beat). Most votes come in the evening. */
const tides = [0.06, 0.2, 0.34, 0.52, 0.78, 1];

/** The steps (beats) at which the demo's viewer votes. */
const ownVotes: readonly { name: SampleName; beat: number }[] = [
  { name: 'dad', beat: 3 },
  { name: newcomer, beat: 15 },
];

/** The chart at one step (beat) of the week. Deterministic: no randomness, no clock. */
export function demoAt(beat: number): DemoFrame {
  const day = Math.min(days - 1, Math.floor(beat / beatsPerDay));
  const close = rankAt(day * beatsPerDay);
  return {
    samples: rankAt(beat)
      .slice(0, shownRows)
      .map((sample) => ({ ...sample, previous: placeOf(sample.name, close) })),
    voted: ownVotes.filter((vote) => vote.beat <= beat).map(({ name }) => name),
    justVoted: ownVotes.find((vote) => vote.beat === beat)?.name,
    day,
    moment: momentAt(beat),
  };
}

function rankAt(beat: number): SampleIdea[] {
  return runners
    .map(({ name, start, gains }) => ({ name, votes: start + gainedBy(gains, beat), previous: null }))
    .filter(({ name, votes }) => name !== newcomer || votes > 0)
    .toSorted((a, b) => b.votes - a.votes);
}

function gainedBy(gains: readonly number[], beat: number): number {
  const today = Math.floor(beat / beatsPerDay);
  const before = gains.slice(0, today).reduce((sum, gain) => sum + gain, 0);
  const tide = beat % beatsPerDay === 0 ? 0 : (tides[(beat % beatsPerDay) - 1] ?? 1);
  return before + Math.round((gains[today] ?? 0) * tide);
}

function placeOf(name: SampleName, ranking: readonly SampleIdea[]): number | null {
  const index = ranking.findIndex((sample) => sample.name === name);
  return index === -1 ? null : index + 1;
}

function momentAt(beat: number): DemoMoment {
  if (beat === lastBeat) return 'end';
  const place = placeOf(newcomer, rankAt(beat)) ?? shownRows + 1;
  if (place === 1) return 'lead';
  if (place <= shownRows) return beat < 2.5 * beatsPerDay ? 'suggestion' : 'climb';
  return beat < 3 ? 'start' : 'vote';
}
