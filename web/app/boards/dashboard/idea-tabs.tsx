import { ideaPath } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Owner } from '../ideas/own-ideas-query.ts';
import { useOwnIdeas } from '../ideas/use-own-ideas.ts';
import { MergedIdeas } from '../merges/merged-ideas.tsx';
import { useMerge } from '../merges/use-merge.ts';
import { PendingSuggestions } from '../review/pending-suggestions.tsx';
import { usePendingCache } from '../review/use-pending-cache.ts';
import { DoneIdeas } from './done-ideas.tsx';
import { IdeaDialogs } from './idea-dialogs.tsx';
import { IdeaLegend } from './idea-legend.tsx';
import { OwnIdeas } from './own-ideas.tsx';
import { TopIdeas } from './top-ideas.tsx';

const names = ['mine', 'suggested', 'top', 'done'] as const;
type TabName = (typeof names)[number];

type IdeaTabsProps = { owner: Owner; board: BoardSettings; onPaste: () => void };

/** The selected tab is in the URL, so Back and reload keep it. */
export function IdeaTabs({ owner, board, onPaste }: IdeaTabsProps) {
  const t = useTranslations('ideas');
  const [search, setSearch] = useSearchParams();
  const ideas = useOwnIdeas(owner);
  const selected = names.find((name) => name === search.get('tab')) ?? 'mine';

  const select = (name: TabName) =>
    setSearch(
      (current) => {
        current.delete('tab');
        if (name !== 'mine') current.set('tab', name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const { refresh: refreshPending } = usePendingCache();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void ideas.refetch().finally(() => setRefreshing(false));
    refreshPending();
  };
  const pathOf = ({ id }: Idea) => ideaPath(board.creatorUsername, board.slug, id);
  const { merge, unmerge, isBusy } = useMerge(refresh);

  return (
    <>
      <IdeaDialogs owner={owner} onMerge={merge}>
        {(actions) => (
          <Tabs
            label={t('tabs')}
            selected={selected}
            onSelect={select}
            aside={
              <div className="flex items-center gap-1">
                <IdeaLegend />
                <IconButton
                  label={t('refresh')}
                  title={t('refresh')}
                  // Below 960 px this action is in the More menu.
                  className="max-lg:hidden"
                  disabled={isRefreshing}
                  onClick={refresh}
                >
                  {isRefreshing ? <Spinner /> : <RefreshCw className="i" aria-hidden="true" />}
                </IconButton>
              </div>
            }
            items={[
              {
                name: 'mine',
                label: t('mine'),
                ...(ideas.data ? { count: ideas.ideaCount } : {}),
                panel: (
                  <OwnIdeas
                    state={ideas}
                    canAdd={!board.isArchived}
                    pathOf={pathOf}
                    actions={actions}
                    onPaste={onPaste}
                  />
                ),
              },
              {
                name: 'suggested',
                label: t('suggested'),
                ...(board.pendingCount > 0 ? { count: board.pendingCount, isHot: true } : {}),
                panel: <PendingSuggestions owner={owner} board={board} />,
              },
              { name: 'top', label: t('top'), panel: <TopIdeas state={ideas} pathOf={pathOf} actions={actions} /> },
              { name: 'done', label: t('done'), panel: <DoneIdeas owner={owner} pathOf={pathOf} actions={actions} /> },
            ]}
          />
        )}
      </IdeaDialogs>
      <MergedIdeas isBusy={isBusy} onUnmerge={unmerge} />
    </>
  );
}
