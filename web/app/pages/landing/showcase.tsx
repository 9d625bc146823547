import { useTranslations } from 'use-intl';

import { LiveBadge } from '../../ui/badge.tsx';
import { SampleChart } from './sample-chart.tsx';
import type { SampleIdea } from './sample-ideas.ts';

// The first two are tied, so one vote makes the second overtake the first.
const samples: readonly SampleIdea[] = [
  { name: 'bus', votes: 934, previous: 2 },
  { name: 'dad', votes: 934, previous: 3 },
  { name: 'tools', votes: 640, previous: null },
  { name: 'chord', votes: 402, previous: 1 },
  { name: 'busking', votes: 275, previous: 5 },
];

export function Showcase() {
  const t = useTranslations('landing');
  return (
    <section className="page-width front-section showcase">
      <div>
        <h2>{t('showcase.title')}</h2>
        <p className="front-lead">{t('showcase.lead')}</p>
        <p className="front-fine">{t('showcase.tryIt')}</p>
      </div>
      <div className="sheet showcase-sheet">
        <p className="showcase-head">
          <b>{t('sampleCreator')}</b>
          <LiveBadge>{t('showcase.live')}</LiveBadge>
        </p>
        <SampleChart samples={samples} voted={['tools']} className="chart-showcase" />
      </div>
    </section>
  );
}
