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
  /** Safe to call on every visit: counts once per calendar day. */
  registerLogin: () => void;
  /** Clears the stats and the votes stored in this browser. */
  reset: () => void;
};

type Unlocks = { registrar: Registrar; shown: Achievement | undefined; showNext: () => void; hideAll: () => void };

/** Updates the stats, unlocks achievements after their delay and queues the pop-ups, one at a time. */
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
