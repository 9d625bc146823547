import { useSyncExternalStore } from 'react';

import { readStored, writeStored } from '../../api/browser-store.ts';
import { isIdList } from '../../api/stored-shapes.ts';

/** The maximum number of votes stored in the browser. Only the server knows about older ones. */
const remembered = 5_000;

const none: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
let known: { text: string; ideaIds: ReadonlySet<number> } | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function votedHere(): ReadonlySet<number> {
  const ideaIds = readStored('votedIdeas', isIdList) ?? [];
  const text = ideaIds.join();
  if (known?.text !== text) known = { text, ideaIds: new Set(ideaIds) };
  return known.ideaIds;
}

/** The ideas that the most recently logged-in account voted for in this browser. Empty during the first render. */
export function useVoteMemory(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, votedHere, () => none);
}

export function forgetVote(ideaId: number): void {
  const before = votedHere();
  if (before.has(ideaId)) store([...before].filter((id) => id !== ideaId));
}

export function rememberVotes(ideaIds: readonly number[]): void {
  const before = votedHere();
  const added = ideaIds.filter((id) => !before.has(id));
  if (added.length > 0) store([...before, ...added].slice(-remembered));
}

function store(ideaIds: number[]): void {
  writeStored('votedIdeas', ideaIds);
  for (const listener of listeners) listener();
}
