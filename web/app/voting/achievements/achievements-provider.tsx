import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';

import { useViewer } from '../../api/viewer.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { currentStats, subscribeToStats } from './stats-store.ts';
import { emptyStats, type UserStats } from './stats.ts';
import { useUnlocks, type Registrar } from './use-unlocks.ts';

type Achievements = Registrar & { stats: UserStats };

const AchievementsContext = createContext<Achievements | undefined>(undefined);
const noStats = () => emptyStats;
const importPopup = () => import('./achievement-popup.tsx').then(({ AchievementPopup }) => AchievementPopup);

/** Wraps every page. The pop-up and its confetti are loaded when the first achievement is unlocked. */
export function AchievementsProvider({ children }: { children: ReactNode }) {
  const stats = useSyncExternalStore(subscribeToStats, currentStats, noStats);
  const { registrar, shown, showNext, hideAll } = useUnlocks();
  const { Part: Popup, load } = useDeferredPart(importPopup);
  const viewerId = useViewer()?.id;
  const isWanted = shown !== undefined;

  useEffect(() => {
    if (viewerId !== undefined) registrar.registerLogin();
  }, [viewerId, registrar]);

  useEffect(() => {
    if (!isWanted) return;
    void load().then((isLoaded) => isLoaded || hideAll());
  }, [isWanted, load, hideAll]);

  const achievements = useMemo(() => ({ ...registrar, stats }), [registrar, stats]);
  return (
    <AchievementsContext value={achievements}>
      {children}
      {shown && Popup && <Popup key={shown} achievement={shown} onDone={showNext} />}
    </AchievementsContext>
  );
}

export function useAchievements(): Achievements {
  const achievements = use(AchievementsContext);
  if (!achievements) throw new Error('useAchievements must be used within an AchievementsProvider');
  return achievements;
}
