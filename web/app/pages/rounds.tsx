import '../styles/round-list.css';
import { boardPath, boardTitle, handleOf, nameOf, roundPath } from '@upnext/contract/boards/board-handle';
import { listRounds } from '@upnext/contract/voting/rounds';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { BackHeader } from '../boards/public-page/back-header.tsx';
import { BoardError } from '../boards/public-page/board-error.tsx';
import { missing, redirectRenamed } from '../boards/public-page/load-board.ts';
import { PastRounds } from '../boards/rounds/past-rounds.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/rounds.ts';

export const handle = { texts: 'rounds' satisfies TextPart };
await requireTexts('rounds');

export async function loader({ context, params: { username, board } }: Route.LoaderArgs) {
  const params = { username: handleOf(username, board) };
  const first = await context.get(pageContext).call(listRounds, { params }).catch(missing('page'));
  redirectRenamed(username, first.creator.username, (name) => roundPath(name, board));
  return { first };
}

/** All rounds of a board, newest first. Readable without JavaScript. */
export default function RoundsPage({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('rounds');
  const { creator, board, rounds } = first;
  const name = nameOf(creator);
  const title = boardTitle(name, board);
  const chartPath = boardPath(creator.username, board?.slug);
  return (
    <SiteFrame
      background={`background-${creator.profileBackground}`}
      mainClassName="round-list-page"
      skipLabel={t('listSkip')}
      header={<BackHeader creator={creator} name={title} chartPath={chartPath} label={t('back')} />}
    >
      <PageMeta
        title={t('listTitle', { username: title })}
        description={t('listDescription', { username: title })}
        canonicalPath={roundPath(creator.username, board?.slug)}
      />
      <h1>{t('listHeading')}</h1>
      {rounds.length === 0 ? (
        <EmptyState
          numeral="1"
          heading="h2"
          title={t('listEmpty')}
          text={t('listEmptyText', { username: name })}
          action={
            <Link to={chartPath} className={buttonClass()}>
              {t('toChart')}
            </Link>
          }
        />
      ) : (
        <PastRounds key={chartPath} first={first} />
      )}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
