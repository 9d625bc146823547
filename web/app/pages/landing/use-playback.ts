import { useEffect, useState, useSyncExternalStore } from 'react';

import { beatMs, lastBeat } from './demo-script.ts';

export type Playback = { beat: number; state: 'playing' | 'paused' | 'ended'; press: () => void };

function subscribeToTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Starts automatically, plays once, and stops while off-screen or in a hidden tab. The state is 'paused' only if the
 * viewer pauses it.
 */
export function usePlayback(isInView: boolean): Playback {
  const [beat, setBeat] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isTabShown = useSyncExternalStore(
    subscribeToTab,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const isEnded = beat >= lastBeat;
  const isRunning = isInView && isTabShown && !isPaused && !isEnded;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setBeat((before) => before + 1), beatMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  function press(): void {
    if (isEnded) setBeat(0);
    setPaused(!isEnded && !isPaused);
  }

  return { beat, state: isEnded ? 'ended' : isPaused ? 'paused' : 'playing', press };
}
