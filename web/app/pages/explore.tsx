import '../styles/explore.css';
import { explore } from '@upnext/contract/boards/boards';
import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { NothingFound } from '../boards/chart/nothing-found.tsx';
import { searchWords } from '../boards/chart/search-words.ts';
import { ExploreCards } from '../boards/explore/explore-cards.tsx';
import { FeaturedBoards } from '../boards/explore/featured-boards.tsx';
import { useExploreVotes } from '../boards/explore/use-explore-votes.ts';
import { useExplore } from '../boards/explore/use-explore.ts';
import { useReport } from '../operations/reports/use-report.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { SearchForm } from '../ui/search-form.tsx';
import type { Route } from './+types/explore.ts';

export const handle = { texts: 'explore' satisfies TextPart };
await requireTexts('explore');

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
  const vote = useExploreVotes(ideas, viewer, onVoted);
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
      <ExploreCards {...more} ideas={ideas} viewer={viewer} isSearch={words !== ''} vote={vote} onReport={report} />
      {dialog}
    </SiteFrame>
  );
}

const arrow = () => <ArrowUp className="i" aria-hidden="true" />;
