const dayMs = 24 * 60 * 60 * 1_000;

/** The last `count` days up to and including `until`, in UTC, oldest first. */
export function listDays(until: Date, count: number): string[] {
  return Array.from({ length: count }, (_, place) => addDays(until, place - count + 1));
}

export function addDays(day: Date | string, count: number): string {
  return new Date(new Date(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}
