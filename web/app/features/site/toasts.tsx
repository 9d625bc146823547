import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { currentToast, subscribeToToasts } from '../../ui/toast-store.ts';
import type { LaterParts } from './later-parts.tsx';

const settledMs = 4_000;

/**
 * Messages, and the signs of going from page to page. Fetched at the first touch, or once the page has settled: no first paint
 * waits for them, and they are there when the network is not.
 */
export function Toasts() {
  const t = useTranslations('site');
  const [Parts, setParts] = useState<typeof LaterParts>();
  useEffect(() => {
    const events = new AbortController();
    // Without a network they stay away, and the next toast tries again: the page must not fall with them, as React's lazy would have it.
    const fetchParts = () =>
      void import('./later-parts.tsx').then(
        (parts) => setParts(() => parts.LaterParts),
        () => undefined,
      );
    const timer = setTimeout(fetchParts, currentToast() ? 0 : settledMs);
    const unsubscribe = subscribeToToasts(fetchParts);
    addEventListener('pointerdown', fetchParts, { once: true, signal: events.signal });
    addEventListener('keydown', fetchParts, { once: true, signal: events.signal });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      events.abort();
    };
  }, []);
  if (!Parts) return null;
  return (
    <Parts
      regionLabel={t('notifications', { hotkey: '{hotkey}' })}
      toastLabel={t('notification')}
      closeLabel={t('closeMessage')}
    />
  );
}
