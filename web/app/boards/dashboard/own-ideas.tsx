import type { Idea } from '@upnext/contract/boards/ideas';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { nameOfStage } from '../chart/stage-name.ts';
import { IdeaCard } from '../ideas/idea-card.tsx';
import { IdeasFailed } from '../ideas/ideas-failed.tsx';
import { LoadingCards } from '../ideas/loading-cards.tsx';
import { MoreIdeas } from '../ideas/more-ideas.tsx';
import type { OwnIdeasState } from '../ideas/use-own-ideas.ts';
import { IdeaTools, type IdeaActions } from './idea-tools.tsx';
import { enterNewIdea } from './new-idea-field.ts';

const enoughToShare = 3;

/** The creator's published ideas, in chart order. */
export function OwnIdeas({ state, canAdd, ...actions }: IdeaActions & { state: OwnIdeasState; canAdd: boolean }) {
  const t = useTranslations('ideas');
  const { ideas, ideaCount, shareOf, isPending, error, isFetching, isFetchNextPageError, refetch } = state;
  return (
    <div className="grid gap-3">
      <h2 className="sr">{t('mine')}</h2>
      {error && !isFetchNextPageError && (
        <IdeasFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {isPending && !error && <LoadingCards />}
      {!isPending && ideaCount === 0 && (
        <EmptyState
          numeral="1"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={canAdd && <AddButton label={t('emptyAction')} />}
        />
      )}
      {ideas.length > 0 && (
        <ul className="idea-cards">
          {ideas.map((idea) => (
            <li key={idea.id} id={`idea-${idea.id}`} tabIndex={-1}>
              <IdeaCard
                idea={idea}
                share={shareOf(idea)}
                tools={<IdeaTools idea={idea} {...actions} />}
                note={<IdeaNote idea={idea} />}
              />
            </li>
          ))}
          {canAdd && ideaCount < enoughToShare && (
            <li className={ideaCount === 2 ? 'idea-cards-wide' : undefined}>
              <EmptyState
                numeral={String(ideaCount + 1)}
                title={t('threeTitle')}
                text={t('threeText', { count: enoughToShare - ideaCount })}
                action={<AddButton label={t('threeAction')} />}
              />
            </li>
          )}
        </ul>
      )}
      <MoreIdeas state={state} />
    </div>
  );
}

function IdeaNote({ idea: { stage, suggestedByUsername } }: { idea: Idea }) {
  const t = useTranslations('ideas');
  if (stage !== 'open') return <Badge>{t('stageName', { stage: nameOfStage(stage) })}</Badge>;
  return suggestedByUsername === undefined ? null : t('from', { username: suggestedByUsername });
}

function AddButton({ label }: { label: string }) {
  return (
    <Button size="s" onClick={enterNewIdea}>
      <Plus className="i" aria-hidden="true" />
      {label}
    </Button>
  );
}
