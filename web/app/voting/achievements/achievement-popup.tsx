import '../../styles/achievements.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';

import { requireTexts } from '../../texts/load-texts.ts';
import { throwConfetti } from './confetti.ts';
import { findPopupPlace } from './popup-place.ts';
import { achievementPoints, type Achievement } from './stats.ts';
import { useQuietPage } from './use-quiet-page.ts';

await requireTexts('achievements');

export type PopupProps = { achievement: Achievement; onDone: () => void };

const shownMs = 3_000;
const doneMs = 3_500;

/**
 * A pop-up above all other content, shown for three seconds. It takes neither focus nor clicks, doesn't cover the row
 * that was voted for, and waits while a dialog is open or a form is being filled in.
 */
export function AchievementPopup(props: PopupProps) {
  const isQuiet = useQuietPage();
  const [hasStarted, setStarted] = useState(false);
  if (isQuiet && !hasStarted) setStarted(true);
  return hasStarted && <ShownAchievement {...props} />;
}

function ShownAchievement({ achievement, onDone }: PopupProps) {
  const t = useTranslations('achievements');
  const [place] = useState(findPopupPlace);
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
      <div aria-live="polite" className="achievement-slot" data-place={place}>
        {phase !== 'coming' && (
          <div className="sheet achievement" data-leaving={phase === 'leaving' || undefined}>
            <span className="sr">{t('unlocked')}</span>
            <b className="achievement-points">{t('pointsGained', { points: achievementPoints[achievement] })}</b>
            <div>
              <h2>{t(`names.${achievement}`)}</h2>
              <p>{t(`praise.${achievement}`)}</p>
            </div>
          </div>
        )}
      </div>
    </div>,
    document.body,
  );
}

function showOnTop(layer: HTMLElement | null): void {
  if (layer && !layer.matches(':popover-open')) layer.showPopover();
}
