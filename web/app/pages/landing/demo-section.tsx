import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { demoEnding, demoSeconds } from './demo-ending.ts';
import { DemoStage } from './demo-stage.tsx';
import { useInView } from './use-in-view.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const importPlayer = () => import('./demo-player.tsx').then(({ DemoPlayer }) => DemoPlayer);

/** Shows a still image of the last frame. When it scrolls into view, the player is loaded and replaces it. */
export function DemoSection() {
  const t = useTranslations('landing.demo');
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  const isStill = useReducedMotion();
  // If loading fails, the image stays. Scrolling back to it retries.
  const { Part: Player } = useDeferredPart(importPlayer, isInView && !isStill);

  return (
    <section ref={section} className="page-width front-section">
      <h2>{t('title', { seconds: demoSeconds })}</h2>
      {Player && !isStill ? <Player /> : <DemoStage frame={demoEnding} />}
    </section>
  );
}
