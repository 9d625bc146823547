import { useQuery } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/boards/ideas';
import { listSimilarIdeas, type SimilarIdea } from '@upnext/contract/boards/suggestions';
import { GitMerge } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';

type SimilarPublishedProps = { board: string; idea: Idea; onMerge: (target: SimilarIdea) => void };

/** The ideas on the chart that are similar to a suggestion, each with a button to merge it. Nothing if there are none. */
export function SimilarPublished({ board, idea, onMerge }: SimilarPublishedProps) {
  const t = useTranslations();
  const { data = [] } = useQuery(
    queryOf(listSimilarIdeas, { params: { username: board }, query: { title: idea.title } }),
  );
  if (data.length === 0) return null;
  return (
    <section className="similar review-similar" aria-labelledby="similar">
      <h3 id="similar">{t('review.similar')}</h3>
      <ul>
        {data.map((target) => (
          <li key={target.id}>
            <span>
              <span dir="auto">{target.title}</span> <small>{t('votes.count', { count: target.votes })}</small>
            </span>
            <Button
              kind="soft"
              size="s"
              aria-label={t('review.mergeInto', { title: target.title })}
              onClick={() => onMerge(target)}
            >
              <GitMerge className="i" aria-hidden="true" />
              {t('review.merge')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
