import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

import { useViewer } from '../../api/viewer.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import type { Registrar } from './registrar.ts';
import type { Achievement } from './stats.ts';

const AchievementsContext = createContext<Registrar | undefined>(undefined);
const importPopup = () => import('./achievement-popup.tsx').then(({ AchievementPopup }) => AchievementPopup);

/**
 * Wraps every page. Most page views count nothing, so the code that counts is loaded with the first event, and the
 * pop-up with its confetti when the first achievement is unlocked.
 */
export function AchievementsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Achievement[]>([]);
  const { Part: Popup, load } = useDeferredPart(importPopup);
  const viewerId = useViewer()?.id;
  const [shown] = queue;
  const isWanted = shown !== undefined;

  const registrar = useMemo(() => {
    const add = (achievement: Achievement) => setQueue((before) => [...before, achievement]);
    return createDeferredRegistrar(() =>
      import('./registrar.ts').then(({ createRegistrar }) => createRegistrar({ add, clear: () => setQueue([]) })),
    );
  }, []);

  useEffect(() => {
    if (viewerId !== undefined) registrar.registerLogin(viewerId);
  }, [viewerId, registrar]);

  useEffect(() => {
    if (!isWanted) return;
    void load().then((isLoaded) => isLoaded || setQueue([]));
  }, [isWanted, load]);

  return (
    <AchievementsContext value={registrar}>
      {children}
      {shown && Popup && <Popup key={shown} achievement={shown} onDone={() => setQueue(([, ...rest]) => rest)} />}
    </AchievementsContext>
  );
}

/** Loads the registrar on first use and then calls it in order. If it can't be loaded, the event isn't counted. */
function createDeferredRegistrar(load: () => Promise<Registrar>): Registrar {
  let loading: Promise<Registrar> | undefined;
  const call = (event: (registrar: Registrar) => void) => {
    loading ??= load();
    loading.then(event, () => (loading = undefined));
  };
  return {
    registerVote: (vote) => call((registrar) => registrar.registerVote(vote)),
    registerSuggestion: () => call((registrar) => registrar.registerSuggestion()),
    registerLogin: (accountId) => call((registrar) => registrar.registerLogin(accountId)),
    reset: () => call((registrar) => registrar.reset()),
  };
}

export function useAchievements(): Registrar {
  const registrar = use(AchievementsContext);
  if (!registrar) throw new Error('useAchievements must be used within an AchievementsProvider');
  return registrar;
}
