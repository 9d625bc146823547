import type { Idea } from '@upnext/contract/boards/ideas';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { toIdeas, type SampleIdea } from './sample-ideas.ts';

export function useSampleIdeas(samples: readonly SampleIdea[]): Idea[] {
  const t = useTranslations('landing.ideas');
  return useMemo(() => toIdeas(samples, (name) => t(name)), [samples, t]);
}
