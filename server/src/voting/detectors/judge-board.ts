import { detectFavour, type Others } from './detect-favour.ts';
import { detectLockstep, spanOf } from './detect-lockstep.ts';
import { findCrowdedDevices, findCrowdedNetworks } from './detect-origins.ts';
import { arriveRegularly, findRegularDelays } from './detect-regular.ts';
import type { BoardSample, IdeaCounts, Judgement, RecentVote, Signal, Suspicion } from './recent-votes.ts';
import { commonSignal, favourRatio, favourRatioOfTwo, smallestGroup } from './thresholds.ts';

type Found = { signal: Signal; accounts: ReadonlySet<number> };

/**
 * Finds the votes to hold. It takes two independent signals: a group favours one idea (D1) or votes in lockstep (D4), and
 * its accounts have a signal of their own (D2, D3, D5, D6). Verified accounts are held only for lockstep.
 */
export function judgeBoard({ votes: all, ideas }: BoardSample): Judgement {
  const signals = findSignals(all);
  const marked = new Set(signals.flatMap(({ accounts }) => [...accounts]));
  const plainVotes = all.filter(({ accountId }) => !marked.has(accountId));
  const plain = perIdea(plainVotes);
  const plainOf = Map.groupBy(plainVotes, ({ network }) => network);
  const suspects = all.filter(({ isVerified }) => !isVerified);
  const byIdea = Map.groupBy(suspects, ({ ideaId }) => ideaId);
  const votersOf = (ideaId: number): Set<number> => new Set(byIdea.get(ideaId)?.map(({ accountId }) => accountId));
  const groups = new Map<number, { accounts: Set<number>; signals: Signal[] }>();
  const add = (ideaId: number, accounts: ReadonlySet<number>, found: Signal[]): void => {
    const group = groups.get(ideaId) ?? { accounts: new Set(), signals: [] };
    for (const account of accounts) group.accounts.add(account);
    group.signals.push(...found);
    groups.set(ideaId, group);
  };
  const others = othersThan(marked, all, ideas);
  const judge = (accounts: ReadonlySet<number>, found: Signal[], ratio: number): void => {
    if (accounts.size < smallestGroup) return;
    const own = suspects.filter(({ accountId }) => accounts.has(accountId));
    for (const part of splitByNetwork(own, plainOf)) {
      const members = shared(accounts, new Set(part.votes.map(({ accountId }) => accountId)));
      if (members.size < smallestGroup) continue;
      const some = [...others.some, plain, ...part.neighbours];
      for (const ideaId of detectFavour(perIdea(part.votes), { ...others, some }, ratio))
        add(ideaId, shared(votersOf(ideaId), members), found);
    }
  };
  for (const [place, one] of signals.entries()) {
    judge(one.accounts, [one.signal], favourRatio);
    for (const other of signals.slice(place + 1)) {
      if (kindOf(one.signal) !== kindOf(other.signal))
        judge(shared(one.accounts, other.accounts), [one.signal, other.signal], favourRatioOfTwo);
    }
  }
  // Arrivals are regular as a whole, so this group is everyone young and unverified. It is used only if there is no
  // other: a group by account leaves more fans out.
  const everyone = new Set(suspects.map(({ accountId }) => accountId));
  for (const ideaId of detectFavour(perIdea(suspects), othersThan(everyone, all, ideas), favourRatio)) {
    if (!groups.has(ideaId) && arriveRegularly(byIdea.get(ideaId) ?? [])) add(ideaId, votersOf(ideaId), ['regular']);
  }
  const suspicions = [...groups].flatMap(([ideaId, group]): Suspicion[] => {
    const { accounts, common } = narrow(group.accounts, signals);
    const reasons = [...new Set([...group.signals, ...common])];
    return accounts.size < smallestGroup
      ? []
      : [{ kind: 'group', ideaIds: [ideaId], accountIds: [...accounts], signals: reasons }];
  });
  return { suspicions: [...suspicions, ...judgeLockstep(all, signals)], plain };
}

/** Crowded networks are those with few devices, so the two are not independent. */
const kindOf = (signal: Signal): string => (signal === 'networks' ? 'devices' : signal);

/**
 * The counted votes of the window, without those of these young accounts, and the plain votes of the last day; and the
 * shares of all other votes.
 */
function othersThan(accounts: ReadonlySet<number>, all: readonly RecentVote[], ideas: BoardSample['ideas']): Others {
  const own = perIdea(all.filter(({ accountId, state }) => state === 'counted' && accounts.has(accountId)));
  const without = (pick: (idea: IdeaCounts) => number): Map<number, number> =>
    new Map([...ideas].map(([id, idea]) => [id, Math.max(0, pick(idea) - (own.get(id) ?? 0))] as const));
  const ever = without((idea) => idea.ever);
  const total = [...ever.values()].reduce((sum, votes) => sum + votes, 0);
  return {
    some: [without(({ window }) => window), new Map([...ideas].map(([id, { day }]) => [id, day] as const))],
    prior: new Map([...ever].map(([id, votes]) => [id, (votes + 1) / (total + ideas.size)] as const)),
  };
}

type Part = { votes: RecentVote[]; neighbours: Map<number, number>[] };

/**
 * Families in a stadium want what the stadium wants. So the votes of a group from networks with at least as many plain
 * votes are compared with those, too. The rest of the group is judged alone: fans of one network don't cover for bots in
 * others.
 */
function splitByNetwork(group: readonly RecentVote[], plainOf: ReadonlyMap<string | null, RecentVote[]>): Part[] {
  const networks = [...Map.groupBy(group, ({ network }) => network)].map(([network, votes]) => ({
    votes,
    plain: network === null ? [] : (plainOf.get(network) ?? []),
  }));
  const covered = networks.filter(({ votes, plain }) => plain.length >= votes.length);
  const rest = networks.filter(({ votes, plain }) => plain.length < votes.length);
  return [
    { votes: covered.flatMap(({ votes }) => votes), neighbours: [perIdea(covered.flatMap(({ plain }) => plain))] },
    { votes: rest.flatMap(({ votes }) => votes), neighbours: [] },
  ];
}

function perIdea(votes: readonly RecentVote[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { ideaId } of votes) counts.set(ideaId, (counts.get(ideaId) ?? 0) + 1);
  return counts;
}

/** The accounts with each signal, regardless of the ideas that they voted for. */
function findSignals(votes: readonly RecentVote[]): Found[] {
  const idsOf = (some: readonly RecentVote[]): Set<number> => new Set(some.map(({ accountId }) => accountId));
  return [
    { signal: 'scripted', accounts: idsOf(votes.filter(({ isScripted }) => isScripted)) },
    { signal: 'devices', accounts: idsOf(findCrowdedDevices(votes)) },
    { signal: 'networks', accounts: idsOf(findCrowdedNetworks(votes)) },
    { signal: 'gone', accounts: idsOf(votes.filter(({ isGone }) => isGone)) },
    { signal: 'regular', accounts: idsOf(findRegularDelays(firstVotes(votes))) },
  ];
}

/** Leaves out the members that lack a signal which nearly all members have. */
function narrow(group: ReadonlySet<number>, signals: readonly Found[]): { accounts: Set<number>; common: Signal[] } {
  const common = signals.filter(({ accounts }) => shared(group, accounts).size >= group.size * commonSignal);
  let accounts = new Set(group);
  for (const one of common) accounts = shared(accounts, one.accounts);
  return { accounts, common: common.map(({ signal }) => signal) };
}

/** Members without any of the signals that explain the group are left out: they may be fans with the same taste. */
function judgeLockstep(votes: readonly RecentVote[], signals: readonly Found[]): Suspicion[] {
  return detectLockstep(votes).flatMap(({ ideaIds, votes: own }) => {
    const accounts = new Set(own.map(({ accountId }) => accountId));
    const reasons = signals.filter((one) => shared(accounts, one.accounts).size >= accounts.size / 2);
    const names = reasons.map(({ signal }) => signal);
    const held = new Set(reasons.flatMap((one) => [...shared(accounts, one.accounts)]));
    const togetherSeconds = Math.ceil(
      Math.max(...[...Map.groupBy(own, ({ accountId }) => accountId).values()].map(spanOf)),
    );
    const lockstep: Suspicion = {
      kind: 'lockstep',
      ideaIds,
      accountIds: [...held],
      signals: names,
      togetherSeconds,
    };
    return held.size < smallestGroup ? [] : [lockstep];
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
