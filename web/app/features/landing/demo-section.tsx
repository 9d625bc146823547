import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';

import { demoEnding, demoSeconds } from './demo-ending.ts';
import { DemoStage } from './demo-stage.tsx';
import type { RenderChart } from './sample-chart.tsx';
import { useInView } from './use-in-view.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

type Player = ComponentType<{ renderChart: RenderChart }>;

/** A still picture of how the week ends, until it is seen: then the player is fetched and takes its place. */
export function DemoSection({ renderChart }: { renderChart: RenderChart }) {
  const t = useTranslations('landing.demo');
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  const isStill = useReducedMotion();
  const [Player, setPlayer] = useState<Player>();
  const isWanted = isInView && !isStill && !Player;

  useEffect(() => {
    if (!isWanted) return;
    // Without a network the picture stays, and the next look at it tries again.
    void import('./demo-player.tsx').then(
      ({ DemoPlayer }) => setPlayer(() => DemoPlayer),
      () => {},
    );
  }, [isWanted]);

  return (
    <section ref={section} className="page-width front-section">
      <h2>{t('title', { seconds: demoSeconds })}</h2>
      {Player && !isStill ? (
        <Player renderChart={renderChart} />
      ) : (
        <DemoStage frame={demoEnding} renderChart={renderChart} />
      )}
    </section>
  );
}
