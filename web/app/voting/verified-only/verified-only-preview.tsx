import { useQuery } from '@tanstack/react-query';
import { previewVerifiedOnly, type PreviewedIdea } from '@upnext/contract/voting/verified-only';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { MovementBadge } from '../../ui/badge.tsx';
import { shareClass } from '../../ui/meter.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type VerifiedOnlyPreviewProps = { verifiedOnly: boolean; board: string | undefined };

/** What the switch would do to today's chart: the ideas that would move, and the votes that would count. */
export function VerifiedOnlyPreview({ verifiedOnly, board }: VerifiedOnlyPreviewProps) {
  const t = useTranslations('voteChecks');
  const site = useTranslations('site');
  const titleId = useId();
  const query = useQuery({
    ...queryOf(previewVerifiedOnly, { query: { board, verifiedOnly: verifiedOnly ? 'true' : 'false' } }),
    // The votes may have changed since the last preview.
    staleTime: 0,
    gcTime: 0,
  });
  const preview = query.data?.preview;
  return (
    <section className="preview" aria-labelledby={titleId} aria-busy={query.isPending}>
      <h3 id={titleId}>{t('preview')}</h3>
      {query.isPending && <Skeleton className="h-24" />}
      {query.isError && (
        <RetryNotice label={site('tryAgain')} query={query}>
          {t('previewError')}
        </RetryNotice>
      )}
      {preview === null && <p>{t('tooMany')}</p>}
      {preview && (
        <>
          <ol className="preview-rows">
            {preview.ideas.map((idea) => (
              <PreviewRow key={idea.id} idea={idea} share={idea.votes / preview.leaderVotes} />
            ))}
          </ol>
          <p className="num">
            {preview.votes <= preview.votesNow
              ? t('fewer', {
                  votes: preview.votes,
                  votesNow: preview.votesNow,
                  rest: preview.votesNow - preview.votes,
                })
              : t('more', { votes: preview.votes, votesNow: preview.votesNow })}
          </p>
        </>
      )}
    </section>
  );
}

function PreviewRow({ idea: { title, place, placeNow }, share }: { idea: PreviewedIdea; share: number }) {
  const t = useTranslations('voteChecks');
  const change = placeNow - place;
  return (
    <li>
      <span className={clsx('preview-bar', shareClass(share))} aria-hidden="true" />
      <span className="preview-place" aria-hidden="true">
        {place}
      </span>
      <span className="sr">{t('previewPlace', { place })}</span>
      <span dir="auto" className="preview-title">
        {title}
      </span>
      {change === 0 ? (
        <MovementBadge direction="same">{t('same')}</MovementBadge>
      ) : (
        <MovementBadge direction={change > 0 ? 'up' : 'down'}>
          {t(change > 0 ? 'up' : 'down', { count: Math.abs(change) })}
        </MovementBadge>
      )}
    </li>
  );
}
