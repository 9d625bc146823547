import '../styles/board.css';
import { boardPath, boardTitle, handleOf } from '@upnext/contract/board-handle';
import { getBoard, type BoardPage as BoardReply, type ChartSort } from '@upnext/contract/boards';
import type { Idea } from '@upnext/contract/ideas';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { searchWords } from '../api/search-words.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { useAchievements } from '../features/achievements/achievements-provider.tsx';
import { BoardDock } from '../features/boards/board-dock.tsx';
import { BoardEmpty } from '../features/boards/board-empty.tsx';
import { BoardList } from '../features/boards/board-list.tsx';
import { boardPreview } from '../features/boards/board-preview.ts';
import { BoardShare } from '../features/boards/board-share.tsx';
import { BoardViews } from '../features/boards/board-views.tsx';
import { CreatorCard } from '../features/boards/creator-card.tsx';
import { DashboardLink } from '../features/boards/dashboard-link.tsx';
import { followMove } from '../features/boards/follow-move.ts';
import { LiveMark } from '../features/boards/live-mark.tsx';
import { missingBoard } from '../features/boards/missing-board.ts';
import { ShareButton } from '../features/boards/share-button.tsx';
import { useBoard } from '../features/boards/use-board.ts';
import { useShareBoard } from '../features/boards/use-share-board.ts';
import { ChartHead } from '../features/chart/chart-head.tsx';
import { ChartSearch } from '../features/chart/chart-search.tsx';
import { Chart } from '../features/chart/chart.tsx';
import { NothingFound } from '../features/chart/nothing-found.tsx';
import { ShowMore } from '../features/chart/show-more.tsx';
import { SortChoice } from '../features/chart/sort-choice.tsx';
import { SuggestRow } from '../features/chart/suggest-row.tsx';
import { FollowMark } from '../features/follows/follow-mark.tsx';
import { useReport } from '../features/reports/use-report.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { SuggestButton } from '../features/suggestions/suggest-button.tsx';
import { useSuggestion } from '../features/suggestions/use-suggestion.ts';
import { useVisit } from '../features/visits/use-visit.ts';
import { VoteButton } from '../features/votes/vote-button.tsx';
import { VoteScore } from '../features/votes/vote-score.tsx';
import { useLanguage } from '../texts/language.tsx';
import type { Route } from './+types/board.ts';
import { BoardError } from './board-error.tsx';
import { useBoardVotes } from './use-board-votes.ts';
import { voteInstead } from './vote-instead.tsx';

export async function loader({ context, params: { username, board }, url }: Route.LoaderArgs) {
  const { searchParams, search } = url;
  const sort: ChartSort = searchParams.get('sort') === 'newest' ? 'newest' : 'chart';
  const words = searchWords(searchParams);
  const query = { ...(sort === 'chart' ? {} : { sort }), ...(words ? { q: words } : {}) };
  const params = { username: handleOf(username, board) };
  const seed = await context.get(pageContext).seed(getBoard, { params, query }).catch(missingBoard);
  followMove(username, (seed.data as BoardReply).creator.username, (name) => boardPath(name, board) + search);
  return { sort, words, seeds: [seed] };
}

export default function BoardPage({ loaderData: { sort, words, seeds }, params }: Route.ComponentProps) {
  const handle = handleOf(params.username, params.board);
  return (
    <Seeds of={seeds}>
      <Board key={handle} handle={handle} sort={sort} words={words} />
    </Seeds>
  );
}

function Board({ handle, sort, words }: { handle: string; sort: ChartSort; words: string }) {
  const t = useTranslations('boards');
  const { language } = useLanguage();
  const viewer = useViewer();
  const { registerSuggestion } = useAchievements();
  const address = { username: handle };
  const board = useBoard(address, sort, words);
  const { creator, board: facts, ideas, nextCursor } = board.page;
  const path = boardPath(creator.username, facts.slug);
  const name = boardTitle(creator.username, facts);
  const isOwner = viewer?.id === creator.id;
  const isClosed = isOwner || facts.isArchived === true;
  const canSuggest = facts.acceptsSuggestions && !isOwner;
  const share = useShareBoard(name, path);
  useVisit(handle);
  const { report, dialog } = useReport();
  const suggestion = useSuggestion(handle, viewer);
  const vote = useBoardVotes({ address, path, waitsByName: true, board, viewer });

  const renderVote = ({ id, title, votes }: Idea) =>
    isClosed ? <VoteScore votes={votes} /> : <VoteButton title={title} votes={votes} {...vote.of(id)} />;
  const mainAct = (className?: string) =>
    canSuggest ? (
      <SuggestButton className={className} onClick={suggestion.open} />
    ) : isOwner ? (
      <DashboardLink handle={facts.slug && handle} className={className} />
    ) : null;

  return (
    <SiteFrame
      mainClassName="board-page"
      background={`background-${creator.profileBackground}`}
      skipLabel={t('skipToChart')}
    >
      <PageMeta
        title={t('title', { username: name })}
        description={creator.profileDescription ?? t('description', { username: name })}
        canonicalPath={path}
        hasEmbed
        isPrivate={words !== ''}
        {...boardPreview(board.page, language)}
      />
      <CreatorCard creator={creator} whatToDo={isOwner ? 'look' : ideas.length > 0 && !isClosed ? 'vote' : undefined}>
        {mainAct()}
        <ShareButton kind="plain" onClick={share} />
      </CreatorCard>
      <div className="min-w-0">
        <BoardList page={board.page} pathOf={boardPath} />
        <BoardViews path={path} current="chart" />
        <section className="sheet chart-sheet" aria-labelledby="chart">
          <ChartHead
            id="chart"
            board={facts}
            badge={words === '' && !facts.isArchived && <LiveMark address={address} sort={sort} />}
            tools={ideas.length > 1 && words === '' && <SortChoice sort={sort} />}
          />
          <ChartSearch page={board.page} words={words} />
          {words !== '' && ideas.length === 0 ? (
            <NothingFound words={words} action={mainAct()} />
          ) : ideas.length === 0 ? (
            <BoardEmpty
              username={creator.username}
              kind={isOwner ? 'owner' : canSuggest ? 'open' : 'closed'}
              action={canSuggest ? <SuggestButton isFirst onClick={suggestion.open} /> : mainAct()}
            />
          ) : (
            <Chart
              className="chart-roomy"
              ideas={ideas}
              leaderVotes={facts.leaderVotes}
              view={sort + words}
              isVoted={(id) => vote.of(id).state === 'voted'}
              renderVote={renderVote}
              onReport={isOwner ? undefined : report}
              lastRow={
                canSuggest &&
                nextCursor === null &&
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
          {ideas.length > 0 && !facts.isArchived && (
            <BoardShare onShare={share}>
              {!isOwner && <FollowMark name={name} handle={handle} path={path} viewer={viewer} />}
            </BoardShare>
          )}
        </section>
      </div>
      <BoardDock onShare={share}>{mainAct()}</BoardDock>
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
