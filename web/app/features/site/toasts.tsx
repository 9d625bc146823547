import { useEffect, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';

import { currentToast, subscribeToToasts } from '../../ui/toast-store.ts';

type RegionProps = { regionLabel: string; toastLabel: string; closeLabel: string };

const settledMs = 4_000;

/** Fetched at the first touch, or once the page has settled: no first paint waits for it, and it is there when the network is not. */
export function Toasts() {
  const t = useTranslations('site');
  const [Region, setRegion] = useState<ComponentType<RegionProps>>();
  useEffect(() => {
    const events = new AbortController();
    // Without a network it stays away, and the next toast tries again: the page must not fall with it, as React's lazy would have it.
    const fetchRegion = () =>
      void import('../../ui/toast-region.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => undefined,
      );
    const timer = setTimeout(fetchRegion, currentToast() ? 0 : settledMs);
    const unsubscribe = subscribeToToasts(fetchRegion);
    addEventListener('pointerdown', fetchRegion, { once: true, signal: events.signal });
    addEventListener('keydown', fetchRegion, { once: true, signal: events.signal });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      events.abort();
    };
  }, []);
  if (!Region) return null;
  return (
    <Region
      regionLabel={t('notifications', { hotkey: '{hotkey}' })}
      toastLabel={t('notification')}
      closeLabel={t('closeMessage')}
    />
  );
}
