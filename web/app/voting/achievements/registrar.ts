import { fetchActivity } from './fetch-activity.ts';
import { noteVotedIdea } from './popup-place.ts';
import {
  calendarDay,
  countLogin,
  countSuggestion,
  countVote,
  unlock,
  type CountedVote,
  type Outcome,
} from './rules.ts';
import { claimStats, currentStats, forgetStats, saveStats } from './stats-store.ts';
import type { Achievement } from './stats.ts';

export type Registrar = {
  registerVote: (vote: CountedVote) => void;
  registerSuggestion: () => void;
  /** Safe to call on every visit: counts once per calendar day. */
  registerLogin: (accountId: number) => void;
  /** Clears the stats and the votes stored in this browser. */
  reset: () => void;
};

type Queue = { add: (achievement: Achievement) => void; clear: () => void };

/** Updates the stats, and unlocks achievements after their delay and adds them to the queue of pop-ups. */
export function createRegistrar(queue: Queue): Registrar {
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  const grant = (achievement: Achievement) => {
    const stats = unlock(currentStats(), achievement);
    if (!stats) return;
    saveStats(stats);
    queue.add(achievement);
  };
  const take = ({ stats, earned }: Outcome) => {
    if (stats !== currentStats()) saveStats(stats);
    for (const { achievement, delayMs } of earned) {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        grant(achievement);
      }, delayMs);
      waiting.add(timer);
    }
  };
  return {
    registerVote: (vote) => {
      noteVotedIdea(vote.ideaId);
      take(countVote(currentStats(), vote));
    },
    registerSuggestion: () => take(countSuggestion(currentStats())),
    registerLogin: (accountId) => {
      claimStats(accountId);
      const outcome = countLogin(currentStats(), calendarDay(new Date()));
      // Once a day is enough: votes cast here are counted here, and the profile page fetches them too.
      if (outcome.stats !== currentStats()) fetchActivity(accountId).catch(() => {});
      take(outcome);
    },
    reset: () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
      queue.clear();
      forgetStats();
    },
  };
}
