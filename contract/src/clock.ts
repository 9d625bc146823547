/** The options of Intl.DateTimeFormat for a time of day. The language decides on the clock: 6:00 PM or 18:00. */
export const clockFields = { hour: 'numeric', minute: '2-digit' } as const;
