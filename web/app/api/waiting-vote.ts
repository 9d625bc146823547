import { addToIntent, isExpiring, readIntent } from './intent.ts';
import { safePath } from './safe-path.ts';
import { fieldsOf, isCount, isId, isText } from './stored-shapes.ts';

/** A row of the chart, as it was shown when the vote was tapped. The votes are null if the round hides them. */
export type WaitingRow = { id: number; title: string; place: number | null; votes: number | null };

/** The last vote that waits for a login, for the vote sheet and the login page. */
export type WaitingVote = {
  ideaId: number;
  /** The page to return to. */
  redirectPath: string;
  /** The idea and its neighbours, by place. */
  rows: WaitingRow[];
  scrollY: number;
  /** Why the last attempt to log in failed. */
  note?: string;
};

export type TappedIdea = { id: number; title: string; votes: number | null; position: { current: number | null } };

/** The idea between its neighbours. */
export function rowsAround(ideas: readonly TappedIdea[], ideaId: number): WaitingRow[] {
  const place = ideas.find(({ id }) => id === ideaId)?.position.current ?? null;
  const isNear = (other: number | null) => place !== null && other !== null && Math.abs(other - place) === 1;
  return ideas
    .filter(({ id, position }) => id === ideaId || isNear(position.current))
    .map(({ id, title, votes, position }) => ({ id, title, votes, place: position.current }))
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** Adds to the stored vote what is needed to show it on another page. */
export function describeWaitingVote(more: { rows?: WaitingRow[]; scrollY?: number; note?: string | undefined }): void {
  addToIntent({ voteIntent: more });
}

/** Undefined if no vote waits, or if the stored values are malformed. */
export function readWaitingVote(): WaitingVote | undefined {
  const stored = fieldsOf<WaitingVote>(readIntent('voteIntent', isExpiring));
  const { ideaId, rows, scrollY, note } = stored;
  const redirectPath = safePath(stored.redirectPath);
  if (!isId(ideaId) || redirectPath === undefined) return undefined;
  return {
    ideaId,
    redirectPath,
    rows: Array.isArray(rows) ? rows.filter(isRow) : [],
    scrollY: isCount(scrollY) ? scrollY : 0,
    ...(isText(note) && { note }),
  };
}

function isRow(value: unknown): value is WaitingRow {
  const { id, title, place, votes } = fieldsOf<WaitingRow>(value);
  return isId(id) && isText(title) && (place === null || isId(place)) && (votes === null || isCount(votes));
}
