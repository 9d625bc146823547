import '../styles/board.css';
import '../styles/stage.css';
import '../styles/stage-chart.css';
import { boardPath, boardTitle, handleOf } from '@upnext/contract/board-handle';
import { getBoard, type BoardPage } from '@upnext/contract/boards';
import type { Idea } from '@upnext/contract/ideas';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { searchWords } from '../api/search-words.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { useAchievements } from '../features/achievements/achievements-provider.tsx';
import { BoardEmpty } from '../features/boards/board-empty.tsx';
import { BoardList } from '../features/boards/board-list.tsx';
import { boardPreview } from '../features/boards/board-preview.ts';
import { DashboardLink } from '../features/boards/dashboard-link.tsx';
import { followMove } from '../features/boards/follow-move.ts';
import { LiveMark } from '../features/boards/live-mark.tsx';
import { missingBoard } from '../features/boards/missing-board.ts';
import { ShareButton } from '../features/boards/share-button.tsx';
import { StageFooter } from '../features/boards/stage-footer.tsx';
import { StageHead } from '../features/boards/stage-head.tsx';
import { StageJoin } from '../features/boards/stage-join.tsx';
import { StagePrompt } from '../features/boards/stage-prompt.tsx';
import { useBoard } from '../features/boards/use-board.ts';
import { useShareBoard } from '../features/boards/use-share-board.ts';
import { ChartSearch } from '../features/chart/chart-search.tsx';
import { Chart } from '../features/chart/chart.tsx';
import { NothingFound } from '../features/chart/nothing-found.tsx';
import { RefreshButton } from '../features/chart/refresh-button.tsx';
import { ShowMore } from '../features/chart/show-more.tsx';
import { SuggestRow } from '../features/chart/suggest-row.tsx';
import { useReport } from '../features/reports/use-report.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { SiteHeader } from '../features/site/site-header.tsx';
import { ViewerChip } from '../features/site/viewer-chip.tsx';
import { SuggestButton } from '../features/suggestions/suggest-button.tsx';
import { useSuggestion } from '../features/suggestions/use-suggestion.ts';
import { useVisit } from '../features/visits/use-visit.ts';
import { VoteButton } from '../features/votes/vote-button.tsx';
import { VoteScore } from '../features/votes/vote-score.tsx';
import { useLanguage } from '../texts/language.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/creator-stage.ts';
import { BoardError } from './board-error.tsx';
import { useBoardVotes } from './use-board-votes.ts';
import { voteInstead } from './vote-instead.tsx';

export async function loader({ context, params: { username }, url }: Route.LoaderArgs) {
  const { search, searchParams } = url;
  const words = searchWords(searchParams);
  const query = words ? { q: words } : {};
  const seed = await context.get(pageContext).seed(getBoard, { params: { username }, query }).catch(missingBoard);
  followMove(username, (seed.data as BoardPage).creator.username, (handle) => `/creators/${handle}${search}`);
  return { words, seeds: [seed] };
}

export default function CreatorStagePage({ loaderData: { words, seeds }, params: { username } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Stage username={username} words={words} />
    </Seeds>
  );
}

const stagePath = (username: string, slug: string | null | undefined) => `/creators/${handleOf(username, slug)}`;

function Stage({ username, words }: { username: string; words: string }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const viewer = useViewer();
  const { registerSuggestion } = useAchievements();
  const board = useBoard({ username }, 'chart', words);
  const { creator, board: facts, ideas, nextCursor } = board.page;
  const handle = handleOf(creator.username, facts.slug);
  const path = stagePath(creator.username, facts.slug);
  const name = boardTitle(creator.username, facts);
  const isOwner = viewer?.id === creator.id;
  const isArchived = facts.isArchived === true;
  const isClosed = isOwner || isArchived;
  const canSuggest = facts.acceptsSuggestions && !isOwner;
  const share = useShareBoard(name, path);
  useVisit(handle);
  const { report, dialog } = useReport();
  const suggestion = useSuggestion(handle, viewer);
  const vote = useBoardVotes({ address: { username }, path, board, viewer });

  const renderVote = ({ id, title, votes }: Idea) => {
    const look = vote.of(id);
    return viewer && !isClosed ? (
      <VoteButton title={title} votes={votes} {...look} />
    ) : (
      <VoteScore votes={votes} isVoted={look.state === 'voted'} />
    );
  };

  return (
    <SiteFrame
      background="stage"
      skipLabel={t('boards.skipToChart')}
      header={
        <SiteHeader
          end={
            <>
              <RefreshButton isLoading={board.isLoading} onPress={() => void board.reload()} />
              <ViewerChip />
            </>
          }
        />
      }
      footer={<StageFooter />}
    >
      <PageMeta
        title={t('boards.title', { username: name })}
        description={creator.profileDescription ?? t('boards.description', { username: name })}
        canonicalPath={boardPath(creator.username, facts.slug)}
        isPrivate={words !== ''}
        {...boardPreview(board.page, language)}
      />
      <StageHead creator={creator}>
        {canSuggest && <SuggestButton className="btn-light" onClick={suggestion.open} />}
        {isOwner && <DashboardLink handle={facts.slug && handle} className="btn-light" />}
        <ShareButton className="btn-veil" onClick={share} />
      </StageHead>
      <div className="stage-width">
        <BoardList page={board.page} pathOf={stagePath} />
        <section className="sheet stage-sheet" aria-labelledby="chart">
          <StagePrompt
            id="chart"
            ideaCount={facts.ideaCount}
            hint={isOwner ? 'ownerHint' : isArchived ? undefined : viewer ? 'memberHint' : 'guestHint'}
            badge={words === '' && !isArchived && <LiveMark address={{ username }} sort="chart" />}
          >
            {!viewer && !isArchived && (
              <Link to={`${path}/auth?direct=true`} className={buttonClass({ size: 's' }, 'for-guests')}>
                {t('votes.loginToVote')}
              </Link>
            )}
          </StagePrompt>
          <ChartSearch page={board.page} words={words} />
          {words !== '' && ideas.length === 0 ? (
            <NothingFound words={words} />
          ) : ideas.length === 0 ? (
            <BoardEmpty
              username={creator.username}
              kind={isOwner ? 'owner' : canSuggest ? 'open' : 'closed'}
              action={canSuggest && <SuggestButton isFirst onClick={suggestion.open} />}
            />
          ) : (
            <Chart
              className="chart-stage"
              about="tooltip"
              ideas={ideas}
              leaderVotes={facts.leaderVotes}
              view={`chart${words}`}
              isVoted={(id) => vote.of(id).state === 'voted'}
              renderVote={renderVote}
              onReport={isOwner ? undefined : report}
              lastRow={
                viewer &&
                canSuggest &&
                words === '' && (
                  <SuggestRow place={facts.ideaCount + 1} username={creator.username} onSuggest={suggestion.open} />
                )
              }
            />
          )}
          {nextCursor !== null && (
            <ShowMore
              shown={ideas.length}
              total={words === '' ? facts.ideaCount : undefined}
              isLoading={board.isLoading}
              onPress={() => void board.showMore()}
            />
          )}
        </section>
      </div>
      {!viewer && !isArchived && <StageJoin path={path} />}
      {suggestion.Dialog && (
        <suggestion.Dialog
          username={creator.username}
          board={handle}
          viewer={viewer}
          returnPath={path}
          isOpen={suggestion.isOpen}
          onClose={suggestion.close}
          onSuggested={registerSuggestion}
          renderVote={voteInstead(vote, suggestion.finish)}
        />
      )}
      {dialog}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
