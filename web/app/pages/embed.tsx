import '../styles/embed.css';
import { boardPath, boardTitle, handleOf, nameOf } from '@upnext/contract/boards/board-handle';
import { getBoard, type BoardPage } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Chart } from '../boards/chart/chart.tsx';
import { missing, redirectRenamed } from '../boards/public-page/load-board.ts';
import OpenRoundWords from '../boards/public-page/open-round-words.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { useSiteName } from '../site/use-site-name.ts';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { Logo } from '../ui/logo.tsx';
import { VoteCount } from '../voting/votes/vote-count.tsx';
import type { Route } from './+types/embed.ts';

export const handle = { texts: 'outside' satisfies TextPart, frame: 'still' };
await requireTexts('outside');

const mostShown = 5;

export async function loader({ context, params: { username }, url }: Route.LoaderArgs) {
  const { searchParams, search, origin } = url;
  const page = await context.get(pageContext).call(getBoard, { params: { username } }).catch(missing('board'));
  redirectRenamed(username, page.creator.username, (moved) => `/embed/${moved}${search}`);
  const theme = searchParams.get('theme');
  return { page, origin, theme: theme === 'light' || theme === 'dark' ? theme : undefined };
}

/** The top ideas of a board in an iframe on another site. It runs no scripts: every control is a link. */
export default function EmbedPage({ loaderData: { page, origin, theme } }: Route.ComponentProps) {
  const t = useTranslations();
  const siteName = useSiteName();
  const { creator, board } = page;
  const round = board.openRound;
  const ideas = page.ideas.slice(0, mostShown).map((idea) => ({ ...idea, description: '' }));
  const username = boardTitle(nameOf(creator), board);
  const href = origin + boardPath(creator.username, board.slug);
  return (
    <div className={clsx('embed', theme && 'themed')} data-theme={theme}>
      <PageMeta title={t('boards.title', { username })} isPrivate />
      <main>
        <header className="embed-head">
          <h1 className="sr">{t('boards.title', { username })}</h1>
          <h2>{t('chart.title')}</h2>
          <p>{t('embeds.by', { username })}</p>
        </header>
        {round && (
          <a href={`${href}/rounds/${round.number}`} target="_blank" rel="noopener" className="open-round">
            <OpenRoundWords round={round} handle={handleOf(creator.username, board.slug)} creatorId={creator.id} />
          </a>
        )}
        {ideas.length === 0 ? (
          <p className="embed-empty">{t('embeds.empty')}</p>
        ) : (
          <Chart
            ideas={ideas}
            leaderVotes={board.leaderVotes}
            view="chart"
            isVoted={() => false}
            renderVote={(idea) => <VoteLink idea={idea} page={page} href={href} />}
          />
        )}
      </main>
      <footer className="embed-foot">
        <a href={href} target="_blank" rel="noopener">
          {t('embeds.all', { count: board.ideaCount })}
          <span className="sr">, {t('embeds.newTab')}</span>
        </a>
        <a href={origin} target="_blank" rel="noopener" className="embed-brand">
          <Logo />
          {siteName}
          <span className="sr">, {t('embeds.newTab')}</span>
        </a>
      </footer>
    </div>
  );
}

function VoteLink({ idea: { title, votes }, page, href }: { idea: Idea; page: BoardPage; href: string }) {
  const t = useTranslations('embeds');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="vote"
      aria-label={t('vote', { title, username: page.creator.username, count: votes })}
    >
      <ArrowUp className="i" aria-hidden="true" />
      <VoteCount votes={votes} />
    </a>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslations();
  const siteName = useSiteName();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="embed embed-trouble">
      <PageMeta title={siteName} isPrivate />
      <h1>{t(isMissing ? 'trouble.boardNotFoundText' : 'boards.chartFailed')}</h1>
    </main>
  );
}
