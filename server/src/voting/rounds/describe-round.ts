import type { BoardLabel } from '@upnext/contract/boards/boards';
import type { Creator } from '@upnext/contract/identity/accounts';
import { picturePath } from '@upnext/contract/picture';
import type { Candidate, Round, RoundProof, RoundResult, RoundSummary } from '@upnext/contract/voting/round-fields';

import { findWinner, placesOf } from '../round-steps/find-winner.ts';
import { decisionHours, type RoundRow, type SummaryRow } from '../round-steps/round-row.ts';
import type { CandidateRow } from '../round-steps/select-candidates.ts';

type Page = { creator: Creator; board?: BoardLabel };

export function describeSummary(row: SummaryRow): RoundSummary {
  if (row.state === 'cancelled') throw new Error('cancelled rounds are not described');
  return {
    number: row.number,
    question: row.question,
    state: row.state,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    extendedFrom: row.extended_from?.toISOString() ?? null,
    turnout: row.turnout,
    candidateCount: row.candidate_count,
    winner: row.winner,
    repeatsWeekly: row.repeats_weekly,
  };
}

export function describeRound({ creator, board }: Page, row: RoundRow, candidates: CandidateRow[]): Round {
  // Hidden counts must not leave the server before they are counted after the close.
  const showsCounts = row.held_ballots !== null || (row.state === 'open' && !row.hides_counts);
  const places = showsCounts ? placesOf(candidates) : undefined;
  return {
    ...describeSummary(row),
    creator,
    ...(board && { board }),
    timeZone: row.time_zone,
    votesPerPerson: row.votes_per_person,
    hidesCounts: row.hides_counts,
    isShuffled: row.is_shuffled,
    pickFrom: row.pick_from,
    twitchChannel: row.twitch_channel,
    top: row.state === 'scheduled' ? row.top : null,
    candidates: candidates.map((candidate) => describeCandidate(row, candidate, places)),
    result: row.held_ballots === null ? null : describeResult(row, row.held_ballots, candidates),
  };
}

function describeCandidate(round: RoundRow, row: CandidateRow, places: Map<number, number> | undefined): Candidate {
  return {
    ideaId: row.idea_id,
    number: row.number,
    title: row.is_removed ? '' : row.title,
    isRemoved: row.is_removed,
    ...(row.picture !== null && { picture: picturePath(row.picture) }),
    stage: row.stage,
    votes: places ? row.votes : null,
    place: places?.get(row.idea_id) ?? null,
    chatVotes: places && round.twitch_channel !== null ? row.chat_votes : null,
  };
}

function describeResult(row: RoundRow, heldBallots: number, candidates: CandidateRow[]): RoundResult {
  const isFinal = row.state === 'final';
  return {
    heldBallots,
    finalBy: new Date(row.closes_at.getTime() + decisionHours * 60 * 60 * 1_000).toISOString(),
    winnerId: row.winner_id,
    pickable: isFinal ? findWinner(candidates, row.pick_from).pickable : [],
    pickedAt: row.picked_at?.toISOString() ?? null,
    proof: describeProof(row),
  };
}

function describeProof(row: RoundRow): RoundProof | null {
  const { checkpoint, public_key: publicKey, size, root } = row;
  if (checkpoint === null || publicKey === null || size === null || root === null) return null;
  return { checkpoint, publicKey: publicKey.toString('base64'), size, root: root.toString('hex') };
}
