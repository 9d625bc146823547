import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';
import { forgetRedirect, intentLifetimeMs, isExpiring } from '../../api/intent.ts';
import { fieldsOf, isText } from '../../api/stored-shapes.ts';

type FollowIntent = { handle: string; expiresAt: number };

/** Stores the board that a visitor wants to follow after login. */
export function storeFollow(handle: string): void {
  forgetRedirect();
  writeStored('followIntent', { handle, expiresAt: Date.now() + intentLifetimeMs });
}

/** Whether the visitor wanted to follow this board. Answers yes only once. */
export function takeFollow(handle: string): boolean {
  const stored = readStored('followIntent', isFollow);
  if (stored?.handle !== handle) return false;
  forgetFollow();
  return stored.expiresAt > Date.now();
}

export function forgetFollow(): void {
  removeStored('followIntent');
}

function isFollow(value: unknown): value is FollowIntent {
  return isText(fieldsOf<FollowIntent>(value).handle) && isExpiring(value);
}
