/** The specification's names for what this browser remembers; `theme` and `language` have homes of their own. */
export type StoreKey =
  | 'userStats'
  | 'votedIdeas'
  | 'pendingVoteIdeaId'
  | 'pendingVoteUsername'
  | 'redirectAfterAuth'
  | 'voteIntent'
  | 'suggestionDraft'
  | 'reviewKeys';

/** Undefined for what is absent, broken or of another shape, and where the browser refuses to remember. */
export function readStored<T>(key: StoreKey, isRight: (value: unknown) => value is T): T | undefined {
  try {
    const stored = localStorage.getItem(key);
    if (stored === null) return undefined;
    // A string is kept as it is, and '123' may be a name.
    return [fromJson(stored), stored].find(isRight);
  } catch {
    return undefined;
  }
}

export function writeStored(key: StoreKey, value: unknown): void {
  try {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // A private window or a full disk: it is forgotten, and nothing else breaks.
  }
}

export function removeStored(key: StoreKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

function fromJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}
