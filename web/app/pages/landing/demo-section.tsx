import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { demoEnding, demoSeconds } from './demo-ending.ts';
import { DemoStage } from './demo-stage.tsx';
import { useInView } from './use-in-view.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const importPlayer = () => import('./demo-player.tsx').then(({ DemoPlayer }) => DemoPlayer);

/** A still picture of how the week ends, until it is in view: then the player is loaded and replaces it. */
export function DemoSection() {
  const t = useTranslations('landing.demo');
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  const isStill = useReducedMotion();
  // Without a network the picture stays; scrolling back to it tries again.
  const { Part: Player } = useDeferredPart(importPlayer, isInView && !isStill);

  return (
    <section ref={section} className="page-width front-section">
      <h2>{t('title', { seconds: demoSeconds })}</h2>
      {Player && !isStill ? <Player /> : <DemoStage frame={demoEnding} />}
    </section>
  );
}
