export const hour = 3_600_000;
export const day = 24 * hour;

/** The number of days of history before today. Boards that are younger have less. */
export const historyDays = 90;

/** All times in the demo are relative to these two timestamps, which are in milliseconds. */
export type DemoClock = { now: number; midnight: number };

export function demoClock(now: Date): DemoClock {
  return { now: now.getTime(), midnight: Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) };
}

/** Returns the start and end of a day: 0 is today, 1 is yesterday. Today ends at the current time. */
export function dayBounds(clock: DemoClock, daysAgo: number): { start: number; end: number } {
  const start = clock.midnight - daysAgo * day;
  return { start, end: daysAgo === 0 ? clock.now : start + day };
}

export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
