import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';
import { emptyStats, isUserStats, type UserStats } from './stats.ts';

let current: UserStats | undefined;
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
  if (key === 'userStats' || key === null) publish(undefined);
}
