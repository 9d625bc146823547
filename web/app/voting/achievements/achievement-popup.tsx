import '../../styles/achievements.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';

import { requireTexts } from '../../texts/load-texts.ts';
import { useTopmostHost } from '../../ui/topmost-host.ts';
import { throwConfetti } from './confetti.ts';
import { achievementPoints, type Achievement } from './stats.ts';

await requireTexts('achievements');

export type PopupProps = { achievement: Achievement; onDone: () => void };

const shownMs = 3_000;
const doneMs = 3_500;

/** A centred pop-up above all other content, shown for three seconds. It takes neither focus nor clicks. */
export function AchievementPopup({ achievement, onDone }: PopupProps) {
  const t = useTranslations('achievements');
  const host = useTopmostHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [phase, setPhase] = useState<'coming' | 'shown' | 'leaving'>('coming');
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    // The text must be added after its live region is mounted, or screen readers won't announce it.
    const timers = [
      setTimeout(() => setPhase('shown')),
      setTimeout(() => setPhase('leaving'), shownMs),
      setTimeout(finish, doneMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  useEffect(() => {
    if (!canvas.current || achievement === 'streak_votes') return undefined;
    return throwConfetti(canvas.current);
  }, [achievement]);

  return createPortal(
    <div ref={showOnTop} popover="manual" className="achievement-layer">
      <canvas ref={canvas} aria-hidden="true" />
      <div aria-live="polite" className="achievement-slot">
        {phase !== 'coming' && (
          <div className="sheet achievement" data-leaving={phase === 'leaving' || undefined}>
            <span className="sr">{t('unlocked')}</span>
            <b className="achievement-points">{t('pointsGained', { points: achievementPoints[achievement] })}</b>
            <h2>{t(`names.${achievement}`)}</h2>
            <p>{t(`praise.${achievement}`)}</p>
          </div>
        )}
      </div>
    </div>,
    host,
  );
}

function showOnTop(layer: HTMLElement | null): void {
  if (layer && !layer.matches(':popover-open')) layer.showPopover();
}
