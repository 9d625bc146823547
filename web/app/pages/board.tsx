import '../styles/board.css';
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

export async function loader({ context, params: { username }, request }: Route.LoaderArgs) {
  const { searchParams, search } = new URL(request.url);
  const sort: ChartSort = searchParams.get('sort') === 'newest' ? 'newest' : 'chart';
  const words = searchWords(searchParams);
  const query = { ...(sort === 'chart' ? {} : { sort }), ...(words ? { q: words } : {}) };
  const seed = await context.get(pageContext).seed(getBoard, { params: { username }, query }).catch(missingBoard);
  followMove(username, (seed.data as BoardReply).creator.username, (name) => `/${name}${search}`);
  return { sort, words, seeds: [seed] };
}

export default function BoardPage({ loaderData: { sort, words, seeds }, params: { username } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Board username={username} sort={sort} words={words} />
    </Seeds>
  );
}

function Board({ username, sort, words }: { username: string; sort: ChartSort; words: string }) {
  const t = useTranslations('boards');
  const { language } = useLanguage();
  const viewer = useViewer();
  const { registerSuggestion } = useAchievements();
  const board = useBoard({ username }, sort, words);
  const { creator, board: facts, ideas, nextCursor } = board.page;
  const path = `/${creator.username}`;
  const isOwner = viewer?.id === creator.id;
  const canSuggest = facts.acceptsSuggestions && !isOwner;
  const share = useShareBoard(creator.username, path);
  useVisit(creator.username);
  const suggestion = useSuggestion(creator.username, viewer);
  const vote = useBoardVotes({ address: { username }, path, waitsByName: true, board, viewer });

  const renderVote = ({ id, title, votes }: Idea) =>
    isOwner ? <VoteScore votes={votes} /> : <VoteButton title={title} votes={votes} {...vote.of(id)} />;
  const mainAct = (className?: string) =>
    canSuggest ? (
      <SuggestButton className={className} onClick={suggestion.open} />
    ) : isOwner ? (
      <DashboardLink className={className} />
    ) : null;

  return (
    <SiteFrame
      mainClassName="board-page"
      background={`background-${creator.profileBackground}`}
      skipLabel={t('skipToChart')}
    >
      <PageMeta
        title={t('title', { username: creator.username })}
        description={creator.profileDescription ?? t('description', { username: creator.username })}
        canonicalPath={path}
        hasEmbed
        isPrivate={words !== ''}
        {...boardPreview(board.page, language)}
      />
      <CreatorCard creator={creator} whatToDo={isOwner ? 'look' : ideas.length > 0 ? 'vote' : undefined}>
        {mainAct()}
        <ShareButton kind="plain" onClick={share} />
      </CreatorCard>
      <div className="min-w-0">
        <BoardViews username={creator.username} current="chart" />
        <section className="sheet chart-sheet" aria-labelledby="chart">
          <ChartHead
            id="chart"
            board={facts}
            badge={words === '' && <LiveMark address={{ username }} sort={sort} />}
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
          {ideas.length > 0 && (
            <BoardShare onShare={share}>
              {!isOwner && <FollowMark username={creator.username} viewer={viewer} />}
            </BoardShare>
          )}
        </section>
      </div>
      <BoardDock onShare={share}>{mainAct()}</BoardDock>
      {suggestion.Dialog && (
        <suggestion.Dialog
          username={creator.username}
          viewer={viewer}
          returnPath={path}
          isOpen={suggestion.isOpen}
          onClose={suggestion.close}
          onSuggested={registerSuggestion}
          renderVote={voteInstead(vote, suggestion.finish)}
        />
      )}
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BoardError error={error} what="creatorFailed" />;
}
