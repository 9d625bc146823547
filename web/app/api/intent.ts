import { readStored, removeStored, writeStored } from './browser-store.ts';
import { fieldsOf, isCount } from './stored-shapes.ts';

/** Another person may log in on this device later, so an intent must not wait for long. */
export const intentLifetimeMs = 30 * 60_000;

/** What a visitor wants to do after login, under the specification's keys. `voteIntent` also holds their expiry. */
const keys = ['voteIntent', 'pendingVoteIdeaId', 'pendingVoteUsername', 'redirectAfterAuth'] as const;
type IntentKey = (typeof keys)[number];
type Intent = Partial<Record<IntentKey, unknown>>;

/** Replaces the previous intent: only the visitor's last request is carried out after login. */
export function storeIntent(intent: Intent): void {
  forgetIntent();
  addToIntent(intent);
}

/** Adds to the current intent, if any, and restarts its lifetime. */
export function addToIntent(intent: Intent): void {
  const vote = { ...fieldsOf(readIntent('voteIntent', isExpiring)), ...fieldsOf(intent.voteIntent) };
  for (const key of keys) if (intent[key] !== undefined) writeStored(key, intent[key]);
  writeStored('voteIntent', { ...vote, expiresAt: Date.now() + intentLifetimeMs });
}

export function readIntent<T>(key: IntentKey, isRight: (value: unknown) => value is T): T | undefined {
  const { expiresAt = 0 } = readStored('voteIntent', isExpiring) ?? {};
  if (expiresAt > Date.now()) return readStored(key, isRight);
  forgetIntent();
  return undefined;
}

export function forgetIntent(): void {
  for (const key of keys) removeStored(key);
}

/** Call this when a visitor follows a login link, so that its `referrer` isn't overridden by an older return path. */
export function forgetRedirect(): void {
  removeStored('redirectAfterAuth');
}

/** Whether a stored value has an expiry. */
export function isExpiring(value: unknown): value is { expiresAt: number } {
  return isCount(fieldsOf<{ expiresAt: number }>(value).expiresAt);
}
