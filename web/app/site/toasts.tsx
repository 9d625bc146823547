import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { currentToast, subscribeToToasts } from '../ui/toast-store.ts';
import { useDeferredPart } from '../ui/use-deferred-part.tsx';

const settledMs = 4_000;

const importParts = () => import('./deferred-layout.tsx').then(({ DeferredLayout }) => DeferredLayout);

/**
 * Toasts and the navigation progress bar. They are loaded on the first interaction or when the page has settled, so
 * they don't delay the first paint but are available if the network fails later. If loading fails, each new toast
 * retries it.
 */
export function Toasts() {
  const t = useTranslations('site');
  const { pathname } = useLocation();
  const [from] = useState(pathname);
  const { Part: Parts, load } = useDeferredPart(importParts);
  useEffect(() => {
    const events = new AbortController();
    const fetchParts = () => void load();
    const timer = setTimeout(fetchParts, currentToast() ? 0 : settledMs);
    const unsubscribe = subscribeToToasts(fetchParts);
    addEventListener('pointerdown', fetchParts, { once: true, signal: events.signal });
    addEventListener('keydown', fetchParts, { once: true, signal: events.signal });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      events.abort();
    };
  }, [load]);
  if (!Parts) return null;
  return (
    <Parts
      from={from}
      regionLabel={t('notifications', { hotkey: '{hotkey}' })}
      toastLabel={t('notification')}
      closeLabel={t('closeMessage')}
    />
  );
}
