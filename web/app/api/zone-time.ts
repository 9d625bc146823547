/** A date and a time without a zone, in the formats of date and time inputs: '2026-11-20' and '18:00'. */
export type WallTime = { day: string; time: string };

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** What a clock in the time zone shows. */
export function wallTimeIn(timeZone: string, instant: Date): WallTime {
  // Swedish dates have the format of the inputs.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = format.format(instant).split(' ');
  return { day, time };
}

/** Returns undefined if the fields are incomplete. A time that the clocks skip becomes the time an hour later. */
export function instantIn(timeZone: string, { day, time }: WallTime): Date | undefined {
  const wanted = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wanted)) return undefined;
  // The first guess may have the offset from before or after the clocks change.
  const guess = wanted - offsetAt(timeZone, wanted);
  return new Date(wanted - offsetAt(timeZone, guess));
}

function offsetAt(timeZone: string, instant: number): number {
  const { day, time } = wallTimeIn(timeZone, new Date(instant));
  return Date.parse(`${day}T${time}Z`) - Math.floor(instant / minuteMs) * minuteMs;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The city or region that a zone is named after: 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export function cityOf(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
