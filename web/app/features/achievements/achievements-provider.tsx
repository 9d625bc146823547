import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

import { useViewer } from '../../api/viewer.ts';
import type { PopupProps } from './achievement-popup.tsx';
import { currentStats, subscribeToStats } from './stats-store.ts';
import { emptyStats, type UserStats } from './stats.ts';
import { useUnlocks, type Registrar } from './use-unlocks.ts';

type Achievements = Registrar & { stats: UserStats };

const AchievementsContext = createContext<Achievements | undefined>(undefined);
const noStats = () => emptyStats;

/** Around every page. The pop-up and its confetti are fetched when there is something to celebrate. */
export function AchievementsProvider({ children }: { children: ReactNode }) {
  const stats = useSyncExternalStore(subscribeToStats, currentStats, noStats);
  const { registrar, shown, showNext, hideAll } = useUnlocks();
  const [popup, setPopup] = useState<{ Popup: ComponentType<PopupProps> }>();
  const viewerId = useViewer()?.id;
  const isWanted = shown !== undefined;

  useEffect(() => {
    if (viewerId !== undefined) registrar.registerLogin();
  }, [viewerId, registrar]);

  useEffect(() => {
    if (!isWanted || popup) return;
    // By hand, not lazy(): a chunk that does not arrive must cost the pop-up, never the page.
    import('./achievement-popup.tsx').then(({ AchievementPopup }) => setPopup({ Popup: AchievementPopup }), hideAll);
  }, [isWanted, popup, hideAll]);

  const achievements = useMemo(() => ({ ...registrar, stats }), [registrar, stats]);
  return (
    <AchievementsContext value={achievements}>
      {children}
      {shown && popup && <popup.Popup key={shown} achievement={shown} onDone={showNext} />}
    </AchievementsContext>
  );
}

export function useAchievements(): Achievements {
  const achievements = use(AchievementsContext);
  if (!achievements) throw new Error('useAchievements needs an AchievementsProvider above it');
  return achievements;
}
