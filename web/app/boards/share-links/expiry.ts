const dayMs = 86_400_000;

export const expiryDays = [1, 7, 30] as const;

/** Form state: a preset, or a local date and time without a time zone, in the format of a datetime-local input. */
export type ExpiryDraft = { choice: string; moment: string };

export type Expiry = { expiresAt: string | null } | { problem: 'missing' | 'past' };

export function readExpiry({ choice, moment }: ExpiryDraft, now: Date): Expiry {
  if (choice === 'never') return { expiresAt: null };
  if (choice !== 'moment') return { expiresAt: new Date(now.getTime() + Number(choice) * dayMs).toISOString() };
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return { problem: 'missing' };
  return date <= now ? { problem: 'past' } : { expiresAt: date.toISOString() };
}

/** Formats a date for a datetime-local input: '2026-06-30T18:00' in local time. */
export function toLocalMoment(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
