/** Weeks follow ISO 8601 ('2026-W46'): they begin on Monday, and week 1 contains the year's first Thursday. */
const dayMs = 86_400_000;

export function isoWeekOf(day: Date): string {
  const thursday = new Date(day.getTime() + (4 - (day.getUTCDay() || 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The Monday of a week as '2026-11-09', or undefined if the week is invalid. */
export function mondayOf(week: string): string | undefined {
  const [, year, number] = week.match(/^(\d{4})-W(\d\d)$/) ?? [];
  if (year === undefined || number === undefined) return undefined;
  const fourth = new Date(`${year}-01-04T00:00:00Z`);
  const monday = fourth.getTime() + (1 - (fourth.getUTCDay() || 7) + (Number(number) - 1) * 7) * dayMs;
  const day = new Date(monday);
  return Number.isNaN(monday) || isoWeekOf(day) !== week ? undefined : day.toISOString().slice(0, 10);
}
