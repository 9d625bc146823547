import { expect, test } from 'vitest';

import { demoEnding, demoSeconds, newcomer } from './demo-ending.ts';
import { beatMs, demoAt, lastBeat } from './demo-script.ts';

const frames = Array.from({ length: lastBeat + 1 }, (_, beat) => demoAt(beat));

test('demoAt returns the same frame every time', () => {
  expect(frames.map((_, beat) => demoAt(beat))).toEqual(frames);
});

test('every frame of the demo shows five rows sorted by votes, and votes never decrease', () => {
  for (const [beat, { samples }] of frames.entries()) {
    expect(samples).toHaveLength(5);
    expect(samples.map(({ votes }) => votes)).toEqual(samples.map(({ votes }) => votes).toSorted((a, b) => b - a));
    for (const { name, votes } of frames[beat - 1]?.samples ?? []) {
      expect(samples.find((sample) => sample.name === name)?.votes ?? Infinity).toBeGreaterThanOrEqual(votes);
    }
  }
});

test('the suggested idea in the demo enters the chart as new, climbs and ends in first place', () => {
  const places = frames.map(({ samples }) => samples.findIndex(({ name }) => name === newcomer) + 1);
  const first = places.findIndex((place) => place > 0);
  expect(frames[first]?.samples[4]).toMatchObject({ name: newcomer, previous: null });
  expect(places.slice(first)).toEqual(places.slice(first).toSorted((a, b) => b - a));
  expect(places.at(-1)).toBe(1);
  expect(frames.at(-1)?.moment).toBe('end');
});

test('the still image of the demo equals its last frame', () => {
  expect(demoEnding).toEqual(frames.at(-1));
  expect(demoSeconds * 1_000).toBe(lastBeat * beatMs);
});

test("the movement of ideas in the demo is relative to the previous day's close", () => {
  const [leader] = demoAt(6).samples;
  expect(leader).toMatchObject({ name: 'dad', previous: 1 });
  expect(demoAt(5).samples[0]).toMatchObject({ name: 'dad', previous: 2 });
});
