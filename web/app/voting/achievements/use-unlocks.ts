import { useCallback, useMemo, useRef, useState } from 'react';

import {
  calendarDay,
  countLogin,
  countSuggestion,
  countVote,
  unlock,
  type CountedVote,
  type Outcome,
} from './rules.ts';
import { currentStats, forgetStats, saveStats } from './stats-store.ts';
import type { Achievement } from './stats.ts';

export type Registrar = {
  registerVote: (vote: CountedVote) => void;
  registerSuggestion: () => void;
  /** Safe to call at every visit: it counts once per calendar day. */
  registerLogin: () => void;
  /** Clears the stats and what this browser remembers of its votes. */
  reset: () => void;
};

type Unlocks = { registrar: Registrar; shown: Achievement | undefined; showNext: () => void; hideAll: () => void };

/** Counts, waits as the rules say, unlocks, and queues what is to be shown: one pop-up at a time. */
export function useUnlocks(): Unlocks {
  const [queue, setQueue] = useState<Achievement[]>([]);
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>());
  const hideAll = useCallback(() => setQueue([]), []);
  const showNext = useCallback(() => setQueue(([, ...rest]) => rest), []);

  const registrar = useMemo((): Registrar => {
    const grant = (achievement: Achievement) => {
      const stats = unlock(currentStats(), achievement);
      if (!stats) return;
      saveStats(stats);
      setQueue((before) => [...before, achievement]);
    };
    const take = ({ stats, earned }: Outcome) => {
      if (stats !== currentStats()) saveStats(stats);
      for (const { achievement, delayMs } of earned) {
        const timer = setTimeout(() => {
          waiting.current.delete(timer);
          grant(achievement);
        }, delayMs);
        waiting.current.add(timer);
      }
    };
    return {
      registerVote: (vote) => take(countVote(currentStats(), vote)),
      registerSuggestion: () => take(countSuggestion(currentStats())),
      registerLogin: () => take(countLogin(currentStats(), calendarDay(new Date()))),
      reset: () => {
        for (const timer of waiting.current) clearTimeout(timer);
        waiting.current.clear();
        hideAll();
        forgetStats();
      },
    };
  }, [hideAll]);

  return { registrar, shown: queue[0], showNext, hideAll };
}
