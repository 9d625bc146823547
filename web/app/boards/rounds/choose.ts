import type { VotesPerPerson } from '@upnext/contract/voting/round-fields';

/** refused: the ballot will never count. failed: it can be sent again. */
export type Outcome = 'counted' | 'refused' | 'failed';

const mostOf: Record<VotesPerPerson, number> = { one: 1, three: 3, each: Infinity };

/**
 * The choice after a press on an idea: a picked one is taken back. With one vote, the new pick replaces the old one.
 * Returns undefined if all votes are given.
 */
export function choose(picked: readonly number[], ideaId: number, votes: VotesPerPerson): number[] | undefined {
  if (picked.includes(ideaId)) return picked.filter((id) => id !== ideaId);
  if (votes === 'one') return [ideaId];
  return picked.length < mostOf[votes] ? [...picked, ideaId] : undefined;
}

/** Adds the picks that were made before login to those of the account. The latest picks win. */
export function mergeChoices(before: readonly number[], added: readonly number[], votes: VotesPerPerson): number[] {
  return [...new Set([...before.filter((id) => !added.includes(id)), ...added])].slice(-mostOf[votes]);
}
