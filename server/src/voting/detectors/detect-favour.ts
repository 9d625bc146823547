import type { IdeaCounts } from './recent-votes.ts';
import { favourRatio, favourZ, priorVotes, smallestGroup } from './thresholds.ts';

/** A group's votes per idea: all of them, and those that are counted, which are also part of `IdeaCounts`. */
export type GroupVotes = ReadonlyMap<number, { votes: number; counted: number }>;

/**
 * D1: the ideas that a group of voters favours far more than all other voters do. Bots lift one idea, while a creator who
 * asks for votes lifts it among everyone. The others' share is the higher one of this window and of the last day, because
 * fans also answer a call hours later.
 */
export function detectFavour(group: GroupVotes, ideas: ReadonlyMap<number, IdeaCounts>): number[] {
  const size = sum([...group.values()].map(({ votes }) => votes));
  const counted = sum([...group.values()].map((idea) => idea.counted));
  const ever = sum([...ideas.values()].map((idea) => idea.ever));
  const [window, day] = [sum([...ideas.values()].map((i) => i.window)), sum([...ideas.values()].map((i) => i.day))];
  return [...group].flatMap(([ideaId, { votes, counted: own }]) => {
    if (votes < smallestGroup) return [];
    const idea = ideas.get(ideaId) ?? { window: 0, day: 0, ever: 0 };
    const prior = (Math.max(0, idea.ever - own) + 1) / (Math.max(0, ever - counted) + Math.max(2, ideas.size));
    const shareOf = (some: number, all: number): number =>
      (Math.max(0, some) + priorVotes * prior) / (Math.max(0, all) + priorVotes);
    const others = Math.max(shareOf(idea.window - own, window - counted), shareOf(idea.day, day));
    if (votes / size < favourRatio * others) return [];
    const z = (votes - size * others) / Math.sqrt(size * others * (1 - others));
    return z > favourZ ? [ideaId] : [];
  });
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
