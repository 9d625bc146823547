/** The time zone of this browser, such as 'Europe/Madrid'. New boards get it. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
