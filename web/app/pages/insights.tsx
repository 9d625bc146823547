import '../styles/dashboard.css';
import '../styles/insights.css';
import '../styles/insights-lists.css';
import '../styles/insights-race.css';
import { insightRanges } from '@upnext/contract/limits';
import { getInsights } from '@upnext/contract/reach/insights';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { CreatorFrame, CreatorsOnly } from '../boards/own-boards/creator-frame.tsx';
import { loadDashboard } from '../boards/own-boards/load-dashboard.ts';
import { InsightsScreen } from '../reach/insights/insights-screen.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/insights.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, board, choice, seeds } = await loadDashboard(page, url, 'edit');
  const { username } = user;
  if (!board) return data({ username, seeds, insights: undefined, isOwner: false }, { status: 403 });
  const asked = url.searchParams.get('days');
  const days = insightRanges.find((range) => range === asked) ?? '30';
  const insights = await page.callAsViewer(getInsights, { query: { days, board: choice } });
  return data({ username, seeds, insights, isOwner: board.role === 'owner' });
}

/** Selecting another idea needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isSameRange = ['days', 'board'].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return defaultShouldRevalidate && !(isSamePage && isSameRange);
}

export default function InsightsPage({ loaderData: { username, seeds, insights, isOwner } }: Route.ComponentProps) {
  const t = useTranslations('insights');
  if (!insights)
    return (
      <Seeds of={seeds}>
        <CreatorsOnly />
      </Seeds>
    );
  return (
    <Seeds of={seeds}>
      <CreatorFrame username={username} title={t('title')} mainClassName="insights">
        <InsightsScreen insights={insights} isOwner={isOwner} />
      </CreatorFrame>
    </Seeds>
  );
}
