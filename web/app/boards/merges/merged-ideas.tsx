import { useQuery } from '@tanstack/react-query';
import { listMerges } from '@upnext/contract/boards/merges';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { useChosenBoard } from '../own-boards/chosen-board.ts';
import type { MergedIdea } from './merge-dialog.tsx';

type MergedIdeasProps = { isBusy: boolean; onUnmerge: (idea: MergedIdea) => void };

/** Merged ideas, each with a button to undo the merge. Renders nothing if there are none. */
export function MergedIdeas({ isBusy, onUnmerge }: MergedIdeasProps) {
  const t = useTranslations('merges');
  const titleId = useId();
  const { data = [] } = useQuery(queryOf(listMerges, { query: { board: useChosenBoard() } }));
  if (data.length === 0) return null;
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('list', { count: data.length })}</h2>
      <ul className="merged">
        {data.map(({ idea, into }) => (
          <li key={idea.id}>
            <p>
              <b dir="auto">{idea.title}</b>
              <small>{t('into', { title: into.title, count: idea.votes })}</small>
            </p>
            <Button
              kind="soft"
              size="s"
              disabled={isBusy}
              aria-label={t('unmergeLabel', { title: idea.title })}
              onClick={() => onUnmerge(idea)}
            >
              {t('unmerge')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
