import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { newcomer, type DemoFrame } from './demo-ending.ts';
import { sampleId } from './sample-ideas.ts';
import { SampleRows } from './sample-rows.tsx';
import { useSampleIdeas } from './use-sample-ideas.ts';

type DemoStageProps = {
  frame: DemoFrame;
  /** Play and pause button, undefined for the still image. */
  control?: ReactNode;
};

const week = Array.from({ length: 7 }, (_, day) => day);
const dayMs = 86_400_000;
const someMonday = Date.UTC(2026, 0, 5);

/** One frame of the demo. Not interactive: a sentence describes it for screen readers. */
export function DemoStage({ frame, control }: DemoStageProps) {
  const t = useTranslations('landing');
  const format = useFormatter();
  const { samples, voted, justVoted, day, moment } = frame;
  const ideas = useSampleIdeas(samples);
  const votedIds = new Set(voted.map(sampleId));
  return (
    <figure className="demo">
      <figcaption className="demo-words">
        <span className="sr">{t('demo.story', { title: t(`ideas.${newcomer}`) })}</span>
        <span className="demo-moment" aria-hidden="true">
          {t(`demo.moments.${moment}`)}
        </span>
        <span aria-hidden="true">
          <span className="demo-day">
            {format.dateTime(new Date(someMonday + day * dayMs), { weekday: 'long', timeZone: 'UTC' })}
          </span>
          <span className="demo-week">
            {week.map((dayOfWeek) => (
              <span key={dayOfWeek} className={clsx(dayOfWeek <= day && 'demo-past')} />
            ))}
          </span>
        </span>
        <span className="demo-control">{control}</span>
      </figcaption>
      <div className="demo-screen" inert>
        <SampleRows
          ideas={ideas}
          className="chart-demo"
          isVoted={(ideaId) => votedIds.has(ideaId)}
          celebrated={justVoted && sampleId(justVoted)}
          onVote={() => {}}
        />
      </div>
    </figure>
  );
}
