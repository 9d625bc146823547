const dayMs = 24 * 60 * 60 * 1_000;

/** Today's date in a time zone, as '2026-11-09'. */
export function todayIn(timeZone: string): string {
  // The Swedish locale formats dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv', { timeZone }).format();
}

/** The last `count` days up to and including `until`, oldest first. */
export function listDays(until: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => addDays(until, place - count + 1));
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
