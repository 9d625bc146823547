import { ideaPath, nameOf } from '@upnext/contract/boards/board-handle';
import type { Idea } from '@upnext/contract/boards/ideas';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { VoteButton } from '../../voting/votes/vote-button.tsx';
import { VoteLogin } from '../../voting/votes/vote-login.tsx';
import { VoteScore } from '../../voting/votes/vote-score.tsx';
import { ChartSearch } from '../chart/chart-search.tsx';
import { Chart } from '../chart/chart.tsx';
import { NothingFound } from '../chart/nothing-found.tsx';
import { ShowMore } from '../chart/show-more.tsx';
import { SuggestRow } from '../chart/suggest-row.tsx';
import type { PublicBoard } from './use-public-board.ts';

/** Control shown to visitors: a vote button or a login link. Both open the vote sheet. */
type GuestVote = 'button' | 'login';

type PublicChartProps = {
  board: PublicBoard;
  guestVote: GuestVote;
  className: string;
  chartClassName: string;
  about?: 'inline' | 'tooltip';
  head: ReactNode;
  /** Shown instead of a chart without ideas. */
  empty: ReactNode;
  /** Shown next to 'clear search' if there are no results. */
  notFoundAction?: ReactNode;
  onReport: (idea: Idea) => void;
  /** Content below the chart. */
  children?: ReactNode;
};

const importAfterVote = () => import('./after-vote.tsx').then(({ AfterVote }) => AfterVote);

/** The chart on the three public pages, including search, voting, reporting and the suggestion dialog. */
export function PublicChart({ board, guestVote, className, chartClassName, about, head, ...props }: PublicChartProps) {
  const { page, words, sort, viewer, isOwner, canSuggest, suggestion, vote } = board;
  const { creator, board: facts, ideas, nextCursor } = page;
  const { Part: AfterVote } = useDeferredPart(importAfterVote, vote.hasVoted);
  const isSearch = words !== '';
  // The stage page, which shows descriptions as tooltips, has the row only for logged-in fans.
  const hasSuggestRow = canSuggest && !isSearch && nextCursor === null && (about !== 'tooltip' || Boolean(viewer));
  return (
    <>
      <section className={clsx('sheet', className)} aria-labelledby="chart">
        {head}
        <ChartSearch page={page} words={words} />
        {ideas.length === 0 ? (
          isSearch ? (
            <NothingFound words={words} action={props.notFoundAction} />
          ) : (
            props.empty
          )
        ) : (
          <Chart
            className={chartClassName}
            about={about}
            ideas={ideas}
            leaderVotes={facts.leaderVotes}
            view={sort + words}
            isVoted={(id) => vote.of(id).state === 'voted'}
            renderVote={(idea) => <IdeaVote board={board} guestVote={guestVote} idea={idea} />}
            // A share link can be turned off, so its page doesn't lead to addresses that remain.
            pathOf={'token' in board.address ? undefined : (id) => ideaPath(creator.username, facts.slug, id)}
            onReport={isOwner ? undefined : props.onReport}
            lastRow={
              hasSuggestRow && (
                <SuggestRow place={facts.ideaCount + 1} username={nameOf(creator)} onSuggest={suggestion.open} />
              )
            }
          />
        )}
        {nextCursor !== null && (
          <ShowMore
            shown={ideas.length}
            total={isSearch ? undefined : facts.ideaCount}
            isLoading={board.isLoading}
            onPress={() => void board.showMore()}
          />
        )}
        {AfterVote && <AfterVote board={board} />}
        {props.children}
      </section>
      {suggestion.Dialog && (
        <suggestion.Dialog
          username={nameOf(creator)}
          board={board.handle}
          isDetailed={board.asksForDetails}
          vote={vote}
          isOpen={suggestion.isOpen}
          onClose={suggestion.close}
          onVoteInstead={suggestion.finish}
        />
      )}
    </>
  );
}

type IdeaVoteProps = { board: PublicBoard; guestVote: GuestVote; idea: Idea };

function IdeaVote({ board: { vote, viewer, path, ...board }, guestVote, idea: { id, title, votes } }: IdeaVoteProps) {
  if (board.isOwner || board.isArchived) return <VoteScore votes={votes} />;
  const props = { title, votes, ...vote.of(id) };
  return guestVote === 'login' && !viewer ? <VoteLogin {...props} path={path} /> : <VoteButton {...props} />;
}
