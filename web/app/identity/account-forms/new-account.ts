let isNew = false;

/** Call after a sign-up, before the viewer changes. A new creator starts with the first run instead of an empty board. */
export function markNewAccount(): void {
  isNew = true;
}

/** True once after a sign-up on this page. */
export function takeNewAccount(): boolean {
  const wasNew = isNew;
  isNew = false;
  return wasNew;
}
