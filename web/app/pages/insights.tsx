import '../styles/dashboard.css';
import '../styles/insights.css';
import '../styles/insights-lists.css';
import '../styles/insights-race.css';
import { getInsights } from '@upnext/contract/insights';
import { insightRanges } from '@upnext/contract/limits';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { loadViewer } from '../api/load-viewer.ts';
import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { InsightsScreen } from '../features/insights/insights-screen.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/insights.ts';
import { CreatorFrame, CreatorsOnly } from './creator-frame.tsx';

export const handle = { texts: 'own' satisfies TextPart };
await wantTexts('own');

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { pathname, search, searchParams } = new URL(request.url);
  const { user, viewerSeed } = await loadViewer(page, pathname + search);
  const { username } = user;
  if (user.userRole !== 'creator') return data({ username, seeds: [viewerSeed], insights: undefined }, { status: 403 });
  const days = insightRanges.find((range) => range === searchParams.get('days')) ?? '30';
  return data({ username, seeds: [viewerSeed], insights: await page.callAsViewer(getInsights, { query: { days } }) });
}

/** Which idea is followed is the browser's affair. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isSameRange = currentUrl.searchParams.get('days') === nextUrl.searchParams.get('days');
  return defaultShouldRevalidate && !(isSamePage && isSameRange);
}

export default function InsightsPage({ loaderData: { username, seeds, insights } }: Route.ComponentProps) {
  const t = useTranslations('insights');
  if (!insights)
    return (
      <Seeds of={seeds}>
        <CreatorsOnly />
      </Seeds>
    );
  return (
    <Seeds of={seeds}>
      <CreatorFrame username={username} title={t('title')} mainClassName="page-width insights">
        <InsightsScreen insights={insights} />
      </CreatorFrame>
    </Seeds>
  );
}
