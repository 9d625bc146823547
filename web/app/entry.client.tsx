import './trusted-types.ts';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { loadTexts } from './texts/load-texts.ts';
import { shownLanguage } from './texts/shown-language.ts';

await loadTexts(shownLanguage());

declare global {
  interface Window {
    /** The elements that were clicked before hydration. The head script records clicks until this is undefined. */
    earlyPresses?: Set<HTMLElement> | undefined;
  }
}

let early: Set<HTMLElement> | undefined;

/** Replays the clicks made before hydration. It uses a timeout, because the viewer isn't known yet in the first render. */
function PressAgain({ children }: { children: ReactNode }) {
  useEffect(() => {
    // React handles clicks from here on. In development, effects run twice.
    early ??= window.earlyPresses;
    window.earlyPresses = undefined;
    const timer = setTimeout(() => early?.forEach((element) => element.click()));
    return () => clearTimeout(timer);
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PressAgain>
        <HydratedRouter />
      </PressAgain>
    </StrictMode>,
  );
});

// The service worker provides the offline page. It is not used in development, where it would interfere.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
