import { useTranslations } from 'use-intl';

import { IdeasFailed } from '../ideas/ideas-failed.tsx';
import { MoreIdeas } from '../ideas/more-ideas.tsx';
import type { OwnIdeasState } from '../ideas/use-own-ideas.ts';
import { FreeRows } from './free-rows.tsx';
import type { IdeaRowLinks } from './idea-row.tsx';
import { IdeaRows } from './idea-rows.tsx';
import { LoadingRows } from './loading-rows.tsx';

const enoughToShare = 3;

type OwnIdeasProps = { state: OwnIdeasState; canAdd: boolean; onPaste: () => void } & IdeaRowLinks;

/** The creator's published ideas, in chart order. With fewer than three, the free places of the podium are outlined. */
export function OwnIdeas({ state, canAdd, pathOf, actions, onPaste }: OwnIdeasProps) {
  const t = useTranslations('ideas');
  const { ideas, ideaCount, isPending, error, isFetching, isFetchNextPageError, refetch } = state;
  const isNew = !isPending && ideaCount < enoughToShare;
  return (
    <div className="grid gap-3">
      <h2 className="sr">{t('mine')}</h2>
      {error && !isFetchNextPageError && (
        <IdeasFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {isPending && !error && <LoadingRows />}
      {!isPending && ideaCount === 0 && (
        <div>
          <h3>{t('emptyTitle')}</h3>
          {canAdd && <p className="text-text-2">{t('emptyText')}</p>}
        </div>
      )}
      {(ideas.length > 0 || (isNew && canAdd)) && (
        <IdeaRows
          ideas={ideas}
          pathOf={pathOf}
          actions={actions}
          lastRows={isNew && canAdd && <FreeRows ideaCount={ideaCount} />}
          note={
            isNew &&
            canAdd && (
              <p>
                {t('pasteAsk')}{' '}
                <button type="button" className="text-link" onClick={onPaste}>
                  {t('paste')}
                </button>
              </p>
            )
          }
        />
      )}
      <MoreIdeas state={state} />
    </div>
  );
}
