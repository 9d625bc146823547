import { judgeBoard } from '../server/src/voting/detectors/judge-board.ts';
import type { IdeaCounts, RecentVote } from '../server/src/voting/detectors/recent-votes.ts';
import {
  fastestProofMs,
  goneHours,
  longSweepMinutes,
  longWindowHours,
  quietMinutes,
  shortWindowMinutes,
  smallestGroup,
  unconfirmedMinutes,
  youngHours,
} from '../server/src/voting/detectors/thresholds.ts';
import { day, hour, ideas, minute, type Person } from './people.ts';
import { createRandom } from './random.ts';
import type { Scenario, Size } from './scenarios.ts';
import { emptyResult, endOfAttack, type Result } from './simulate.ts';

type Vote = RecentVote & { person: Person; isCamouflage: boolean; startedHeld: boolean; isChecked: boolean };

/**
 * Runs a scenario without a database, for the thousands of seeds that tuning a threshold takes. Only the detectors are
 * the real ones: the votes of a window, holds and releases are imitated. It must agree with `simulate`, which is the
 * measure.
 */
export function simulateInMemory(scenario: Scenario, size: Size, seed: number): Result {
  const { lasts, step, bar } = scenario;
  const people = scenario.people(createRandom(seed), { ...size, ...scenario.size });
  const attackEnds = endOfAttack(people, scenario);
  const votes = describeVotes(people, lasts);
  const result = emptyResult(votes.map(({ person }) => person));
  const bots = votes.filter(({ person, isCamouflage }) => person.isBot && !isCamouflage);
  const shareOut = (): number => bots.filter(({ state }) => state !== 'counted').length / Math.max(1, bots.length);
  const attacks = new Map<number, number>();
  const ever = Array.from({ length: ideas }, () => 0);
  let [next, longSweptAt] = [0, -Infinity];
  let plainOfDay: ReadonlyMap<number, number> = new Map();
  const found = new Map<string, { at: number; votes: number; fans: number }>();

  function sweep(now: number, from: number, isBurst: boolean): ReadonlyMap<number, number> {
    let first = next;
    while (first > 0 && (votes[first - 1]?.votedAt ?? 0) > now - from) first--;
    const window = votes.slice(first, next);
    const counted = Array.from({ length: ideas }, () => 0);
    const young: Vote[] = [];
    for (const vote of window) {
      if (vote.state === 'counted') counted[vote.ideaId] = (counted[vote.ideaId] ?? 0) + 1;
      if (vote.registeredAt > vote.votedAt - youngHours * hour) young.push(vote);
    }
    if (young.length < smallestGroup) return new Map();
    for (const vote of young) {
      const left = vote.person.deletesAt;
      vote.isGone = left !== undefined && left <= now && left < vote.registeredAt + goneHours * hour;
      if (left !== undefined && left <= now) Object.assign(vote, { network: null, device: null, isScripted: false });
    }
    const counts = new Map<number, IdeaCounts>(
      ever.map((votesEver, id) => {
        const ofDay = isBurst ? (plainOfDay.get(id) ?? 0) : 0;
        return [id, { window: counted[id] ?? 0, day: ofDay, ever: votesEver }];
      }),
    );
    const { suspicions, plain } = judgeBoard({ votes: young, ideas: counts });
    for (const { kind, ideaIds, accountIds, signals } of suspicions) {
      const accounts = new Set(accountIds);
      const own = young.filter(
        (vote) => ideaIds.includes(vote.ideaId) && accounts.has(vote.accountId) && !vote.isChecked,
      );
      if (own.length === 0) continue;
      for (const vote of own) {
        if (vote.state === 'counted') ever[vote.ideaId] = (ever[vote.ideaId] ?? 0) - 1;
        Object.assign(vote, { state: 'held', isChecked: true });
      }
      for (const id of ideaIds) if (isBurst || attacks.has(id)) attacks.set(id, now);
      const fans = own.filter(({ person }) => !person.isBot).length;
      result.fansHeld += fans;
      const key = `${kind} idea ${ideaIds.join('+')} ${signals.join(',')}`;
      const known = found.get(key) ?? { at: now, votes: 0, fans: 0 };
      found.set(key, { ...known, votes: known.votes + own.length, fans: known.fans + fans });
    }
    return plain;
  }

  const count = (vote: Vote): void => {
    vote.state = 'counted';
    ever[vote.ideaId] = (ever[vote.ideaId] ?? 0) + 1;
  };
  const times = [-2 * day, -day, 0];
  for (let now = step; now <= lasts; now += step) times.push(now);
  for (const now of times) {
    for (let vote = votes[next]; vote && vote.votedAt <= now; vote = votes[++next]) {
      vote.startedHeld = !vote.isVerified && attacks.has(vote.ideaId);
      if (vote.startedHeld) vote.state = 'held';
      else count(vote);
      if (vote.startedHeld && !vote.person.isBot) result.fansWaited++;
    }
    sweep(now, shortWindowMinutes * minute, true);
    if (now - longSweptAt >= longSweepMinutes * minute) {
      plainOfDay = sweep(now, longWindowHours * hour, false);
      longSweptAt = now;
    }
    for (const [idea, last] of attacks) {
      const isOver = now - last > quietMinutes * minute;
      if (isOver) attacks.delete(idea);
      for (const vote of votes) {
        if (vote.votedAt > now) break;
        if (vote.ideaId !== idea || vote.state !== 'held' || vote.isChecked) continue;
        if (!vote.person.isBot)
          result.longestWaitSeconds = Math.max(result.longestWaitSeconds, (now - vote.votedAt) / 1_000);
        if (isOver || vote.votedAt < now - unconfirmedMinutes * minute) count(vote);
      }
    }
    if (!bar || bots.length === 0 || now < attackEnds) continue;
    const out = shareOut();
    if (out >= bar.share) result.outAfterSeconds ??= (now - attackEnds) / 1_000;
    if (now <= attackEnds + bar.within) result.outInTime = Math.max(result.outInTime, out);
  }
  result.outAtEnd = shareOut();
  for (const [key, { at, votes: all, fans }] of found)
    result.checks.push(`${key} from ${at / 1_000} s: ${all} votes, ${fans} of fans`);
  return result;
}

function describeVotes(people: readonly Person[], lasts: number): Vote[] {
  return people
    .flatMap((person, accountId) =>
      person.votes.map(({ at, idea, isCamouflage = false }): Vote => {
        const isKnown = person.registersAt > at - 3 * day;
        return {
          person,
          isCamouflage,
          startedHeld: false,
          isChecked: false,
          ideaId: idea,
          accountId,
          votedAt: at,
          state: 'counted',
          registeredAt: person.registersAt,
          isVerified: person.isVerified,
          isGone: false,
          isScripted: isKnown && (person.proofMs ?? 0) < fastestProofMs,
          network: isKnown ? person.network : null,
          device: isKnown ? person.device : null,
        };
      }),
    )
    .filter(({ votedAt }) => votedAt < lasts)
    .toSorted((a, b) => a.votedAt - b.votedAt);
}
