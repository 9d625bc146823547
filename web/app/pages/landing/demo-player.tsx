import { Pause, Play, RotateCcw } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { demoEnding } from './demo-ending.ts';
import { demoAt } from './demo-script.ts';
import { DemoStage } from './demo-stage.tsx';
import { useInView } from './use-in-view.ts';
import { usePlayback, type Playback } from './use-playback.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

export function DemoPlayer() {
  const isStill = useReducedMotion();
  return isStill ? <DemoStage frame={demoEnding} /> : <MovingDemo />;
}

function MovingDemo() {
  const box = useRef<HTMLDivElement>(null);
  const { beat, state, press } = usePlayback(useInView(box));
  const frame = useMemo(() => demoAt(beat), [beat]);
  return (
    <div ref={box} data-demo={state}>
      <DemoStage frame={frame} control={<DemoControl state={state} onPress={press} />} />
    </div>
  );
}

const icons = { playing: Pause, paused: Play, ended: RotateCcw };
const words = { playing: 'pause', paused: 'play', ended: 'again' } as const;

function DemoControl({ state, onPress }: { state: Playback['state']; onPress: () => void }) {
  const t = useTranslations('landing.demo');
  const Icon = icons[state];
  return (
    <Button size="s" onClick={onPress}>
      <Icon className="i" aria-hidden="true" />
      {t(words[state])}
    </Button>
  );
}
