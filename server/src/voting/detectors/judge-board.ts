import { detectFavour } from './detect-favour.ts';
import { detectLockstep, spanOf } from './detect-lockstep.ts';
import { findCrowdedDevices, findCrowdedNetworks } from './detect-origins.ts';
import { arriveRegularly, findRegularDelays } from './detect-regular.ts';
import type { BoardSample, RecentVote, Signal, Suspicion } from './recent-votes.ts';
import { commonSignal, smallestGroup } from './thresholds.ts';

type Found = { signal: Signal; accounts: ReadonlySet<number> };

/**
 * Finds the votes to hold. It takes two independent signals: a group favours one idea (D1) or votes in lockstep (D4), and
 * its accounts have a signal of their own (D2, D3, D5, D6). Verified accounts are held only for lockstep.
 */
export function judgeBoard(sample: BoardSample): Suspicion[] {
  const votes = sample.votes.filter(({ isVerified }) => !isVerified);
  const signals = findSignals(votes);
  const groups = new Map<number, { accounts: Set<number>; signals: Signal[] }>();
  const add = (ideaId: number, accounts: ReadonlySet<number>, signal: Signal): void => {
    const group = groups.get(ideaId) ?? { accounts: new Set(), signals: [] };
    for (const account of accounts) group.accounts.add(account);
    group.signals.push(signal);
    groups.set(ideaId, group);
  };
  const byIdea = Map.groupBy(votes, ({ ideaId }) => ideaId);
  const votersOf = (ideaId: number): Set<number> => new Set(byIdea.get(ideaId)?.map(({ accountId }) => accountId));
  for (const { signal, accounts } of signals) {
    const own = votes.filter(({ accountId }) => accounts.has(accountId));
    for (const ideaId of favoured(own, sample)) add(ideaId, shared(votersOf(ideaId), accounts), signal);
  }
  // Arrivals are regular as a whole, so this group is everyone young and unverified. It is used only if there is no
  // other: a group by account leaves more fans out.
  for (const ideaId of favoured(votes, sample)) {
    if (!groups.has(ideaId) && arriveRegularly(byIdea.get(ideaId) ?? [])) add(ideaId, votersOf(ideaId), 'regular');
  }
  const suspicions = [...groups].flatMap(([ideaId, group]): Suspicion[] => {
    const { accounts, common } = narrow(group.accounts, signals);
    const reasons = [...new Set([...group.signals, ...common])];
    return accounts.size < smallestGroup
      ? []
      : [{ kind: 'group', ideaIds: [ideaId], accountIds: [...accounts], signals: reasons }];
  });
  return [...suspicions, ...judgeLockstep(sample.votes)];
}

/** The accounts with each signal, whatever they voted for. */
function findSignals(votes: readonly RecentVote[]): Found[] {
  const idsOf = (some: readonly RecentVote[]): Set<number> => new Set(some.map(({ accountId }) => accountId));
  const found: Found[] = [
    { signal: 'scripted', accounts: idsOf(votes.filter(({ isScripted }) => isScripted)) },
    { signal: 'devices', accounts: idsOf(findCrowdedDevices(votes)) },
    { signal: 'networks', accounts: idsOf(findCrowdedNetworks(votes)) },
    { signal: 'gone', accounts: idsOf(votes.filter(({ isGone }) => isGone)) },
    { signal: 'regular', accounts: idsOf(findRegularDelays(firstVotes(votes))) },
  ];
  return found.filter(({ accounts }) => accounts.size >= smallestGroup);
}

function favoured(votes: readonly RecentVote[], { ideas }: BoardSample): number[] {
  const perIdea = [...Map.groupBy(votes, ({ ideaId }) => ideaId)].map(
    ([ideaId, own]) =>
      [ideaId, { votes: own.length, counted: own.filter(({ state }) => state === 'counted').length }] as const,
  );
  return detectFavour(new Map(perIdea), ideas);
}

/** Leaves out the members that lack a signal which nearly all members have. */
function narrow(group: ReadonlySet<number>, signals: readonly Found[]): { accounts: Set<number>; common: Signal[] } {
  const common = signals.filter(({ accounts }) => shared(group, accounts).size >= group.size * commonSignal);
  let accounts = new Set(group);
  for (const one of common) accounts = shared(accounts, one.accounts);
  return { accounts, common: common.map(({ signal }) => signal) };
}

function judgeLockstep(votes: readonly RecentVote[]): Suspicion[] {
  const steps = detectLockstep(votes);
  if (steps.length === 0) return [];
  const signals = findSignals(votes);
  return steps.flatMap(({ ideaIds, votes: own }) => {
    const accounts = new Set(own.map(({ accountId }) => accountId));
    const reasons = signals.filter((one) => shared(accounts, one.accounts).size >= accounts.size / 2);
    const names = reasons.map(({ signal }) => signal);
    const togetherSeconds = Math.ceil(
      Math.max(...[...Map.groupBy(own, ({ accountId }) => accountId).values()].map(spanOf)),
    );
    const lockstep: Suspicion = {
      kind: 'lockstep',
      ideaIds,
      accountIds: [...accounts],
      signals: names,
      togetherSeconds,
    };
    return names.length === 0 ? [] : [lockstep];
  });
}

/** The delay from registration says something only about an account's first vote. */
function firstVotes(votes: readonly RecentVote[]): RecentVote[] {
  const first = new Map<number, RecentVote>();
  for (const vote of votes) {
    const known = first.get(vote.accountId);
    if (!known || vote.votedAt < known.votedAt) first.set(vote.accountId, vote);
  }
  return [...first.values()];
}

function shared(some: ReadonlySet<number>, others: ReadonlySet<number>): Set<number> {
  return new Set([...some].filter((account) => others.has(account)));
}
