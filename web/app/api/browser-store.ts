/** localStorage keys, named by the specification. `theme` and `language` are stored elsewhere. */
export type StoreKey =
  | 'userStats'
  | 'statsOwner'
  | 'votedIdeas'
  | 'pendingVoteIdeaId'
  | 'pendingVoteUsername'
  | 'redirectAfterAuth'
  | 'voteIntent'
  | 'suggestionDraft'
  | 'followIntent'
  | 'ideasDraft'
  | 'hiddenChecklists'
  | 'reviewKeys'
  | 'roundOrder'
  | 'signInOffers'
  | 'pushAsk';

/** Returns undefined if the value is missing, malformed or has the wrong shape, or if the browser blocks storage. */
export function readStored<T>(key: StoreKey, isRight: (value: unknown) => value is T): T | undefined {
  try {
    const stored = localStorage.getItem(key);
    if (stored === null) return undefined;
    // Strings are stored without JSON quotes, so '123' may be a username.
    return [fromJson(stored), stored].find(isRight);
  } catch {
    return undefined;
  }
}

export function writeStored(key: StoreKey, value: unknown): void {
  try {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Storage is blocked or full (private window): the value isn't saved, and the app works without it.
  }
}

export function removeStored(key: StoreKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked. Ignore this, as writeStored does.
  }
}

function fromJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}
