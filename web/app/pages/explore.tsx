import '../styles/explore.css';
import { useQuery } from '@tanstack/react-query';
import { boardPath } from '@upnext/contract/board-handle';
import { explore } from '@upnext/contract/boards';
import type { Idea } from '@upnext/contract/ideas';
import { listVoteHistory } from '@upnext/contract/votes';
import { ArrowUp } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../api/client.ts';
import { pageContext } from '../api/page-context.ts';
import { searchWords } from '../api/search-words.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer, type Viewer } from '../api/viewer.ts';
import { useAchievements } from '../features/achievements/achievements-provider.tsx';
import { Movement } from '../features/chart/movement.tsx';
import { NothingFound } from '../features/chart/nothing-found.tsx';
import { ExploreCards } from '../features/explore/explore-cards.tsx';
import { FeaturedBoards } from '../features/explore/featured-boards.tsx';
import { useExplore } from '../features/explore/use-explore.ts';
import { useReport } from '../features/reports/use-report.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { useVote } from '../features/votes/use-vote.ts';
import { VoteButton } from '../features/votes/vote-button.tsx';
import { rememberVotes } from '../features/votes/vote-memory.ts';
import { VoteScore } from '../features/votes/vote-score.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import type { Route } from './+types/explore.ts';

const spinnerMs = 500;
const highlightMs = 600;

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = searchWords(url.searchParams);
  const query = words ? { q: words } : {};
  return { words, seeds: [await context.get(pageContext).seed(explore, { query })] };
}

export default function ExplorePage({ loaderData: { words, seeds } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Explore words={words} />
    </Seeds>
  );
}

function Explore({ words }: { words: string }) {
  const t = useTranslations('explore');
  const chartWords = useTranslations('chart');
  const viewer = useViewer();
  const { featured, ideas, onVoted, ...more } = useExplore(words);
  const { report, dialog } = useReport();
  const vote = useVoteAnywhere(ideas, viewer, onVoted);
  useRecentVotes(viewer);
  return (
    <SiteFrame mainClassName="page-width grid content-start gap-5 pb-16 pt-4">
      <PageMeta
        title={t('metaTitle')}
        description={t('metaDescription')}
        canonicalPath="/explore"
        isPrivate={words !== ''}
      />
      <div className="grid gap-2">
        <h1>{t('title')}</h1>
        <p className="explore-lead">{t.rich('lead', { arrow })}</p>
      </div>
      <div className="explore-search">
        <SearchForm words={words} label={t('search')} clearLabel={chartWords('searchClear')} />
        {words !== '' && <output>{chartWords('found', { count: ideas.length, more: String(more.hasMore) })}</output>}
      </div>
      <FeaturedBoards boards={featured} />
      {words !== '' && ideas.length === 0 && <NothingFound words={words} />}
      <ExploreCards
        {...more}
        ideas={ideas}
        viewer={viewer}
        isSearch={words !== ''}
        onReport={report}
        renderMovement={({ position }) => <Movement position={position} />}
        renderVote={({ id, title, votes, creatorId }) =>
          creatorId === viewer?.id ? (
            <VoteScore votes={votes} />
          ) : (
            <VoteButton title={title} votes={votes} {...vote.of(id)} />
          )
        }
      />
      {dialog}
    </SiteFrame>
  );
}

const arrow = () => <ArrowUp className="i" aria-hidden="true" />;

function useVoteAnywhere(ideas: readonly Idea[], viewer: Viewer, onVoted: ReturnType<typeof useExplore>['onVoted']) {
  const { registerVote } = useAchievements();
  const ideaIds = useMemo(() => ideas.map(({ id }) => id), [ideas]);
  const find = (ideaId: number) => ideas.find(({ id }) => id === ideaId);
  return useVote({
    address: 'anywhere',
    ideaIds,
    viewer,
    spinnerMs,
    highlightMs,
    // A guest comes back to the idea's own chart, where the vote is cast.
    waitAt: (ideaId) => {
      const { creatorUsername = '', boardSlug } = find(ideaId) ?? {};
      const path = boardPath(creatorUsername, boardSlug);
      return { path, returnPath: path };
    },
    onVoted: (reply) => {
      const place = find(reply.ideaId)?.position.current ?? null;
      registerVote({ ideaId: reply.ideaId, isTopThree: place !== null && place <= 3 });
      onVoted(reply);
    },
  });
}

/** No board can be asked for the votes on all boards: the latest of them are told at once, an older one by its 'already voted'. */
function useRecentVotes(viewer: Viewer): void {
  const { data } = useQuery({
    queryKey: ['recent votes', viewer?.id],
    queryFn: () => call(listVoteHistory, {}),
    enabled: Boolean(viewer),
  });
  useEffect(() => {
    if (data) rememberVotes(data.votes.map(({ idea }) => idea.id));
  }, [data]);
}
