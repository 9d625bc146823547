/** With fewer votes, the busiest hour is chance. */
export const enoughVotes = 20;

type BusiestHour = { weekday: number; hour: number; count: number };

/** The hour of the week with the most votes, or undefined if there are too few votes to tell. */
export function busiestHour(perHourOfWeek: number[]): BusiestHour | undefined {
  const total = perHourOfWeek.reduce((sum, count) => sum + count, 0);
  if (total < enoughVotes) return undefined;
  const count = Math.max(...perHourOfWeek);
  const at = perHourOfWeek.indexOf(count);
  return { weekday: Math.floor(at / 24), hour: at % 24, count };
}
