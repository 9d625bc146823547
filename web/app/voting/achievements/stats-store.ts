import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';
import { emptyStats, isStatsOwner, isUserStats, type StatsOwner, type UserStats } from './stats.ts';

let current: UserStats | undefined;
let owner: StatsOwner | undefined;
const listeners = new Set<() => void>();

/**
 * The stats are read once and kept in memory, so that counting continues until the page is closed even if storage is
 * blocked.
 */
export function currentStats(): UserStats {
  current ??= readStats();
  return current;
}

function readStats(): UserStats {
  const stats = readStored('userStats', isUserStats);
  if (stats) return stats;
  // oxlint-disable-next-line no-console -- required by the specification
  if (!isMissing()) console.warn('userStats could not be read, using empty stats');
  return emptyStats;
}

function isMissing(): boolean {
  try {
    return localStorage.getItem('userStats') === null;
  } catch {
    return false;
  }
}

export function saveStats(stats: UserStats): void {
  writeStored('userStats', stats);
  publish(stats);
}

export function forgetStats(): void {
  removeStored('userStats');
  removeStored('votedIdeas');
  publish(emptyStats);
}

export function statsOwner(): StatsOwner | undefined {
  owner ??= readStored('statsOwner', isStatsOwner);
  return owner;
}

export function saveOwner(next: StatsOwner): void {
  writeStored('statsOwner', next);
  owner = next;
}

/** Call before anything is counted for an account. Clears the stats of another account, and keeps those of a guest. */
export function claimStats(accountId: number): void {
  const before = statsOwner();
  if (before?.accountId === accountId) return;
  if (before) {
    removeStored('userStats');
    publish(emptyStats);
  }
  saveOwner({ accountId, resetAt: null });
}

export function subscribeToStats(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onOtherTab);
  };
}

function publish(stats: UserStats | undefined): void {
  current = stats;
  for (const listener of listeners) listener();
}

function onOtherTab({ key }: StorageEvent): void {
  if (key === 'statsOwner' || key === null) owner = undefined;
  if (key === 'userStats' || key === null) publish(undefined);
}
