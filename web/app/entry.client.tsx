import './trusted-types.ts';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { loadTexts } from './texts/load-texts.ts';

await loadTexts(document.documentElement.lang === 'es' ? 'es' : 'en');

declare global {
  interface Window {
    /** What was pressed before anything listened; kept by the head script while it is not undefined. */
    earlyPress?: HTMLElement | null | undefined;
  }
}

const early = window.earlyPress;
// From here on React listens.
window.earlyPress = undefined;

/** Whoever was faster than the scripts need not press again. After the render that follows: the first one knows no reader. */
function PressAgain({ children }: { children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(() => early?.isConnected && early.click());
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

// The shell for a reader without a connection; while developing it would only be in the way.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
