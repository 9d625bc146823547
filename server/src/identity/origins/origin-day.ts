const dayMs = 86_400_000;

/** A day (UTC) and its partition: the number of the day modulo 4. */
export type OriginDay = { day: string; slot: number };

/** The day of a time, or of `daysLater` days after it. */
export function originDay(time: Date, daysLater = 0): OriginDay {
  const number = Math.floor(time.getTime() / dayMs) + daysLater;
  return { day: new Date(number * dayMs).toISOString().slice(0, 10), slot: number % 4 };
}
